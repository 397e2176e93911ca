import type { RoomState } from '@fieldhouse/api-contract';
import type { Positioned } from '@fieldhouse/kernel';
import type { DraftPlayerDocument } from './draft-players.projection';
import { cardsFor } from './draft-players.query';

const player = (playerId: string, withdrawn: boolean): Positioned<DraftPlayerDocument> => ({
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
  withdrawn,
});
const cells = {
  picks: [{ playerId: 'drafted' }],
  extras: [{ playerId: 'late' }],
  settings: { spectatorsSeeRatings: false },
} as unknown as RoomState;

describe('the cards of a draft', () => {
  const found = [player('here', false), player('left', true), player('drafted', true), player('late', true)];

  it('keep whoever withdrew after being drafted, and say so', () => {
    const cards = cardsFor(found, cells, { role: 'captain', teamId: 't1' });
    expect(cards.map(({ playerId, withdrawn }) => [playerId, withdrawn])).toStrictEqual([
      ['drafted', true],
      ['here', false],
      ['late', true],
    ]);
  });

  it('tell a spectator neither ratings nor comments nor notes', () => {
    expect(cardsFor(found, cells, { role: 'spectator', teamId: null })[1]).toStrictEqual({
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
      registeredAt: '2026-05-01T18:00:00.000Z',
      withdrawn: false,
    });
  });
});
