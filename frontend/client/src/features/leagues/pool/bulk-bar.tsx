import { PLAYERS_AT_ONCE, type PoolPlayerView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { count } from '../../../shared/lib/words';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { UndoBar } from '../../../shared/ui/undo-bar';
import { poolApi } from '../api/pool.api';
import { readRating, type Rating } from './unsent-ratings';

type BulkBarProps = {
  readonly leagueId: string;
  /** All of the pool, as they will be rated. */
  readonly players: readonly PoolPlayerView[];
  readonly chosen: readonly PoolPlayerView[];
  readonly onRate: (ratings: readonly Rating[]) => void;
  readonly onClear: () => void;
};

/** A rating that was given to several players, and those that they had before. */
type Given = { readonly text: string; readonly rating: number; readonly before: readonly Rating[] };

/** What can be done with the chosen players at once; a rating given so can be taken back for a while. */
export const BulkBar = ({ leagueId, players, chosen, onRate, onClear }: BulkBarProps) => {
  const [typed, setTyped] = useState('');
  const [asking, setAsking] = useState(false);
  const [given, setGiven] = useState<Given | null>(null);
  // With a new choice the time to take back the one before is over.
  if (given && chosen.length > 0) setGiven(null);
  const [trigger] = poolApi.useWithdrawPlayersMutation();
  const withdraw = useCommand(trigger);
  const rating = readRating(typed) ?? undefined;
  const many = count(chosen.length, 'player');
  const rate = (event: FormEvent): void => {
    event.preventDefault();
    if (rating === undefined) return;
    setGiven({
      text: `${many} rated ${rating}`,
      rating,
      before: chosen.map(({ playerId, rating: earlier }) => ({ playerId, rating: earlier })),
    });
    onRate(chosen.map(({ playerId }) => ({ playerId, rating })));
    setTyped('');
    onClear();
  };
  const confirm = async (): Promise<void> => {
    const playerIds = chosen.map(({ playerId }) => playerId);
    const outcome = await withdraw.run({ leagueId, playerIds, reason: '' });
    if (!outcome.ok) return;
    setAsking(false);
    onClear();
  };
  const undo = ({ before, rating: set }: Given): void => {
    // Whoever was rated anew since keeps that.
    const still = new Set(players.filter((one) => one.rating === set).map(({ playerId }) => playerId));
    const back = before.filter(({ playerId }) => still.has(playerId));
    if (back.length > 0) onRate(back);
    setGiven(null);
  };
  if (chosen.length === 0)
    return given ? (
      <UndoBar text={given.text} onUndo={() => undo(given)} onGone={() => setGiven(null)} />
    ) : null;
  const tooMany = chosen.length > PLAYERS_AT_ONCE;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={rate}
      aria-label="Chosen players"
      sx={{
        display: { xs: 'none', md: 'flex' },
        alignItems: 'center',
        gap: 3,
        px: 3,
        py: 2,
        borderRadius: 1,
        bgcolor: 'primary.light',
      }}
    >
      <Typography role="status" sx={{ fontWeight: 650 }}>
        {many} chosen
      </Typography>
      {tooMany ? (
        <Typography role="alert">Choose at most {PLAYERS_AT_ONCE} at once.</Typography>
      ) : (
        <>
          <TextField
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={typed !== '' && rating === undefined}
            placeholder="1–10"
            autoComplete="off"
            slotProps={{ htmlInput: { 'aria-label': 'Rating of the chosen players', inputMode: 'decimal' } }}
            sx={{ width: 88, '& .MuiInputBase-root': { bgcolor: 'background.paper' } }}
          />
          <Button type="submit" variant="contained" disabled={rating === undefined}>
            Rate {many}
          </Button>
          <Button color="error" onClick={() => setAsking(true)}>
            Withdraw…
          </Button>
        </>
      )}
      <Button color="inherit" onClick={onClear} sx={{ ml: 'auto' }}>
        Choose nobody
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Withdraw ${many}?`}
        confirmLabel={`Withdraw ${many}`}
        tone="error"
        busy={withdraw.busy}
        failure={withdraw.failure}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        They can no longer be drafted. You can take them back at any time, one by one; groups that were made
        here have to be made again then.
      </ConfirmDialog>
    </Box>
  );
};
