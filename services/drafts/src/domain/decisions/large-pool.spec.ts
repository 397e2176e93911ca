import type { DraftEvent } from '@fieldhouse/events/drafts';
import {
  boss,
  candidate,
  clock,
  draft,
  draftId,
  evening,
  heldDecider,
  orderLocked,
  team,
} from '../draft.scenario';
import { evolve } from '../draft.evolve';
import { type DraftState, hasBoard, initialState } from '../draft.state';
import { missingFor } from '../readiness';

const everything = {
  positions: ['C', 'P', 'OF', '1B'],
  gender: 'nonbinary' as const,
  nights: ['mon' as const, 'tue' as const, 'wed' as const, 'thu' as const],
};
const pool = Array.from({ length: 5_000 }, (_, i) =>
  candidate(`6f1f0a3e-4c55-5d0c-9a5e-${String(i).padStart(12, '0')}`, {
    ...everything,
    rating: 1 + (i % 19) / 2,
    groupId: `6f1f0a3e-4c55-5d0c-9a5e-${String(9_000 + (i >> 1)).padStart(12, '0')}`,
  }),
);
const worst = pool[0]?.playerId ?? '';
const setUp = {
  teams: [team('t1', { captainPlayerId: worst }), team('t2')],
  settings: { captains: 'automatic' as const },
};

/** The lobby, and what the process that follows the league asks for until nothing is left to read. */
const openedInParts = (): {
  readonly appends: readonly (readonly DraftEvent[])[];
  readonly state: DraftState;
} => {
  let state = orderLocked(setUp).reduce(evolve, initialState);
  const appends: (readonly DraftEvent[])[] = [];
  const decide = (command: Parameters<typeof heldDecider.decide>[0]): boolean => {
    const events = heldDecider.decide(command, state);
    state = events.reduce(evolve, state);
    appends.push(events);
    return events.some(({ data }) => 'more' in data);
  };
  decide(boss({ type: 'OpenDraftLobby', players: pool }));
  while (decide({ actor: clock, at: evening, type: 'RefreshDraftPool', players: pool }));
  return { appends, state };
};

describe('a pool of thousands', () => {
  const { appends, state } = openedInParts();

  it('goes into the log in parts that it takes', () => {
    for (const events of appends)
      expect(Buffer.byteLength(JSON.stringify(events))).toBeLessThan(1024 * 1024 - 64 * 1024);
    expect(appends).toHaveLength(3);
    if (!hasBoard(state)) throw new Error('there is no board');
    expect(state.board.pool.players).toHaveLength(5_000);
    expect(state.poolArriving).toBe(false);
  });

  it('places captains who come with a later part', () => {
    const placed = appends.flat().findLast(({ type }) => type === 'DraftPlacementsChanged');
    const cells = placed?.type === 'DraftPlacementsChanged' ? placed.data.placements : [];
    expect(cells.map(({ teamId, playerId, source }) => [teamId, playerId, source])).toContainEqual([
      't1',
      worst,
      'placement',
    ]);
    expect(missingFor(state)).toStrictEqual([]);
  });

  it('starts only when all of it is there', () => {
    const first = [...orderLocked(setUp), ...(appends[0] ?? [])];
    draft
      .given(...first)
      .when(boss({ type: 'StartDraft' }))
      .thenRefused('not_ready', {
        missing: [{ code: 'pool_arriving', ok: false, details: { players: 2_000 } }],
      });
  });

  it('has a limit, and the checklist says it', () => {
    const locked = orderLocked().reduce(evolve, initialState);
    const many = Array.from({ length: 20_001 }, (_, i) => candidate(`p${i}`));
    expect(missingFor(locked, many)).toStrictEqual([
      { code: 'pool_too_large', ok: false, details: { players: 20_001, maximum: 20_000 } },
    ]);
    draft
      .given(...orderLocked())
      .when({ actor: clock, at: evening, type: 'OpenDraftLobby', players: many })
      .then({ type: 'DraftStepMissed', data: { draftId, step: 'lobby', missing: ['pool_too_large'] } });
  });
});
