import type { RoomState } from '@fieldhouse/api-contract';
import type { Positioned } from '@fieldhouse/kernel';
import type { DraftGroupDocument, DraftPlayerDocument } from './draft-players.projection';
import { cardsFor } from './draft-players.query';

const player = (
  playerId: string,
  withdrawn: boolean,
  changes: Partial<DraftPlayerDocument> = {},
): Positioned<DraftPlayerDocument> => ({
  _id: playerId,
  _position: '1',
  leagueId: 'l1',
  name: `Player ${playerId}`,
  positions: ['C'],
  rating: 5,
  gender: null,
  nights: [],
  comment: 'late on Tuesdays',
  registeredAt: '2026-05-01T18:00:00.000Z',
  tier: 1,
  groupId: null,
  notes: ['strong arm'],
  ownColumns: [{ column: 'Shirt size', value: 'M' }],
  withdrawn,
  ...changes,
});
const cells = {
  status: 'live',
  picks: [{ playerId: 'drafted' }],
  extras: [{ playerId: 'late' }],
  settings: { spectatorsSeeRatings: false },
} as unknown as RoomState;

describe('the cards of a draft', () => {
  const found = [player('here', false), player('left', true), player('drafted', true), player('late', true)];

  it('keep whoever withdrew after being drafted, and say so', () => {
    const cards = cardsFor(found, cells, { role: 'captain', teamIds: ['t1'] });
    expect(cards.map(({ playerId, withdrawn }) => [playerId, withdrawn])).toStrictEqual([
      ['drafted', true],
      ['here', false],
      ['late', true],
    ]);
  });

  it('tell a spectator neither ratings nor comments nor notes', () => {
    expect(cardsFor(found, cells, { role: 'spectator', teamIds: [] })[1]).toStrictEqual({
      playerId: 'here',
      name: 'Player here',
      positions: ['C'],
      rating: null,
      tier: null,
      gender: null,
      nights: [],
      groupId: null,
      comment: null,
      notes: [],
      ownColumns: [],
      registeredAt: '2026-05-01T18:00:00.000Z',
      withdrawn: false,
    });
  });

  it('are the pool as it stands until the lobby opens: as the rating list has it, with its tiers and groups', () => {
    const preparing = {
      ...{ status: 'order_locked', picks: [], extras: [], teams: [{}, {}] },
      settings: { rounds: 2, spectatorsSeeRatings: false },
    } as unknown as RoomState;
    const group = { _id: 'group:g1', _position: '2', leagueId: 'l1', playerIds: ['b', 'c'] };
    const pool: Positioned<DraftPlayerDocument | DraftGroupDocument>[] = [
      player('late', false, { rating: 5, registeredAt: '2026-05-02T18:00:00.000Z' }),
      player('a', false, { rating: 9, tier: 7 }),
      player('c', false, { rating: 5, groupId: 'stale' }),
      player('b', false, { rating: 5 }),
      player('unrated', false, { rating: null }),
      player('left', true, { rating: 10 }),
      group,
    ];
    const cards = cardsFor(pool, preparing, { role: 'captain', teamIds: ['t1'] });
    expect(cards.map(({ playerId, tier, groupId }) => [playerId, tier, groupId])).toStrictEqual([
      ['a', 1, null],
      ['b', 1, 'g1'],
      ['c', 1, 'g1'],
      ['late', 1, null],
      ['unrated', 2, null],
    ]);
    expect(
      cardsFor([...pool.slice(0, -1), { ...group, _gone: true }], null, {
        role: 'captain',
        teamIds: ['t1'],
      })[1],
    ).toMatchObject({ playerId: 'b', tier: null, groupId: null });
  });
});
