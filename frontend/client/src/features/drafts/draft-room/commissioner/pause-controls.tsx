import Button from '@mui/material/Button';
import { useState } from 'react';
import { z } from 'zod';
import { NumberInput } from '../../../../shared/form/fields/text-input';
import { Form, SubmitButton } from '../../../../shared/form/form';
import { useCommandForm } from '../../../../shared/form/use-command-form';
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog';
import { useToast } from '../../../../shared/ui/toasts';
import { draftsApi } from '../../api/drafts.api';
import { DRAFT_READS } from '../../history/reason-readers';
import { openPicks } from '../model/room-facts';
import { useRoom } from '../room-context';
import { ResumeDialog } from './resume-dialog';
import { Section } from './section';
import { useRoomCommand } from './use-room-command';

/** Pause now, or once a pick is made; and go on. */
export const PauseControls = () => {
  const { facts } = useRoom();
  const { status, pauseAfterPickNo, board } = facts.room;
  return (
    <Section
      title="Pause"
      hint={
        pauseAfterPickNo === null ? undefined : `Planned: the draft pauses after pick ${pauseAfterPickNo}.`
      }
    >
      {/* What is asked is over once somebody else has done it, and is asked anew the next time. */}
      <PauseNow key={status} paused={status === 'paused'} />
      <PauseLater
        key={pauseAfterPickNo}
        planned={pauseAfterPickNo}
        first={openPicks(facts)[0]?.pickNo ?? 1}
        last={board.length}
      />
    </Section>
  );
};

const PauseNow = ({ paused }: { readonly paused: boolean }) => {
  const [open, setOpen] = useState(false);
  const { send, busy, failure } = useRoomCommand(draftsApi.usePauseDraftMutation()[0]);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button
        variant={paused ? 'contained' : 'outlined'}
        color={paused ? 'primary' : 'inherit'}
        onClick={() => setOpen(true)}
      >
        {paused ? 'Resume' : 'Pause'}
      </Button>
      {paused ? (
        <ResumeDialog open={open} onClose={close} />
      ) : (
        <ConfirmDialog
          open={open}
          title="Pause the draft?"
          confirmLabel="Pause the draft"
          reasonFor={DRAFT_READS}
          busy={busy}
          failure={failure}
          onClose={close}
          onConfirm={({ reason }) => void send({ reason }).then((ok) => ok && close())}
        >
          The clock stops and nobody can pick until you resume.
        </ConfirmDialog>
      )}
    </>
  );
};

type PauseLaterProps = { readonly planned: number | null; readonly first: number; readonly last: number };

const PauseLater = ({ planned, first, last }: PauseLaterProps) => {
  const toast = useToast();
  const { viewer } = useRoom();
  const [plan] = draftsApi.useSchedulePauseMutation();
  const [min, max, fits] = [first, last, `From ${first} to ${last}`];
  const { control, ...form } = useCommandForm({
    schema: z.object({ afterPickNo: z.number(fits).int(fits).min(min, fits).max(max, fits).nullable() }),
    values: { afterPickNo: planned },
    send: (pause) => plan({ leagueId: viewer.leagueId, reason: null, ...pause }),
    onDone: (_, { afterPickNo }) =>
      toast.show(
        afterPickNo === null ? 'No pause planned' : `The draft will pause after pick ${afterPickNo}`,
      ),
  });
  const takeBack = (): void => {
    form.setValue('afterPickNo', null);
    void form.submit();
  };
  return (
    <Form form={form} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2 }}>
      <NumberInput
        control={control}
        name="afterPickNo"
        label="Pause after pick"
        emptyIsNull
        slotProps={{ htmlInput: { min, max } }}
        fullWidth={false}
        sx={{ width: 132 }}
      />
      <SubmitButton
        form={form}
        label="Plan pause"
        variant="outlined"
        color="inherit"
        disabled={!form.dirty}
      />
      {planned !== null && (
        <Button color="inherit" onClick={takeBack}>
          Take it back
        </Button>
      )}
    </Form>
  );
};
