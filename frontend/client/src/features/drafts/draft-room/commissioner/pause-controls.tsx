import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog';
import { useToast } from '../../../../shared/ui/toasts';
import { draftsApi } from '../../api/drafts.api';
import { openPicks } from '../model/room-facts';
import { useRoom } from '../room-context';
import { ResumeDialog } from './resume-dialog';
import { Section } from './section';
import { useRoomCommand } from './use-room-command';

/** Pause now, or once a pick is made; and go on. */
export const PauseControls = () => {
  const { facts } = useRoom();
  const { status, pauseAfterPickNo, board } = facts.room;
  const [open, setOpen] = useState<'pause' | 'resume' | null>(null);
  const pause = useRoomCommand(draftsApi.usePauseDraftMutation()[0]);
  const close = (): void => setOpen(null);
  return (
    <Section
      title="Pause"
      hint={
        pauseAfterPickNo === null ? undefined : `Planned: the draft pauses after pick ${pauseAfterPickNo}.`
      }
    >
      {status === 'live' ? (
        <Button variant="outlined" color="inherit" onClick={() => setOpen('pause')}>
          Pause
        </Button>
      ) : (
        <Button variant="contained" onClick={() => setOpen('resume')}>
          Resume
        </Button>
      )}
      <PauseLater
        key={pauseAfterPickNo}
        planned={pauseAfterPickNo}
        first={openPicks(facts)[0]?.pickNo ?? 1}
        last={board.length}
      />
      <ConfirmDialog
        open={open === 'pause'}
        title="Pause the draft?"
        confirmLabel="Pause the draft"
        needsReason
        busy={pause.busy}
        failure={pause.failure}
        onClose={close}
        onConfirm={({ reason }) => void pause.send({ reason }).then((ok) => ok && close())}
      >
        The clock stops and nobody can pick until you resume.
      </ConfirmDialog>
      <ResumeDialog open={open === 'resume'} onClose={close} />
    </Section>
  );
};

type PauseLaterProps = { readonly planned: number | null; readonly first: number; readonly last: number };

const PauseLater = ({ planned, first, last }: PauseLaterProps) => {
  const toast = useToast();
  const [pickNo, setPickNo] = useState(String(planned ?? ''));
  const { send, busy, failure } = useRoomCommand(draftsApi.useSchedulePauseMutation()[0]);
  const wanted = Number(pickNo);
  const fits = Number.isInteger(wanted) && wanted >= first && wanted <= last;
  const plan = (afterPickNo: number | null): void =>
    void send({ afterPickNo, reason: null }).then((ok) => {
      if (!ok) return;
      toast.show(
        afterPickNo === null ? 'No pause planned' : `The draft will pause after pick ${afterPickNo}`,
      );
    });
  return (
    <>
      <TextField
        label="Pause after pick"
        type="number"
        value={pickNo}
        onChange={(event) => setPickNo(event.target.value)}
        slotProps={{ htmlInput: { min: first, max: last } }}
        error={failure !== null || (pickNo !== '' && !fits)}
        helperText={failure?.detail ?? (pickNo !== '' && !fits ? `From ${first} to ${last}` : undefined)}
        fullWidth={false}
        sx={{ width: 132 }}
      />
      <Button
        variant="outlined"
        color="inherit"
        disabled={!fits || wanted === planned}
        loading={busy}
        onClick={() => plan(wanted)}
      >
        Plan pause
      </Button>
      {planned !== null && (
        <Button color="inherit" loading={busy} onClick={() => plan(null)}>
          Take it back
        </Button>
      )}
    </>
  );
};
