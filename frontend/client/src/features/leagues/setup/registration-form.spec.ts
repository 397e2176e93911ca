import { prospectusDefaults, seasonDefaults } from './defaults';
import { countedIn, registrationFormOf, registrationValues } from './registration-form';

const league = {
  ...{ zone: 'America/New_York', gameNights: [], rosterSize: 15, minimumRoster: 12 },
};
const NOW = Date.parse('2026-11-23T15:00:00.000Z');

it('lets as many friends register together as stay together', () => {
  const issues = (format: 'individual' | 'draft', groupSize: number, grouped = true) => {
    const made = prospectusDefaults(league, { ...seasonDefaults(league, NOW), format }, NOW);
    const values = { ...registrationValues(made), groupSize };
    const { group: _, ...alone } = values.prices;
    const answer = registrationFormOf({ ...made, zone: league.zone }).safeParse(
      grouped ? values : { ...values, prices: alone },
    );
    return answer.error?.issues.map(({ message }) => message) ?? [];
  };
  expect(issues('draft', 4)).toEqual(['A draft keeps up to 3 friends together']);
  expect([issues('draft', 3), issues('individual', 8), issues('draft', 4, false)]).toEqual([[], [], []]);
  expect(issues('individual', 9)).toEqual(['At most 8']);
});

it('lets nobody go for want of a team while people still register', () => {
  const made = prospectusDefaults(league, { ...seasonDefaults(league, NOW), format: 'individual' }, NOW);
  const windows = { ...made.windows, lateUntil: null, regularUntil: '2027-01-11T05:00:00.000Z' };
  const issues = (placedBy: string | null, format: 'individual' | 'draft' = 'individual') => {
    const values = { ...registrationValues(made), groupSize: 2, windows, placedBy };
    const answer = registrationFormOf({ ...made, format, zone: league.zone }).safeParse(values);
    return answer.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
  };
  // It closes with Jan 10, at midnight.
  expect(issues('2027-01-09')).toEqual([
    ['placedBy', 'People can register until Jan 10, 2027: choose that day or a later one, or leave it empty'],
  ]);
  expect([issues('2027-01-10'), issues(null), issues('2027-01-09', 'draft')]).toEqual([[], [], []]);
});

it('keeps each number as it is typed when it is counted in another currency', () => {
  const prices = { team: { early: 70_000, regular: 80_050, late: null } };
  const charges = [{ name: 'Referees', amount: 2_500 }];
  expect(countedIn('JPY', { currency: 'USD', prices, charges })).toEqual({
    prices: { team: { early: 700, regular: 801, late: null } },
    charges: [{ name: 'Referees', amount: 25 }],
  });
  expect(countedIn('EUR', { currency: 'USD', prices, charges })).toEqual({ prices, charges });
  const empty = { team: { early: null, regular: Number.NaN, late: null } };
  expect(countedIn('USD', { currency: 'JPY', prices: empty, charges: [] }).prices).toEqual(empty);
});
