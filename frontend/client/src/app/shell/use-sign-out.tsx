import { useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { countUnsent } from '../../features/chat/live/kept-unsent';
import { leaveTo } from '../../shared/lib/leave';
import { pause } from '../../shared/lib/pause';
import { signOut } from '../../shared/session/session-keeper';
import { leavingBegan } from '../../shared/session/session.slice';
import { useSession } from '../../shared/session/use-session';
import { count } from '../../shared/lib/words';
import { lazyOverlay } from '../../shared/ui/lazy-overlay';
import { endPush } from './end-push';

const TOLD_WITHIN_MS = 3_000;

const Question = lazyOverlay(
  async () => (await import('../../shared/ui/confirm-dialog')).ConfirmDialog,
  'the question before signing out',
);

type SignOut = {
  readonly leave: () => void;
  /** Stands where it is asked before messages are lost that wait to be sent. */
  readonly question: ReactNode;
};

/**
 * Signs out and loads the site's front page, once the service knows of it or has not answered for a while.
 * @param stays where they are, for whoever signs in next
 */
export const useSignOut = (stays = false): SignOut => {
  const dispatch = useDispatch();
  const accountId = useSession().user?.id ?? '';
  const [unsent, setUnsent] = useState(0);
  const signOutNow = async (): Promise<void> => {
    // Else the guard would lead to /auth first.
    if (!stays) dispatch(leavingBegan());
    // While the service still takes it from them.
    await endPush(accountId, ({ turnOffHere }) => turnOffHere(dispatch, accountId));
    await Promise.race([signOut(dispatch), pause(TOLD_WITHIN_MS)]);
    if (!stays) leaveTo('/');
  };
  const leave = (): void => {
    const waiting = countUnsent(accountId);
    if (waiting > 0) setUnsent(waiting);
    else void signOutNow();
  };
  const question = (
    <Question
      open={unsent > 0}
      title={`${count(unsent, 'message has', 'messages have')} not been sent`}
      confirmLabel="Sign out"
      cancelLabel="Stay signed in"
      tone="error"
      onConfirm={() => void signOutNow()}
      onClose={() => setUnsent(0)}
    >
      {unsent === 1 ? 'It is' : 'They are'} lost when you sign out here.
    </Question>
  );
  return { leave, question };
};
