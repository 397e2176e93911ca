import { initialPlayerPool, matchImported, withPlayer, type PlayersById } from '../../domain';
import { person } from '../../domain/player-pool.fixture';
import { wishesOf } from './wishes';

const inPool = (playerId: string, firstName: string, lastName: string, more: object = {}) => ({
  ...{ playerId, details: person(firstName, { lastName }), registeredAt: '2026-01-01T00:00:00.000Z' },
  ...{ status: 'registered' as const, accountId: null, listedAs: null },
  ...more,
});
const pool: PlayersById = [
  inPool('jo', 'Jo', 'Park'),
  inPool('gil1', 'Gil', 'Ode'),
  inPool('gil2', 'Gil', 'Ode'),
  inPool('hal', 'Hal', 'Poe', { status: 'withdrawn' }),
].reduce(withPlayer, initialPlayerPool.players);
const list = [
  { playerId: 'ana', externalId: 'R-1', firstName: 'Ána', lastName: 'Ruiz' },
  { playerId: 'ben', externalId: 'R-2', firstName: 'Ben', lastName: 'Sand' },
];
/** Whom Ana asks for, and whom nobody is called. */
const asked = (text: string | null) => {
  const [first, ...others] = wishesOf([text, null], matchImported(pool, list), pool);
  expect(others).toEqual([{ wishes: [], unknown: [] }]);
  expect(first?.wishes.every(({ playerId }) => playerId === 'ana')).toBe(true);
  return [first?.wishes.map(({ withPlayerId }) => withPlayerId), first?.unknown];
};

describe('whom somebody of a list wants to play with', () => {
  it.each([
    ['Jo Park', ['jo']],
    ['PARK, jo', ['jo']],
    ['Ben Sand', ['ben']],
    ['r-2', ['ben']],
    ['Jo Park & Ben Sand', ['jo', 'ben']],
    ['Jo Park, Ben Sand', ['jo', 'ben']],
    ['R-2 / Jo Park and Ben Sand;', ['ben', 'jo']],
  ])('%s: is found in the pool as in the list', (text, ids) => expect(asked(text)).toEqual([ids, []]));

  it.each([
    ['nobody of the name', 'Kim Lee', ['Kim Lee']],
    ['two of one name', 'Gil Ode', ['Gil Ode']],
    ['somebody withdrawn', 'Hal Poe', ['Hal Poe']],
    ['half a name', 'Jo', ['Jo']],
  ])('is not guessed: %s', (_, text, unknown) => expect(asked(text)).toEqual([[], unknown]));

  it('is nobody where the row says nothing, or names the person themselves', () => {
    expect(asked(null)).toEqual([[], []]);
    expect(asked('Ana Ruiz')).toEqual([[], []]);
  });

  it('takes those who can be found along with those who cannot', () =>
    expect(asked('Jo Park, Kim Lee')).toEqual([['jo'], ['Kim Lee']]));
});
