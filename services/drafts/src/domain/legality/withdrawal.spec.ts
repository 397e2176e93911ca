import * as fc from 'fast-check';
import { coedLeagues } from '../draft.arbitraries';
import { draftDecider } from '../draft.decider';
import { perform, started } from '../draft.play';
import { boss, candidate, clock, continued, live, pick, seedForLot, team } from '../draft.scenario';
import { evolve } from '../draft.evolve';
import { type StateIn, initialState } from '../draft.state';
import { legalityOf } from './legality';
import { needsOf } from './needs';

const teams = Array.from({ length: 12 }, (_, i) => team(`t${i + 1}`));
const limits = {
  positions: [
    { position: 'C', minimum: 1, maximum: null },
    { position: 'P', minimum: 3, maximum: null },
  ],
  genders: [{ gender: 'woman' as const, minimum: 4, maximum: null }],
};
/** 202 players, of them twelve catchers and about fifty women. */
const players = Array.from({ length: 202 }, (_, i) =>
  candidate(`x${i}`, {
    rating: i < 12 ? 2 : 1 + (i % 9),
    positions: [i < 12 ? 'C' : i % 3 === 0 ? 'P' : 'OF'],
    gender: i % 4 === 1 ? 'woman' : 'man',
  }),
);

/** Teams that want no catcher as long as they need not have one. */
const queue = players.filter(({ positions }) => !positions.includes('C')).map(({ playerId }) => playerId);

/** The system picks for everybody until the draft is complete. */
const playedOut = (history: ReturnType<typeof live>): StateIn<'completed'> => {
  let state = history.reduce(evolve, initialState);
  while (state.status === 'live' && state.turn) {
    const { pickNo, clockSeq, autoPickAt } = state.turn;
    const command = { type: 'AutoPick' as const, actor: clock, at: autoPickAt ?? '', pickNo, clockSeq };
    const lists = { queue, ranking: [], doNotDraft: [], seedForLot };
    state = draftDecider.decide({ ...command, ...lists }, state).reduce(evolve, state);
  }
  if (state.status !== 'completed') throw new Error(state.status);
  return state;
};

describe('one withdrawal from a league whose limits were just kept', () => {
  const history = live({ teams, players, settings: { rounds: 15, limits } });
  const withdrawn = (playerId: string) =>
    continued(
      history,
      boss({
        type: 'RefreshDraftPool',
        players: players.filter((player) => player.playerId !== playerId),
      }),
    );

  it('leaves one team of twelve without a catcher, and every other limit kept', () => {
    const state = playedOut(withdrawn('x3'));
    expect(state.order.flatMap((teamId) => needsOf(state, teamId))).toStrictEqual([
      { kind: 'position', key: 'C', missing: 1 },
    ]);
  });

  it('leaves nobody without anything when there is somebody to spare', () => {
    const state = playedOut(withdrawn('x30'));
    expect(state.order.flatMap((teamId) => needsOf(state, teamId))).toStrictEqual([]);
  });
});

/** Women only, and a catcher each: when women who catch leave, two teams lack what no change for one of them gives. */
it('is eased for as many teams as it must be, when the team on the clock is not one of those', () => {
  const woman = (playerId: string, position: string) =>
    candidate(playerId, { gender: 'woman', positions: [position], rating: 5 });
  const four = ['t1', 't2', 't3', 't4'];
  const pool = [
    ...['wc1', 'wc2', 'wc3', 'wc4'].map((id) => woman(id, 'C')),
    ...['w1', 'w2', 'w3', 'w4', 'w5', 'w6'].map((id) => woman(id, 'OF')),
    ...['mc1', 'mc2', 'mc3'].map((id) => candidate(id, { gender: 'man', positions: ['C'] })),
  ];
  const history = continued(
    live({
      teams: four.map((teamId) => team(teamId)),
      players: pool,
      settings: {
        rounds: 2,
        limits: {
          positions: [{ position: 'C', minimum: 1, maximum: null }],
          genders: [{ gender: 'man', minimum: 0, maximum: 0 }],
        },
      },
    }),
    ...[pick('t1', 1, 'w1'), pick('t2', 2, 'w2'), pick('t3', 3, 'w3'), pick('t4', 4, 'wc1')],
    boss({
      type: 'RefreshDraftPool',
      players: pool.filter(({ playerId }) => playerId !== 'wc3' && playerId !== 'wc4'),
    }),
  );
  const state = playedOut(history);
  expect(state.order.flatMap((teamId) => needsOf(state, teamId))).toHaveLength(0);
  const men = state.board.cells.filter((cell) => cell?.playerId.startsWith('m'));
  expect(men).toHaveLength(2);
});

