import { draftDecider } from '../draft.decider';
import { boss, candidate, clock, continued, live, seedForLot, team } from '../draft.scenario';
import { evolve } from '../draft.evolve';
import { type StateIn, initialState } from '../draft.state';
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
