import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { toldAgain, useSeen } from '../../../../shared/api/use-seen';
import { count } from '../../../../shared/lib/words';
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog';
import { draftsApi } from '../../api/drafts.api';
import { DRAFT_READS } from '../../history/reason-readers';
import { playerName, teamOf } from '../model/room-facts';
import { goneWithUndo, undoneBy, undoTargets } from '../model/undo-range';
import { useRoom } from '../room-context';
import { PickList } from './pick-list';
import { RedoControl } from './redo-control';
import { Section } from './section';
import { useRoomCommand } from './use-room-command';

/** Takes back the last pick, or everything back to one; says exactly what before it happens. */
export const UndoControls = () => {
  const { facts } = useRoom();
  const [toPickNo, setToPickNo] = useState<number | null>(null);
  const { send, busy, failure, clearFailure } = useRoomCommand(draftsApi.useUndoPicksMutation()[0]);
  const { picks, extras, revision } = useSeen(facts.room, toPickNo !== null, failure);
  const targets = undoTargets(picks);
  const last = targets[0];
  const close = (): void => {
    setToPickNo(null);
    clearFailure();
  };
  const undone = toPickNo === null ? [] : undoneBy(picks, toPickNo);
  const latest = targets.find(({ pickNo }) => pickNo === toPickNo) ?? last;
  return (
    <Section title="Undo" hint="Undoing pauses the draft. The history keeps what was picked.">
      <Button
        variant="outlined"
        color="inherit"
        disabled={!last}
        onClick={() => setToPickNo(last?.pickNo ?? null)}
      >
        Undo last pick
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        disabled={targets.length < 2}
        onClick={() => setToPickNo(targets[1]?.pickNo ?? null)}
      >
        Undo to…
      </Button>
      <RedoControl />
      <ConfirmDialog
        open={toPickNo !== null}
        title={`Undo back to pick ${toPickNo ?? latest?.pickNo ?? ''}?`}
        confirmLabel={`Undo ${count(undone.length, 'pick')}`}
        tone="error"
        reasonFor={DRAFT_READS}
        busy={busy}
        failure={toldAgain(failure)}
        onClose={close}
        onConfirm={({ reason }) =>
          void (
            toPickNo !== null && send({ toPickNo, reason, ifRevision: revision }).then((ok) => ok && close())
          )
        }
      >
        <TextField
          select
          label="Back to before pick"
          value={toPickNo ?? ''}
          onChange={(event) => setToPickNo(Number(event.target.value))}
          slotProps={{ select: { native: true } }}
        >
          {targets.map(({ pickNo, teamId, playerId }) => (
            <option key={pickNo} value={pickNo}>
              {pickNo}: {playerName(facts, playerId)}, {teamOf(facts, teamId).name}
            </option>
          ))}
        </TextField>
        <Box sx={{ mt: 3 }}>This is taken back and the players are free again:</Box>
        <PickList label="Picks that are taken back" picks={undone} extras={goneWithUndo(extras)} />
      </ConfirmDialog>
    </Section>
  );
};
