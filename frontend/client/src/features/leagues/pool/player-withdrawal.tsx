import type { PoolPlayerView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { sentenceOf } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { poolApi } from '../api/pool.api';
import { nameOf } from './pool-filters';

/** Takes a player out of the pool, or back into it. */
export const PlayerWithdrawal = ({
  leagueId,
  player,
}: {
  readonly leagueId: string;
  readonly player: PoolPlayerView;
}) => {
  const [asking, setAsking] = useState(false);
  const [withdrawTrigger] = poolApi.useWithdrawPlayerMutation();
  const [reinstateTrigger] = poolApi.useReinstatePlayerMutation();
  const withdraw = useCommand(withdrawTrigger);
  const reinstate = useCommand(reinstateTrigger);
  const { playerId } = player;
  const confirm = async (): Promise<void> => {
    const outcome = await withdraw.run({ leagueId, playerId, reason: '' });
    if (outcome.ok) setAsking(false);
  };
  return (
    <Box sx={{ pt: 5, borderTop: 1, borderColor: 'hairline' }}>
      {player.status === 'withdrawn' ? (
        <Button
          variant="outlined"
          loading={reinstate.busy}
          onClick={() => void reinstate.run({ leagueId, playerId })}
        >
          Put back into the pool
        </Button>
      ) : (
        <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
          Withdraw from the pool…
        </Button>
      )}
      {reinstate.failure && <Typography role="alert">{sentenceOf(reinstate.failure)}</Typography>}
      <ConfirmDialog
        open={asking}
        title={`Withdraw ${nameOf(player)}?`}
        confirmLabel="Withdraw the player"
        tone="error"
        busy={withdraw.busy}
        failure={withdraw.failure}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        Nobody can draft them anymore; on a team that has drafted them already they stay, marked as withdrawn.
        You can put them back at any time
        {player.groupId === null ? '.' : '; a group that was made here has to be made again then.'}
      </ConfirmDialog>
    </Box>
  );
};
