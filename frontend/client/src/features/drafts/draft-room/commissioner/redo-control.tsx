import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { toldAgain, useSeen } from '../../../../shared/api/use-seen';
import { count } from '../../../../shared/lib/words';
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog';
import { useToast } from '../../../../shared/ui/toasts';
import { draftsApi } from '../../api/drafts.api';
import { DRAFT_READS } from '../../history/reason-readers';
import { useRoom } from '../room-context';
import { PickList } from './pick-list';
import { useRoomCommand } from './use-room-command';

/** Makes the picks again that an undo took back; there only while that can be done. */
export const RedoControl = () => {
  const { facts } = useRoom();
  const [asking, setAsking] = useState(false);
  const { send, busy, failure, clearFailure } = useRoomCommand(draftsApi.useRedoPicksMutation()[0]);
  const { undone, revision } = useSeen(facts.room, asking, failure);
  const offered = facts.room.status === 'paused' && facts.room.undone.length > 0;
  const close = (): void => {
    setAsking(false);
    clearFailure();
  };
  const toast = useToast();
  const isOver = asking && undone.length === 0;
  useEffect(() => {
    if (!isOver) return;
    close();
    toast.warn(
      'Nothing is left to redo',
      'Somebody has redone the picks meanwhile, or gone on without them.',
    );
    // Once, when it is over.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOver]);
  return (
    <>
      {offered && (
        <Button variant="outlined" color="inherit" onClick={() => setAsking(true)}>
          Redo {count(facts.room.undone.length, 'pick')}…
        </Button>
      )}
      <ConfirmDialog
        open={asking && !isOver}
        title={`Redo ${count(undone.length, 'pick')}?`}
        confirmLabel={`Redo ${count(undone.length, 'pick')}`}
        reasonFor={DRAFT_READS}
        busy={busy}
        failure={toldAgain(failure)}
        onClose={close}
        onConfirm={({ reason }) => void send({ reason, ifRevision: revision }).then((ok) => ok && close())}
      >
        These picks are made again as they were, in this order, up to the first whose player has left. The
        draft stays paused.
        <PickList label="Picks that are made again" picks={undone} />
      </ConfirmDialog>
    </>
  );
};
