import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { toldAgain, useSeen } from '../../../../shared/api/use-seen';
import { count } from '../../../../shared/lib/words';
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog';
import { useToast } from '../../../../shared/ui/toasts';
import { draftsApi } from '../../api/drafts.api';
import { DRAFT_READS } from '../../history/reason-readers';
import { redoableOf } from '../model/redoable';
import { useRoom } from '../room-context';
import { PickList } from './pick-list';
import { useRoomCommand } from './use-room-command';

/** Makes the picks again that an undo took back; where none can be made again, it says why. */
export const RedoControl = () => {
  const { facts } = useRoom();
  const [asking, setAsking] = useState(false);
  const { send, busy, failure, clearFailure } = useRoomCommand(draftsApi.useRedoPicksMutation()[0]);
  const { undone, revision } = useSeen(facts.room, asking, failure);
  const { picks, stop } = redoableOf(undone, facts.playerById);
  const offered = facts.room.status === 'paused' && undone.length > 0;
  const left =
    stop &&
    `Not from pick ${stop.madeIn} on: ${facts.playerById.get(stop.playerId)?.name ?? 'its player'} has left the league.`;
  const close = (): void => {
    setAsking(false);
    clearFailure();
  };
  const toast = useToast();
  const isOver = asking && picks.length === 0;
  useEffect(() => {
    if (!isOver) return;
    close();
    toast.warn(
      'Nothing is left to redo',
      'The picks have been redone meanwhile, or cannot be made again anymore.',
    );
    // Once, when it is over.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOver]);
  return (
    <>
      {offered && picks.length > 0 && (
        <Button variant="outlined" color="inherit" onClick={() => setAsking(true)}>
          Redo {count(picks.length, 'pick')}…
        </Button>
      )}
      {offered && picks.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Nothing can be redone. {left}
        </Typography>
      )}
      <ConfirmDialog
        open={asking && !isOver}
        title={`Redo ${count(picks.length, 'pick')}?`}
        confirmLabel={`Redo ${count(picks.length, 'pick')}`}
        reasonFor={DRAFT_READS}
        busy={busy}
        failure={toldAgain(failure)}
        onClose={close}
        onConfirm={({ reason }) => void send({ reason, ifRevision: revision }).then((ok) => ok && close())}
      >
        These picks are made again as they were, in this order, up to the first that does not fit anymore. The
        draft stays paused. {left}
        <PickList label="Picks that are made again" picks={picks} />
      </ConfirmDialog>
    </>
  );
};
