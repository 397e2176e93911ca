import type { PlayerPoolEvent } from '@fieldhouse/events/leagues';
import { at, documentsAfter } from '@fieldhouse/kernel/testing';
import { poolPlayersProjection } from './pool-players.projection';

const about = { leagueId: 'l1', playerId: 'p1' };
const details = {
  ...about,
  externalId: null,
  firstName: 'Pia',
  lastName: 'Sanz',
  birthDate: null,
  hometown: 'Graz',
  phone: null,
  gender: null,
  positions: [],
  rating: 7,
  nights: [],
  comment: null,
  ownColumns: [],
  importId: 'i1',
};
const registered: PlayerPoolEvent = { type: 'PlayerRegistered', data: { ...details, registeredAt: at } };
const after = (...events: readonly PlayerPoolEvent[]) =>
  documentsAfter(poolPlayersProjection, [registered, ...events]).get('p1');

describe('players of pools', () => {
  it('are known by name only', () => {
    expect(after()).toEqual({ _id: 'p1', _position: '00000000000000000000', name: 'Pia Sanz' });
  });

  it('are called as they are now, and by no name once they are forgotten', () => {
    const renamed: PlayerPoolEvent = { type: 'PlayerChanged', data: { ...details, lastName: 'Lee' } };
    const forgotten: PlayerPoolEvent = { type: 'PlayerForgotten', data: { ...about, forgottenAt: at } };
    expect(after(renamed)?.name).toBe('Pia Lee');
    expect(after(renamed, forgotten)?.name).toBe('Former player');
  });
});
