import Button from '@mui/material/Button';
import { useState } from 'react';
import { count } from '../../../../shared/lib/words';
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog';
import { draftsApi } from '../../api/drafts.api';
import { DRAFT_READS } from '../../history/reason-readers';
import { undoTargets } from '../model/undo-range';
import { useRoom } from '../room-context';
import { Section } from './section';
import { useRoomCommand } from './use-room-command';

/** Back to the lobby. */
export const ResetControl = () => {
  const { facts } = useRoom();
  const [asking, setAsking] = useState(false);
  const { send, busy, failure } = useRoomCommand(draftsApi.useResetDraftMutation()[0]);
  return (
    <Section title="Reset" hint="Back to the lobby with an empty board. The history keeps everything.">
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        Reset the draft
      </Button>
      <ConfirmDialog
        open={asking}
        title="Reset the draft?"
        confirmLabel="Reset the draft"
        tone="error"
        reasonFor={DRAFT_READS}
        typed="RESET"
        busy={busy}
        failure={failure}
        onClose={() => setAsking(false)}
        onConfirm={({ reason, confirmation }) =>
          void send({ reason, confirmation }).then((ok) => ok && setAsking(false))
        }
      >
        {count(undoTargets(facts.room.picks).length, 'turn')} will be taken back and everybody returns to the
        lobby.
      </ConfirmDialog>
    </Section>
  );
};
