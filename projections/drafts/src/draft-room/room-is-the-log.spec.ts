import { boardOf, type RoomState } from '@fieldhouse/api-contract';
import { draftIdOf, type DraftEvent } from '@fieldhouse/events/drafts';
import { type LeagueEvent } from '@fieldhouse/events/leagues';
import { foldBatch, type Positioned, type RecordedEvent } from '@fieldhouse/kernel';
import * as fc from 'fast-check';
import { picksOf } from '../../../../services/drafts/src/domain/board/board';
import { leagues } from '../../../../services/drafts/src/domain/draft.arbitraries';
import { evolve } from '../../../../services/drafts/src/domain/draft.evolve';
import { Play, perform, steps, wander } from '../../../../services/drafts/src/domain/draft.play';
import { creation, leagueId } from '../../../../services/drafts/src/domain/draft.scenario';
import { hasBoard, initialState, type DraftState } from '../../../../services/drafts/src/domain/draft.state';
import { draftRoomProjection } from './draft-room.projection';
import type { DraftRoomDocument } from './draft-room.read-model';

const draftId = draftIdOf(leagueId);
const league: LeagueEvent = {
  type: 'LeagueCreated',
  data: {
    leagueId,
    ownerId: 'boss',
    name: 'Autumn',
    sport: 'softball',
    season: '2026',
    teamCount: 2,
    rosterSize: 2,
    limits: { positions: [], genders: [] },
    gameNights: [],
    zone: 'UTC',
  },
};

/** What room and rules must agree on. The turn is left out: rules keep it until the next one starts. */
const factsOf = (state: DraftState) => {
  if (state.status === 'none') return null;
  const board = hasBoard(state) ? state.board : null;
  const order = 'order' in state ? state.order : [];
  return {
    status: state.status,
    order,
    board: boardOf(state.settings, order),
    picks: board
      ? picksOf(board).map(({ pickNo, teamId, playerId, source, madeIn }) => ({
          ...{ pickNo, teamId, playerId, source, madeIn },
        }))
      : [],
    undone: hasBoard(state) ? state.undone.map(({ pickNo }) => pickNo).sort((a, b) => a - b) : [],
    extras: board?.extras.map(({ teamId, playerId, cause }) => ({ teamId, playerId, source: cause })) ?? [],
    autoTeams: hasBoard(state) ? [...state.autoTeams].sort() : [],
    pauseAfterPickNo: hasBoard(state) ? (state.pauseAfter?.pickNo ?? null) : null,
    poolSize: board?.extras.some(({ cause }) => cause === 'late') ? null : board?.pool.players.length,
  };
};

const shownBy = (room: RoomState, facts: ReturnType<typeof factsOf>) => ({
  status: room.status,
  order: room.order,
  board: room.board,
  picks: room.picks.map(({ pickNo, teamId, playerId, source, madeIn }) => ({
    ...{ pickNo, teamId, playerId, source, madeIn },
  })),
  undone: room.undone.map(({ pickNo }) => pickNo),
  extras: room.extras,
  autoTeams: room.autoTeams.map(({ teamId }) => teamId).sort(),
  pauseAfterPickNo: room.pauseAfterPickNo,
  poolSize: typeof facts?.poolSize === 'number' ? room.poolSize : facts?.poolSize,
});

/** Folds draft events as the read model does. */
const reader = () => {
  const documents = new Map<string, Positioned<DraftRoomDocument>>();
  let position = 0n;
  let revision = -1;
  const read = (event: DraftEvent | LeagueEvent): RoomState | null => {
    position += 1n;
    const isOfDraft = event.type !== 'LeagueCreated';
    if (isOfDraft) revision += 1;
    const recorded = {
      ...event,
      ...(isOfDraft ? { data: { ...event.data, draftId } } : {}),
      streamId: isOfDraft ? `draft-${draftId}` : `league-${leagueId}`,
      revision: isOfDraft ? revision : 0,
      position: { commit: position, prepare: position },
      metadata: { occurredAt: '2026-09-01T18:00:00.000Z' },
    } as unknown as RecordedEvent<DraftEvent>;
    foldBatch(draftRoomProjection, documents, [recorded]);
    return documents.get(draftId)?.room ?? null;
  };
  read(league);
  return read;
};

it('shows after every event what the rules know', () => {
  const numRuns = process.env['FIELDHOUSE_LONG'] === '1' ? 400 : 120;
  const reached = new Set<string>();
  fc.assert(
    fc.property(leagues, steps, ({ teams, players, settings }, script) => {
      const play = new Play();
      const teamIds = teams.map(({ teamId }) => teamId);
      play.try(creation({ settings, teams }));
      for (const step of script) wander(play, step, { teamIds, players });
      for (let turn = 0; turn < 20; turn += 1) perform(play, { kind: 'proxy', dice: turn * 31 });

      const read = reader();
      let state: DraftState = initialState;
      for (const event of play.events) {
        state = evolve(state, event);
        const room = read(event);
        const facts = factsOf(state);
        if (!room || !facts) throw new Error('there is no room');
        reached.add(state.status).add(event.type);
        // A cancelled draft has no board any more; its room still shows what was.
        if (state.status === 'cancelled') expect(room).toMatchObject({ status: 'cancelled', turn: null });
        else expect(shownBy(room, facts)).toStrictEqual(facts);
        if (event.type === 'TurnStarted') expect(room.turn).toMatchObject({ pickNo: event.data.pickNo });
        else if (state.status !== 'live') expect(room.turn).toBeNull();
      }
    }),
    { numRuns, seed: 4 },
  );
  for (const status of [
    'lobby',
    'live',
    'paused',
    'completed',
    'order_locked',
    'cancelled',
    'PicksRedone',
    'PickReplaced',
  ])
    expect(reached).toContain(status);
});
