import { useLocation } from 'react-router-dom';
import { MarkEmailUnreadRounded } from '../../shared/icons/mark-email-unread-rounded';
import { useSession } from '../../shared/session/use-session';
import { lazyPart } from '../../shared/ui/lazy-part';
import { HOME } from '../return-path';

// Most people have confirmed long ago.
const ConfirmEmailLine = lazyPart(
  async () => (await import('../../features/identity/confirm/confirm-email-line')).ConfirmEmailLine,
  {
    name: 'the way to confirm the e-mail',
    waiting: <strong className="banner-words">Confirm your e-mail</strong>,
  },
);

/** Stays on top until the person has followed the link in the confirmation mail. */
export const ConfirmEmailBanner = () => {
  const { user } = useSession();
  // The dashboard says it among what needs the person.
  const home = useLocation().pathname === HOME;
  if (home || user?.email_confirmed_at !== null) return null;
  return (
    <section aria-label="Confirm your e-mail" className="banner banner-line banner-warning">
      <MarkEmailUnreadRounded sx={{ fontSize: 20 }} />
      <ConfirmEmailLine email={user.email} />
    </section>
  );
};
