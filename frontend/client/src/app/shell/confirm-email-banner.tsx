import { lazy, Suspense } from 'react';
import { useSession } from '../../shared/session/use-session';

const ConfirmEmail = lazy(async () => ({
  default: (await import('../../features/identity/confirm/confirm-email')).ConfirmEmail,
}));

/** Stays until the e-mail is confirmed. */
export const ConfirmEmailBanner = () => {
  const { user } = useSession();
  if (user?.email_confirmed_at !== null) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmEmail email={user.email} />
    </Suspense>
  );
};
