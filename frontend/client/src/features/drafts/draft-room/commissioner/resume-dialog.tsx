import { RESUMED_SECONDS } from '@fieldhouse/api-contract';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { toldAgain, useSeen } from '../../../../shared/api/use-seen';
import { durationOf } from '../../../../shared/lib/words';
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog';
import { draftsApi } from '../../api/drafts.api';
import { openPicks, teamOf } from '../model/room-facts';
import { useRoom } from '../room-context';
import { useRoomCommand } from './use-room-command';

const MOST_SECONDS = 86_400;

/** Goes on, with the full clock or a chosen time for the team on the clock. */
export const ResumeDialog = ({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) => {
  const { facts } = useRoom();
  const { settings, paused } = facts.room;
  const next = openPicks(facts)[0];
  const left = paused?.remainingSeconds ?? null;
  const [choice, setChoice] = useState<'full' | 'chosen'>('full');
  const [text, setText] = useState(String(Math.max(RESUMED_SECONDS, Math.round(left ?? 30))));
  const { send, busy, failure } = useRoomCommand(draftsApi.useResumeDraftMutation()[0]);
  const { revision } = useSeen(facts.room, open, failure);
  const round = next?.round ?? 1;
  const full =
    settings.clock.rounds.find(({ fromRound, toRound }) => fromRound <= round && round <= toRound)?.seconds ??
    settings.clock.pickSeconds;
  const seconds = Number(text);
  const fits = Number.isInteger(seconds) && seconds >= RESUMED_SECONDS && seconds <= MOST_SECONDS;
  return (
    <ConfirmDialog
      open={open}
      title="Resume the draft?"
      confirmLabel="Resume"
      busy={busy}
      failure={toldAgain(failure)}
      onClose={onClose}
      onConfirm={() => {
        if (choice === 'chosen' && !fits) return;
        void send({ seconds: choice === 'full' ? null : seconds, ifRevision: revision }).then(
          (ok) => ok && onClose(),
        );
      }}
    >
      {next && `${teamOf(facts, next.teamId).name} will be on the clock with pick ${next.pickNo}.`}
      <RadioGroup
        aria-label="Time for this pick"
        value={choice}
        onChange={(_, value) => setChoice(value === 'full' ? 'full' : 'chosen')}
        sx={{ mt: 2 }}
      >
        <FormControlLabel
          value="full"
          control={<Radio size="small" />}
          label={`The full clock, ${durationOf(full)}`}
        />
        <FormControlLabel value="chosen" control={<Radio size="small" />} label="A chosen time" />
      </RadioGroup>
      {choice === 'chosen' && (
        <TextField
          label="Seconds"
          type="number"
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={!fits}
          helperText={
            fits
              ? left === null
                ? ' '
                : `${Math.round(left)} s were left`
              : 'At least 15 seconds, at most 24 hours'
          }
          slotProps={{ htmlInput: { min: RESUMED_SECONDS, max: MOST_SECONDS } }}
          sx={{ mt: 2 }}
        />
      )}
    </ConfirmDialog>
  );
};
