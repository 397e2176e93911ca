import { leagueProspectus } from '@fieldhouse/api-contract';
import { wallTimeOf } from '../../../shared/form/fields/instant-input';
import { inFormat, prospectusDefaults, refundPresets, seasonDefaults, type ForLeague } from './defaults';

const league: ForLeague = {
  zone: 'America/New_York',
  gameNights: ['tue', 'thu'],
  rosterSize: 15,
  minimumRoster: 12,
};
/** A Monday in New York, where it is still Sunday elsewhere. */
const NOW = Date.parse('2026-11-23T15:00:00.000Z');
const season = seasonDefaults(league, NOW);
const wall = (iso: string): string => wallTimeOf(iso, league.zone);

it('begins on the first game night in eight weeks, for ten weeks', () => {
  expect(season).toMatchObject({
    ...{ startsOn: '2027-01-19', endsOn: '2027-03-23' },
    times: [
      { night: 'tue', from: '18:30', to: '22:00' },
      { night: 'thu', from: '18:30', to: '22:00' },
    ],
  });
  expect(seasonDefaults({ ...league, gameNights: [] }, NOW)).toMatchObject({
    startsOn: '2027-01-18',
    times: [],
  });
});

it.each([
  ['team', ['team', 'free_agent'], '2027-01-26'],
  ['individual', ['free_agent', 'group'], '2027-01-26'],
  ['draft', ['free_agent', 'group'], null],
] as const)('fills in the rest of a league of format %s', (format, kinds, placedBy) => {
  const made = prospectusDefaults(league, { ...season, format }, NOW);
  expect(leagueProspectus.parse(made)).toEqual(made);
  expect(Object.keys(made.prices)).toEqual(kinds);
  expect(made).toMatchObject({ placedBy, roster: { minimum: 12, freezeOn: null }, waitlist: true });
  expect([made.windows.opensAt, made.windows.regularUntil].map(wall)).toEqual([
    '2026-11-24T09:00',
    '2027-01-12T23:59',
  ]);
});

it('closes registration later where the season begins soon, and asks for no more players than a team has', () => {
  const soon = { ...season, startsOn: '2026-11-27', endsOn: '2026-11-28' };
  const made = prospectusDefaults({ ...league, rosterSize: 8 }, soon, NOW);
  expect(wall(made.windows.regularUntil)).toBe('2026-11-26T23:59');
  expect(made).toMatchObject({ roster: { minimum: 8 }, placedBy: '2026-11-28' });
});

it('puts the refund days in order', () => {
  expect(refundPresets('2027-03-09').map(({ refunds }) => refunds)).toEqual([
    [
      { until: '2027-02-23', percent: 100 },
      { until: '2027-03-08', percent: 50 },
    ],
    [{ until: '2027-03-08', percent: 100 }],
    [],
  ]);
});

it('names no last day for finding a team where a draft finds them', () => {
  const teams = prospectusDefaults(league, season, NOW);
  expect(inFormat(teams, 'draft').placedBy).toBeNull();
  expect(inFormat(teams, 'individual').placedBy).toBe('2027-01-26');
});

it('leaves out whoever cannot register in another format, and adds whoever must', () => {
  const teams = prospectusDefaults(league, season, NOW);
  const price = { early: null, regular: 5_000, late: null };
  expect(inFormat({ ...teams, groupSize: 8 }, 'draft').groupSize).toBe(3);
  const alone = inFormat({ ...teams, prices: { ...teams.prices, member: price } }, 'draft');
  expect(alone.prices).toEqual({ free_agent: teams.prices.free_agent });
  expect(Object.keys(inFormat(alone, 'team').prices).sort()).toEqual(['free_agent', 'team']);
  expect(inFormat({ ...teams, prices: { team: price } }, 'individual').prices).toEqual({
    free_agent: { early: null, regular: 0, late: null },
  });
  expect(inFormat({ ...teams, prices: { team: price } }, 'team').prices).toEqual({ team: price });
});
