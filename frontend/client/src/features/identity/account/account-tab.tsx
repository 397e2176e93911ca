import { ErrorBlock } from '../../../shared/ui/error-block';
import { FormSkeleton } from '../../../shared/ui/skeletons';
import { accountApi } from '../api/account.api';
import { EmailSection } from './email-section';
import { EraseSection } from './erase-section';
import { ExportSection } from './export-section';
import { NamesSection } from './names-section';
import { PasswordSection } from './password-section';
import { SecondFactorSection } from './second-factor-section';
import { SessionsSection } from './sessions-section';

/** The own account, one card for each thing. */
export const AccountTab = ({ onErased }: { readonly onErased: () => void }) => {
  const {
    data: account,
    error,
    refetch,
  } = accountApi.useAccountQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (!account && error)
    return (
      <ErrorBlock what="Your account could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  if (!account) return <FormSkeleton fields={4} />;
  return (
    <>
      <NamesSection account={account} />
      <EmailSection account={account} />
      <PasswordSection account={account} />
      <SecondFactorSection account={account} onChanged={() => void refetch()} />
      <SessionsSection />
      <ExportSection />
      <EraseSection account={account} onErased={onErased} />
    </>
  );
};
