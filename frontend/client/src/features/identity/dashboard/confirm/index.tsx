import type { NeedsPart } from '../../../../shared/dashboard/dashboard-part';
import { useSession } from '../../../../shared/session/use-session';
import { ResendButton } from '../../confirm/resend-button';
import { useResend } from '../../confirm/use-resend';
import { statusOf } from '../../confirm/status-line';

/** An e-mail that is not confirmed yet, which closes more than one door. */
export const part: NeedsPart = {
  kind: 'needs',
  name: 'confirm-email',
  what: 'Your e-mail',
  useNeeds: () => {
    const { user } = useSession();
    const state = useResend();
    const open = user?.email_confirmed_at === null;
    return {
      needs: open
        ? [
            {
              id: 'confirm-email',
              title: 'Confirm your e-mail',
              detail: statusOf(user.email, state),
              deadline: null,
              action: { button: <ResendButton state={state} /> },
            },
          ]
        : [],
      loading: false,
      error: undefined,
      retry: () => undefined,
    };
  },
};
