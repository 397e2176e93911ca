import { Unsubscribe } from '../../features/notifications/unsubscribe/unsubscribe';
import { PageHeader } from '../../shared/ui/page-header';
import { useLinkSecrets } from './auth/use-link-secrets';

/** `/unsubscribe?token=`: ends mails of a kind, for whoever has such a mail. */
export const UnsubscribePage = () => {
  const { token } = useLinkSecrets();
  return (
    <>
      <PageHeader title="E-mails from Fieldhouse" />
      <Unsubscribe key={token} token={token ?? ''} />
    </>
  );
};
