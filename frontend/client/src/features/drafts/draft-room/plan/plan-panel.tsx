import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ErrorBlock } from '../../../../shared/ui/error-block';
import { RowsSkeleton } from '../../../../shared/ui/skeletons';
import { roomActions } from '../draft-room.slice';
import { playerName, teamOf } from '../model/room-facts';
import { useRoom, useRoomUi } from '../room-context';
import { Needs } from '../team/needs';
import { PlayerLine, SortablePlayers, type ListedPlayer } from './sortable-players';
import type { Plan, PlanList } from './use-plan';

const LISTS = [
  { list: 'queue', word: 'Queue' },
  { list: 'ranking', word: 'Ranking' },
  { list: 'doNotDraft', word: 'Avoid' },
] as const;

const EMPTY: Readonly<Record<PlanList, string>> = {
  queue:
    'Your queue is empty. Press + beside a player: when your time runs out, the clock takes the first one here who is free and allowed.',
  ranking:
    'No ranking yet. Choose a player and press Rank: after your queue, the clock picks from this list.',
  doNotDraft: 'Nobody here. Choose a player and press Do not draft: the clock passes over them.',
};

/** My team's private lists: what the clock picks from when my time is up. */
export const PlanPanel = ({ plan }: { readonly plan: Plan }) => {
  const { facts } = useRoom();
  const { dispatch } = useRoomUi();
  const [list, setList] = useState<PlanList>('queue');
  if (plan.failure !== undefined) {
    return (
      <Box sx={{ p: 3 }}>
        <ErrorBlock what="Your lists could not be loaded" error={plan.failure} onRetry={plan.retry} />
      </Box>
    );
  }
  const listed = plan[list].map((playerId): ListedPlayer => {
    const player = facts.playerById.get(playerId);
    const taken = facts.takenBy.get(playerId);
    return {
      playerId,
      name: playerName(facts, playerId),
      positions: player?.positions.join(' · ') ?? '',
      rating: player?.rating ?? null,
      takenWords: taken
        ? `${teamOf(facts, taken.teamId).name}${taken.pickNo === null ? '' : `, pick ${taken.pickNo}`}`
        : null,
    };
  });
  const gone = listed.filter(({ takenWords }) => takenWords !== null);
  const remove = (playerId: string): void =>
    plan.save(
      list,
      plan[list].filter((id) => id !== playerId),
    );
  const select = (playerId: string): void => void dispatch(roomActions.playerSelected(playerId));
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 1, minHeight: 0 }}>
      <Box sx={{ p: 2, display: 'grid', gap: 2, borderBottom: 1, borderColor: 'hairline' }}>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label="My lists"
          value={list}
          onChange={(_, chosen: PlanList | null) => setList(chosen ?? list)}
        >
          {LISTS.map(({ list: value, word }) => (
            <ToggleButton
              key={value}
              value={value}
              sx={{ minHeight: 34, px: 1, fontSize: '0.8125rem', whiteSpace: 'nowrap' }}
            >
              {word} {plan[value].length || ''}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Needs />
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto' }}>
        {plan.loading ? (
          <Box sx={{ px: 3 }}>
            <RowsSkeleton rows={5} height={44} />
          </Box>
        ) : listed.length === 0 ? (
          <Typography sx={{ p: 4, color: 'text.secondary' }}>{EMPTY[list]}</Typography>
        ) : list === 'doNotDraft' ? (
          <Box component="ul" aria-label="Do not draft" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {listed.map((player) => (
              <li key={player.playerId}>
                <PlayerLine player={player} place={null} onRemove={remove} onSelect={select} />
              </li>
            ))}
          </Box>
        ) : (
          <SortablePlayers
            label={list === 'queue' ? 'My queue' : 'My ranking'}
            players={listed}
            onOrder={(playerIds) => plan.save(list, playerIds)}
            onRemove={remove}
            onSelect={select}
          />
        )}
        {gone.length > 0 && (
          <Button
            size="small"
            sx={{ m: 2 }}
            onClick={() =>
              plan.save(
                list,
                plan[list].filter((id) => !facts.takenBy.has(id)),
              )
            }
          >
            Clear {gone.length} taken
          </Button>
        )}
      </Box>
    </Box>
  );
};
