import type { DraftPlayerView, RoomView } from '@fieldhouse/api-contract';
import { useCallback, useMemo, useState } from 'react';
import { noFilters, type PlayerFilters } from '../draft-room/model/player-list';
import { factsOf } from '../draft-room/model/room-facts';
import { browserSync } from '../draft-room/plan/browser-sync';
import { ListChoice, OWN_LISTS, type ShownList } from '../draft-room/plan/list-choice';
import { freeOn } from '../draft-room/plan/plan-changes';
import { PlanListView } from '../draft-room/plan/plan-list-view';
import { TeamOfLists } from '../draft-room/plan/team-of-lists';
import { UnsavedNote } from '../draft-room/plan/unsaved-note';
import { usePlan } from '../draft-room/plan/use-plan';
import { useShape } from '../draft-room/use-shape';
import { AvailablePlayers } from '../draft-room/players/available-players';
import './prepare.css';

const EXPLAINED: Readonly<Record<(typeof OWN_LISTS)[number], string>> = {
  queue: 'When your time runs out, the clock takes the first one here who is free and allowed.',
  ranking: 'After your queue, the clock picks from here; after that, by rating.',
  doNotDraft: 'The clock never takes anybody from here for you.',
};

type PrepareListsProps = {
  readonly room: RoomView;
  readonly players: readonly DraftPlayerView[];
  /** Whose lists; null: of none, and nothing is shown. */
  readonly teamId: string | null;
  readonly onTeam: (teamId: string) => void;
};

/** The pool and a team's lists: beside each other on a desktop, one at a time on a phone. */
export const PrepareLists = ({ room, players, teamId, onTeam }: PrepareListsProps) => {
  const wide = useShape() === 'wide';
  const plan = usePlan(room.leagueId, teamId, browserSync);
  const facts = useMemo(() => factsOf(room, players), [room, players]);
  const [filters, setFilters] = useState(noFilters);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [chosen, setShown] = useState<ShownList>('players');
  const filter = useCallback(
    (part: Partial<PlayerFilters>): void => setFilters((before) => ({ ...before, ...part })),
    [],
  );
  const select = useCallback(
    (playerId: string): void => setSelectedId((before) => (before === playerId ? null : playerId)),
    [],
  );
  if (!plan) return null;
  const list = chosen === 'players' ? 'queue' : chosen;
  const shown = wide ? list : chosen;
  const pool = (
    <AvailablePlayers
      facts={facts}
      fits={null}
      plan={plan}
      filters={filters}
      onFilter={filter}
      selectedId={selectedId}
      onSelect={select}
    />
  );
  return (
    <div className="prepare" data-wide={wide}>
      {wide && <div className="prepare-side">{pool}</div>}
      <section aria-label="My lists" className="prepare-side list-panel">
        <div className="list-head">
          <TeamOfLists room={room} teamId={plan.teamId} onChoose={onTeam} />
          <ListChoice
            lists={wide ? OWN_LISTS : PLAYERS_TOO}
            shown={shown}
            {...freeOn(plan, facts)}
            onShow={setShown}
          />
          {shown !== 'players' && <p className="list-note">{EXPLAINED[shown]} Only your team sees it.</p>}
        </div>
        {shown === 'players' ? (
          <>
            <div className="prepare-pool">{pool}</div>
            <UnsavedNote plan={plan} />
          </>
        ) : (
          <PlanListView
            facts={facts}
            fits={null}
            plan={plan}
            list={shown}
            selectedId={selectedId}
            onSelect={select}
          />
        )}
      </section>
    </div>
  );
};

const PLAYERS_TOO: readonly ShownList[] = ['players', ...OWN_LISTS];
