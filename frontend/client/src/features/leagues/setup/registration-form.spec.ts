import { prospectusDefaults, seasonDefaults } from './defaults';
import { registrationFormOf, registrationValues } from './registration-form';

const league = {
  ...{ zone: 'America/New_York', gameNights: [], rosterSize: 15, minimumRoster: 12 },
};
const NOW = Date.parse('2026-11-23T15:00:00.000Z');

it('lets as many friends register together as stay together', () => {
  const issues = (format: 'individual' | 'draft', groupSize: number, grouped = true) => {
    const made = prospectusDefaults(league, { ...seasonDefaults(league, NOW), format }, NOW);
    const values = { ...registrationValues(made), groupSize };
    const { group: _, ...alone } = values.prices;
    const answer = registrationFormOf(made).safeParse(grouped ? values : { ...values, prices: alone });
    return answer.error?.issues.map(({ message }) => message) ?? [];
  };
  expect(issues('draft', 4)).toEqual(['A draft keeps up to 3 friends together']);
  expect([issues('draft', 3), issues('individual', 8), issues('draft', 4, false)]).toEqual([[], [], []]);
  expect(issues('individual', 9)).toEqual(['At most 8']);
});
