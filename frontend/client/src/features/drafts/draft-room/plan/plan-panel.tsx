import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { memo, useCallback, useState } from 'react';
import { ErrorBlock } from '../../../../shared/ui/error-block';
import { RowsSkeleton } from '../../../../shared/ui/skeletons';
import { roomActions } from '../draft-room.slice';
import { playerName, teamOf } from '../model/room-facts';
import { useRoom, useRoomUi } from '../room-context';
import { Needs } from '../team/needs';
import { PlayerLine, SortablePlayers, type ListedPlayer } from './sortable-players';
import type { Plan, PlanList } from './use-plan';
import '../lists.css';

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
  const remove = useCallback(
    (playerId: string): void =>
      plan.save(
        list,
        plan[list].filter((id) => id !== playerId),
      ),
    [plan, list],
  );
  const select = useCallback(
    (playerId: string): void => dispatch(roomActions.playerSelected(playerId)),
    [dispatch],
  );
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
  return (
    <div className="list-panel">
      <h2 className="sr-only">My lists</h2>
      <div className="list-head">
        <ListChoice
          list={list}
          queue={plan.queue.length}
          ranking={plan.ranking.length}
          doNotDraft={plan.doNotDraft.length}
          onChoose={setList}
        />
        <Needs />
      </div>
      <div className="list-body">
        {plan.loading ? (
          <Box sx={{ px: 3 }}>
            <RowsSkeleton rows={5} height={44} />
          </Box>
        ) : listed.length === 0 ? (
          <Nobody list={list} />
        ) : list === 'doNotDraft' ? (
          <ul aria-label="Do not draft" className="list-rows">
            {listed.map((player) => (
              <PlayerLine key={player.playerId} {...player} onRemove={remove} onSelect={select} />
            ))}
          </ul>
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
      </div>
      {plan.unsaved && <p className="plan-unsaved">Not saved yet. It is kept and sent again.</p>}
    </div>
  );
};

type ListChoiceProps = Readonly<Record<PlanList, number>> & {
  readonly list: PlanList;
  readonly onChoose: (list: PlanList) => void;
};

const ListChoice = memo(function ListChoice({ list, onChoose, ...lengths }: ListChoiceProps) {
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      aria-label="My lists"
      value={list}
      onChange={(_, chosen: PlanList | null) => onChoose(chosen ?? list)}
    >
      {LISTS.map(({ list: value, word }) => (
        <ToggleButton
          key={value}
          value={value}
          sx={{ minHeight: 34, px: 1, fontSize: '0.8125rem', whiteSpace: 'nowrap' }}
        >
          {word} {lengths[value] || ''}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
});

const Nobody = memo(function Nobody({ list }: { readonly list: PlanList }) {
  return <Typography sx={{ p: 4, color: 'text.secondary' }}>{EMPTY[list]}</Typography>;
});
