import { player } from '../../../../test/samples';
import { namesakes } from './player-words';

const Real = Intl.DateTimeFormat;
beforeEach(() => {
  // Whoever looks is in New York.
  jest
    .spyOn(Intl, 'DateTimeFormat')
    .mockImplementation((locale, options) => new Real(locale, { timeZone: 'America/New_York', ...options }));
});
afterEach(() => jest.restoreAllMocks());

it('tells players of one name apart by a birth date as it is given, and by when they came on the own calendar', () => {
  const unknown = { birthDate: null, hometown: null, externalId: null };
  const players = [
    player({ playerId: 'p1', ...unknown, birthDate: '1990-04-01' }),
    player({ playerId: 'p2', ...unknown, registeredAt: '2026-11-25T01:30:00.000Z' }),
  ];
  expect([...namesakes(players)]).toEqual([
    ['p1', 'born Apr 1, 1990'],
    ['p2', 'registered Nov 24, 2026'],
  ]);
});
