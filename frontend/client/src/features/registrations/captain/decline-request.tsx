import type { FreeAgentsView } from '@fieldhouse/api-contract';
import { useCommand } from '../../../shared/api/use-command';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { registrationsApi } from '../api/registrations.api';
import { DELETED_PLAYER } from '../../../shared/lib/words';

type DeclineRequestProps = {
  readonly leagueId: string;
  /** Whom it is about; null: nobody is being declined. */
  readonly asked: FreeAgentsView['requests'][number] | null;
  readonly requests: FreeAgentsView['requests'];
  readonly onClose: () => void;
};

/** A captain's no with a reason; it stays, with what was written, until they hear that it is too late. */
export const DeclineRequest = ({ leagueId, asked, requests, onClose }: DeclineRequestProps) => {
  const [reject] = registrationsApi.useRejectRegistrationMutation();
  const { run, busy, failure, clearFailure } = useCommand(reject);
  const name = asked?.name || DELETED_PLAYER;
  // Their own no takes the request away as well.
  const isOver = !busy && !requests.some((one) => one.registrationId === asked?.registrationId);
  const close = (): void => {
    clearFailure();
    onClose();
  };
  const sayNo = async (reason: string): Promise<void> => {
    if (asked === null) return;
    if ((await run({ leagueId, registrationId: asked.registrationId, reason })).ok) onClose();
  };
  return (
    <ConfirmDialog
      open={asked !== null}
      title={`Decline ${name}?`}
      confirmLabel="Decline the request"
      tone="error"
      reasonFor={`${name} and the organizers can read it.`}
      busy={busy}
      failure={failure}
      onConfirm={({ reason }) => void sayNo(reason)}
      onClose={close}
    >
      {isOver
        ? 'They do not wait for an answer anymore: nothing is left to decline.'
        : 'Their registration ends. They can register again, with another team or alone.'}
    </ConfirmDialog>
  );
};
