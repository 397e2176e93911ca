import type { ScheduleRequestsView, ScheduleRequestView } from '@fieldhouse/api-contract';
import { useCommand } from '../../../shared/api/use-command';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { scheduleRequestsApi } from '../api/schedule-requests.api';
import { closedWords, stateOf, wishWords } from './wish-words';

type DeclineRequestProps = {
  readonly view: ScheduleRequestsView;
  /** As it was when it was asked about; null: none is being declined. */
  readonly asked: ScheduleRequestView | null;
  readonly onClose: () => void;
};

/** The staff's no with a reason; it stays, with what was written, and says what has happened meanwhile. */
export const DeclineRequest = ({ view, asked, onClose }: DeclineRequestProps) => {
  const [send] = scheduleRequestsApi.useAnswerScheduleRequestMutation();
  const { run, busy, failure, clearFailure } = useCommand(send);
  const team = asked?.teamName ?? 'the team';
  const close = (): void => {
    clearFailure();
    onClose();
  };
  const decline = async (reason: string): Promise<void> => {
    if (asked === null) return;
    const { requestId } = asked;
    // As it stands by now, which is said above the reason.
    const from = stateOf(view.requests.find((one) => one.requestId === requestId) ?? asked);
    const { ok } = await run({ leagueId: view.leagueId, requestId, answer: 'declined', reason, from });
    if (ok) onClose();
  };
  // Their own answer changes it as well.
  const meanwhile = busy || asked === null ? null : meanwhileOf(asked, view);
  return (
    <ConfirmDialog
      open={asked !== null}
      title={`Decline the request of ${team}?`}
      confirmLabel="Decline the request"
      tone="error"
      reasonFor={`Captains of ${team} can read it.`}
      busy={busy}
      failure={failure}
      onConfirm={({ reason }) => void decline(reason)}
      onClose={close}
    >
      {asked && `${wishWords(asked.wish)}. `}
      {meanwhile ?? 'You can accept it later.'}
    </ConfirmDialog>
  );
};

/** What has happened to a request since it was asked about; null: nothing. */
const meanwhileOf = (asked: ScheduleRequestView, view: ScheduleRequestsView): string | null => {
  const now = view.requests.find(({ requestId }) => requestId === asked.requestId);
  if (view.closed !== null) return closedWords(view);
  if (!now) return 'The team has withdrawn it meanwhile: nothing is left to decline.';
  if (now.teamName === null) return 'The team has left the league meanwhile: nothing is left to decline.';
  if (now.answer === null || now.answer.at === asked.answer?.at) return null;
  return stateOf(now) === 'declined'
    ? 'It has been declined meanwhile. Your reason would take the place of the one given.'
    : 'It has been accepted meanwhile. Declined now, it is not accepted anymore.';
};