describe('a league that has as many pitchers and catchers as teams', () => {
  const at = (position: string, ...ids: readonly string[]) =>
    ids.map((id) => candidate(id, { positions: [position], rating: 5 }));
  const pool = [
    ...[...at('P', 'p1', 'p2', 'p3', 'p4'), ...at('C', 'c1', 'c2', 'c3', 'c4')],
    ...at('OF', ...Array.from({ length: 11 }, (_, i) => `o${i}`)),
  ];
  const each = { minimum: 1, maximum: null };
  const history = live({
    teams: ['t1', 't2', 't3', 't4'].map((teamId) => team(teamId)),
    players: pool,
    settings: {
      rounds: 4,
      limits: { positions: ['P', 'C'].map((position) => ({ position, ...each })), genders: [] },
    },
  });
  const stateAfter = (...commands: readonly Parameters<typeof continued>[1][]): StateIn<'live'> => {
    const state = continued(history, ...commands).reduce(evolve, initialState);
    if (state.status !== 'live') throw new Error(state.status);
    return state;
  };

  it('says of a pick which limit it breaks: that of another team, and no limit that is just kept', () => {
    expect(legalityOf(stateAfter(pick('t1', 1, 'p1')), 't1')('p2')).toStrictEqual({
      ...{ rule: 'other_team_position_minimum', of: 'P', limit: 1 },
      ...{ teamId: 't2', openCells: 4, left: 2 },
    });
  });

  it('lets either of two teams have the last catcher: as many go without', () => {
    const state = stateAfter(
      ...[pick('t1', 1, 'p1'), pick('t2', 2, 'c1'), pick('t3', 3, 'c2'), pick('t4', 4, 'p2')],
      ...[pick('t4', 5, 'o0'), pick('t3', 6, 'p3'), pick('t2', 7, 'p4')],
      boss({ type: 'RefreshDraftPool', players: pool.filter(({ playerId }) => playerId !== 'c3') }),
    );
    for (const teamId of ['t1', 't4']) expect(legalityOf(state, teamId)('c4')).toBeNull();
    expect(legalityOf(state, 't2')('c4')).toMatchObject({ rule: 'other_team_position_minimum', of: 'C' });
  });
});

it('never keeps a draft from its end, however many leave', () => {
  const numRuns = process.env['FIELDHOUSE_LONG'] === '1' ? 2_000 : 60;
  let played = 0;
  fc.assert(
    fc.property(coedLeagues, fc.array(fc.nat({ max: 10_000 }), { maxLength: 12 }), (league, leaving) => {
      const play = started(league);
      fc.pre(play.state.status === 'live');
      let staying = league.players;
      for (const dice of leaving) {
        staying = staying.filter((_, i) => i !== dice % staying.length);
        play.try(play.boss({ type: 'RefreshDraftPool', players: staying }));
        perform(play, { kind: 'proxy', dice });
      }
      for (let turn = 0; play.state.status === 'live' && turn < 100; turn += 1)
        perform(play, { kind: 'proxy', dice: turn * 31 });
      expect(play.state.status).toBe('completed');
      played += 1;
    }),
    { numRuns, seed: 11 },
  );
  expect(played).toBeGreaterThan(20);
});
