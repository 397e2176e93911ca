import { useCallback } from 'react';
import { Button } from '../../../../shared/ui/button';
import { ErrorBlock } from '../../../../shared/ui/error-block';
import { lazyPart } from '../../../../shared/ui/lazy-part';
import { RowsSkeleton } from '../../../../shared/ui/skeletons';
import { fitOf, type Fits } from '../model/player-list';
import { isFree, playerName, teamOf, type RoomFacts } from '../model/room-facts';
import { roundAbove, unrankedOf } from './ranking';
import { ListedPlayers, type ListedPlayer } from './planned-players';
import { UnsavedNote } from './unsaved-note';
import type { Plan, PlanList } from './use-plan';
import '../lists.css';

const Waiting = () => (
  <div className="list-waiting">
    <RowsSkeleton rows={5} height={44} />
  </div>
);

/** What drags its rows comes with the first list that has an order. */
export const RankedPlayers = lazyPart(async () => (await import('./ranked-players')).RankedPlayers, {
  name: 'the order of a list',
  waiting: <Waiting />,
});

const EMPTY: Readonly<Record<PlanList, string>> = {
  queue:
    'Your queue is empty. Press + beside a player: when your time runs out, the clock takes the first one here who is free and allowed.',
  ranking:
    'No ranking yet. Start from the ratings and put it into your order, or choose a player and press Rank: after your queue, the clock picks from this list.',
  doNotDraft: 'Nobody here. Choose a player and press Do not draft: the clock passes over them.',
};

type PlanListViewProps = {
  readonly facts: RoomFacts;
  readonly fits: Fits;
  readonly plan: Plan;
  readonly list: PlanList;
  readonly selectedId: string | null;
  readonly onSelect: (playerId: string) => void;
};

/** One of my team's private lists: put into order, shortened, and how far it is saved. */
export const PlanListView = ({ facts, fits, plan, list, selectedId, onSelect }: PlanListViewProps) => {
  const remove = useCallback(
    (playerId: string): void =>
      plan.save(
        list,
        plan[list].filter((id) => id !== playerId),
      ),
    [plan, list],
  );
  if (plan.failure !== undefined) {
    return (
      <div className="list-failed">
        <ErrorBlock what="Your lists could not be loaded" error={plan.failure} onRetry={plan.retry} />
      </div>
    );
  }
  const listed = plan[list].map((playerId) => listedOf(facts, fits, playerId));
  const gone = listed.filter(({ takenWords }) => takenWords !== null);
  const rows = { players: listed, selectedId, onRemove: remove, onSelect };
  return (
    <>
      <div className="list-body">
        {!plan.isRead ? (
          <Waiting />
        ) : listed.length === 0 ? (
          <p className="list-empty">{EMPTY[list]}</p>
        ) : list === 'doNotDraft' ? (
          <ListedPlayers label="Do not draft" {...rows} />
        ) : (
          <RankedPlayers
            label={list === 'queue' ? 'My queue' : 'My ranking'}
            onOrder={(playerIds) => plan.save(list, playerIds)}
            headingAbove={list === 'ranking' ? (index) => roundAbove(facts.room, index) : undefined}
            {...rows}
          />
        )}
        {list === 'ranking' && plan.isRead && <RankTheRest facts={facts} plan={plan} />}
        {gone.length > 0 && (
          <Button
            variant="text"
            size="small"
            className="plan-more"
            onClick={() =>
              plan.save(
                list,
                plan[list].filter((id) => isFree(facts, id)),
              )
            }
          >
            Clear {gone.length} no longer free
          </Button>
        )}
      </div>
      <UnsavedNote plan={plan} />
    </>
  );
};

const listedOf = (facts: RoomFacts, fits: Fits, playerId: string): ListedPlayer => {
  const player = facts.playerById.get(playerId);
  const taken = facts.takenBy.get(playerId);
  const left = isFree(facts, playerId) ? null : 'Has left the league';
  return {
    id: playerId,
    name: playerName(facts, playerId),
    positions: player?.positions.join(' · ') ?? '',
    rating: player?.rating ?? null,
    takenWords: taken
      ? `${teamOf(facts, taken.teamId).name}${taken.pickNo === null ? '' : `, pick ${taken.pickNo}`}`
      : left,
    fit: fitOf(fits, playerId),
  };
};

/** Ranks everybody who is not yet, as the ratings have them. */
const RankTheRest = ({ facts, plan }: Pick<PlanListViewProps, 'facts' | 'plan'>) => {
  const rest = unrankedOf(facts, plan);
  if (rest.length === 0) return null;
  const none = plan.ranking.length === 0;
  return (
    <Button
      size="small"
      variant={none ? 'filled' : 'text'}
      className={none ? 'plan-begin' : 'plan-more'}
      onClick={() => plan.save('ranking', [...plan.ranking, ...rest])}
    >
      {none ? 'Start from the ratings' : `Add the other ${rest.length} by rating`}
    </Button>
  );
};
