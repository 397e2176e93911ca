import type { PoolPlayerView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { poolApi } from '../api/pool.api';
import { nameOf } from './pool-filters';

/** Takes everything about a player away for good. */
export const PlayerForgetting = ({
  leagueId,
  player,
}: {
  readonly leagueId: string;
  readonly player: PoolPlayerView;
}) => {
  const [asking, setAsking] = useState(false);
  const [trigger] = poolApi.useForgetPlayerMutation();
  const { run, busy, failure } = useCommand(trigger);
  const forget = async (): Promise<void> => {
    const outcome = await run({ leagueId, playerId: player.playerId });
    if (outcome.ok) setAsking(false);
  };
  return (
    <Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 3 }}>
        If the person asks to be forgotten, erase what the league knows of them.
      </Typography>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        Erase the player’s data…
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Erase the data of ${nameOf(player)}?`}
        confirmLabel="Erase for good"
        tone="error"
        typed="ERASE"
        busy={busy}
        failure={failure}
        onConfirm={() => void forget()}
        onClose={() => setAsking(false)}
      >
        Name, birth date, rating, comment and notes are gone for good: nobody can bring them back. Rosters and
        past drafts show a former player.
      </ConfirmDialog>
    </Box>
  );
};
