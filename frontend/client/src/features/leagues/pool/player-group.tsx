import type { PoolPlayerView } from '@fieldhouse/api-contract';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { sentenceOf } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { listOf } from '../../../shared/lib/words';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { Person } from '../../../shared/ui/person';
import { poolApi } from '../api/pool.api';
import { namesakes } from './player-words';
import { nameOf } from './pool-filters';

type PlayerGroupProps = {
  readonly leagueId: string;
  readonly player: PoolPlayerView;
  readonly players: readonly PoolPlayerView[];
};

/** With whom the player is in a group, who asked, and a field to ask for more. */
export const PlayerGroup = ({ leagueId, player, players }: PlayerGroupProps) => {
  const [requestTrigger] = poolApi.useRequestGroupMutation();
  const [dissolveTrigger] = poolApi.useDissolveGroupMutation();
  const request = useCommand(requestTrigger);
  const dissolve = useCommand(dissolveTrigger);
  const [asking, setAsking] = useState(false);
  const partners = players.filter(
    (one) => player.groupId !== null && one.groupId === player.groupId && one.playerId !== player.playerId,
  );
  const apart = useMemo(() => namesakes(players), [players]);
  const us = [player, ...partners];
  const asks = (one: PoolPlayerView, about: readonly PoolPlayerView[]): boolean =>
    about.some(({ playerId }) => one.groupRequests.includes(playerId));
  const others = players.filter((one) => one.playerId !== player.playerId && !partners.includes(one));
  const asked = others.filter((one) => asks(player, [one]));
  const askedBy = others.filter((one) => asks(one, us) && !asked.includes(one));
  /** Who has not said yes to the two sides becoming one group. */
  const missing = (one: PoolPlayerView): readonly PoolPlayerView[] => {
    const them = others.filter(
      (other) => other === one || (one.groupId !== null && other.groupId === one.groupId),
    );
    return [...us.filter((each) => !asks(each, them)), ...them.filter((each) => !asks(each, us))];
  };
  const ask = (withPlayerId: string): void =>
    void request.run({ leagueId, playerId: player.playerId, withPlayerId });
  const split = async (): Promise<void> => {
    if (player.groupId === null) return;
    const outcome = await dissolve.run({ leagueId, groupId: player.groupId });
    if (outcome.ok) setAsking(false);
  };
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {partners.map((partner) => (
        <Person
          key={partner.playerId}
          name={nameOf(partner)}
          positions={partner.positions}
          note="Same group"
        />
      ))}
      {askedBy.map((one) => (
        <Box key={one.playerId} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Person
            name={nameOf(one)}
            note={partners.length > 0 ? 'Asked to join the group' : 'Asked to be in a group'}
          />
          <Button
            size="small"
            variant="contained"
            loading={request.busy}
            onClick={() => ask(one.playerId)}
            sx={{ ml: 'auto' }}
          >
            Accept
          </Button>
        </Box>
      ))}
      {asked.map((one) => (
        <Typography key={one.playerId} variant="body2" sx={{ color: 'text.secondary' }}>
          Asked {nameOf(one)}; waiting for {listOf(missing(one).map(nameOf))} to say yes.
        </Typography>
      ))}
      <Autocomplete
        value={null}
        blurOnSelect
        options={players.filter(
          (one) =>
            one.playerId !== player.playerId &&
            one.status === 'registered' &&
            (one.groupId === null || one.groupId !== player.groupId),
        )}
        getOptionKey={({ playerId }) => playerId}
        getOptionLabel={(one) => [nameOf(one), apart.get(one.playerId)].filter(Boolean).join(', ')}
        onChange={(_, chosen) => chosen && ask(chosen.playerId)}
        renderInput={(params) => (
          <TextField
            {...params}
            label="Ask to be with"
            placeholder="Find a player"
            error={request.failure !== null}
            helperText={request.failure ? sentenceOf(request.failure) : undefined}
          />
        )}
      />
      {player.groupId !== null && (
        <Button size="small" color="error" onClick={() => setAsking(true)} sx={{ justifySelf: 'start' }}>
          Dissolve the group…
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title="Dissolve the group?"
        confirmLabel="Dissolve the group"
        tone="error"
        busy={dissolve.busy}
        failure={dissolve.failure}
        onConfirm={() => void split()}
        onClose={() => setAsking(false)}
      >
        {listOf([player, ...partners].map(nameOf))} will be drafted each for themselves.
      </ConfirmDialog>
    </Box>
  );
};
