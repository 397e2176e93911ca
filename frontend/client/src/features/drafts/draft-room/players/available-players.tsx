import type { DraftPlayerView } from '@fieldhouse/api-contract';
import {
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { count } from '../../../../shared/lib/words';
import { Button } from '../../../../shared/ui/button';
import {
  fitOf,
  noFilters,
  positionsOf,
  shownPlayers,
  sortedPlayers,
  type Fits,
  type PlayerFilters,
} from '../model/player-list';
import { inSportsOrder } from '../model/position-groups';
import { teamOf, type RoomFacts } from '../model/room-facts';
import { isListed, toggleListed } from '../plan/plan-changes';
import type { Plan } from '../plan/use-plan';
import { PlayerDetails } from './player-details';
import { PlayerFilterBar } from './player-filters';
import { PlayerRow } from './player-row';
import { PoolRows, type RowsHandle } from './pool-rows';

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: -9_999,
  End: 9_999,
};

type AvailablePlayersProps = {
  readonly facts: RoomFacts;
  readonly fits: Fits;
  /** Null for everybody who does not pick for a team. */
  readonly plan: Plan | null;
  readonly filters: PlayerFilters;
  readonly onFilter: (part: Partial<PlayerFilters>) => void;
  readonly selectedId: string | null;
  readonly onSelect: (playerId: string) => void;
  readonly searchRef?: RefObject<HTMLInputElement | null>;
};

/** The pool: searched, filtered, sorted; arrows move, Enter takes a player in hand. */
export const AvailablePlayers = ({
  facts,
  fits,
  plan,
  filters: chosen,
  onFilter,
  selectedId,
  onSelect,
  searchRef,
}: AvailablePlayersProps) => {
  const filters = useDeferredValue(chosen);
  const list = useRef<RowsHandle>(null);
  const grid = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<string | null>(null);

  const positions = useMemo(
    () => inSportsOrder(facts.room.sport, positionsOf(facts.players)),
    [facts.players, facts.room.sport],
  );
  const sorted = useMemo(() => sortedPlayers(facts.players, filters.sort), [facts.players, filters.sort]);
  const shown = useMemo(
    () => shownPlayers(sorted, filters, facts.takenBy, fits),
    [sorted, facts.takenBy, filters, fits],
  );
  const activeIndex = usePlace(shown, activeId, filters);
  const active = shown[activeIndex];

  const select = useCallback(
    (playerId: string) => {
      setActiveId(playerId);
      onSelect(playerId);
    },
    [onSelect],
  );
  const enterList = useCallback(() => grid.current?.focus(), []);
  const queue = useCallback(
    (playerId: string) => {
      if (plan) toggleListed(plan, 'queue', playerId);
    },
    [plan],
  );

  const keyed = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const to = Math.min(shown.length - 1, Math.max(0, activeIndex + step));
      setActiveId(shown[to]?.playerId ?? null);
      list.current?.scrollIntoView({ index: to });
    } else if (event.key === 'Enter' && active && event.target === grid.current) {
      event.preventDefault();
      select(active.playerId);
    }
  };
  const clicked = ({ target }: MouseEvent): void => {
    const playerId = (target as Element).closest<HTMLElement>('[data-player]')?.dataset['player'];
    if (playerId !== undefined) select(playerId);
  };
  const rowId = (playerId: string): string => `pool-${playerId}`;
  const takenWords = (playerId: string): string | null => {
    const taken = facts.takenBy.get(playerId);
    if (!taken) return null;
    const team = teamOf(facts, taken.teamId).name;
    return taken.pickNo === null ? team : `${team}, pick ${taken.pickNo}`;
  };

  const counted = `${count(shown.length, 'player')} ${filters.showTaken ? 'in the pool' : 'to choose from'}`;

  return (
    <section aria-label="Player pool" className="pool">
      <h2 className="sr-only">Players</h2>
      <PlayerFilterBar
        positions={positions}
        players={facts.players}
        judged={fits !== null}
        filters={chosen}
        onFilter={onFilter}
        searchRef={searchRef}
        onLeaveSearch={enterList}
      />
      <div className="pool-count">{counted}</div>
      <FilterNews filters={filters} counted={counted} />
      <div
        ref={grid}
        role="grid"
        aria-label="Players"
        aria-rowcount={shown.length}
        aria-activedescendant={active ? rowId(active.playerId) : undefined}
        tabIndex={0}
        onClick={clicked}
        onKeyDown={keyed}
        className="pool-grid"
      >
        {shown.length === 0 ? (
          <div className="pool-nobody">
            <p>Nobody fits these filters.</p>
            <Button onClick={() => onFilter(noFilters)}>Clear all filters</Button>
          </div>
        ) : (
          <PoolRows
            ref={list}
            players={shown}
            row={(index, player) => {
              const { playerId } = player;
              const selected = playerId === selectedId;
              return (
                <PlayerRow
                  id={rowId(playerId)}
                  player={player}
                  rowIndex={index + 1}
                  active={index === activeIndex && activeId !== null}
                  selected={selected}
                  fit={fitOf(fits, playerId)}
                  takenWords={takenWords(playerId)}
                  queuePlace={
                    plan && isListed(plan, 'queue', playerId) ? plan.queue.indexOf(playerId) + 1 : null
                  }
                  unwanted={plan !== null && isListed(plan, 'doNotDraft', playerId)}
                  canQueue={plan?.isRead === true}
                  onQueue={queue}
                >
                  {selected && <PlayerDetails player={player} facts={facts} fits={fits} plan={plan} />}
                </PlayerRow>
              );
            }}
          />
        )}
      </div>
    </section>
  );
};

/** Where the keyboard is: at a player, or where they were when somebody drafted them; other filters begin at the top. */
const usePlace = (
  shown: readonly DraftPlayerView[],
  activeId: string | null,
  filters: PlayerFilters,
): number => {
  const [last, setLast] = useState({ index: 0, filters });
  const found = shown.findIndex(({ playerId }) => playerId === activeId);
  const kept = last.filters === filters ? Math.min(last.index, Math.max(0, shown.length - 1)) : 0;
  const index = found < 0 ? kept : found;
  if (index !== last.index || filters !== last.filters) setLast({ index, filters });
  return index;
};

/**
 * Says how many players a filter leaves. Picks change the number too, but are told by themselves: then it says nothing
 * more, so that nobody who reads on finds a number that is over.
 */
const FilterNews = ({ filters, counted }: { readonly filters: PlayerFilters; readonly counted: string }) => {
  const [said, setSaid] = useState({ filters, counted });
  if (said.filters !== filters) setSaid({ filters, counted });
  else if (said.counted !== '' && said.counted !== counted) setSaid({ filters, counted: '' });
  return (
    <div role="status" aria-label="Players found" className="sr-only">
      {said.counted}
    </div>
  );
};
