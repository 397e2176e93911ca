import { prospectus } from '../../../../test/league-samples';
import { wallTimeOf } from '../../../shared/form/fields/instant-input';
import { dayLater, nextStart, prospectusLater, seasonFrom, waiverLater, weeksTo } from './copy';

const zone = 'America/New_York';
const me = { staffRoles: ['commissioner' as const], teamId: null, teamRole: null, playerId: null };
const league = { leagueId: 'L1', me, zone, gameNights: ['tue' as const], rosterSize: 15 };

it('moves days by whole weeks and keeps wall times across a change of the clocks', () => {
  // From summer into winter: 9 AM is another instant, and the same time.
  const summer = {
    ...prospectus,
    windows: {
      ...prospectus.windows,
      opensAt: '2027-06-01T13:00:00.000Z',
      earlyUntil: '2027-06-05T03:59:00.000Z',
    },
    eligibility: [{ rule: 'age' as const, on: prospectus.startsOn, from: 18, to: null }],
    payment: {
      ...{ depositPercent: 20, bearer: 'payer' as const },
      instalments: [{ dueOn: '2027-05-01', percent: 80 }],
    },
  };
  const by = { weeks: 26 };
  const moved = prospectusLater(summer, league, by);
  expect(moved.windows.opensAt).toBe('2027-11-30T14:00:00.000Z');
  expect(wallTimeOf(moved.windows.opensAt, zone)).toBe('2027-11-30T09:00');
  expect(wallTimeOf(moved.windows.earlyUntil, zone)).toBe('2027-12-03T23:59');
  const day = (one: string): string => dayLater(one, by);
  expect(moved).toMatchObject({
    startsOn: day(prospectus.startsOn),
    endsOn: day(prospectus.endsOn),
    placedBy: dayLater('2027-05-11', { weeks: 26 }),
    refunds: [{ until: day(prospectus.refunds[0]?.until ?? ''), percent: 100 }],
    eligibility: [{ on: day(prospectus.startsOn) }],
    payment: { depositPercent: 20, instalments: [{ dueOn: day('2027-05-01'), percent: 80 }] },
  });
  expect(new Date(moved.startsOn).getUTCDay()).toBe(new Date(prospectus.startsOn).getUTCDay());
});

it('keeps what fits the league by now', () => {
  const moved = prospectusLater(prospectus, { ...league, gameNights: ['thu'], rosterSize: 1 }, { weeks: 1 });
  expect(moved).toMatchObject({ times: [], roster: { minimum: 1 } });
});

it('is another season of what it was copied from, if whoever copies it runs that', () => {
  const by = { weeks: 26 };
  expect(prospectusLater(prospectus, league, by).previousLeagueId).toBe('L1');
  const player = { ...me, staffRoles: ['scorekeeper' as const] };
  expect(prospectusLater(prospectus, { ...league, me: player }, by).previousLeagueId).toBeNull();
});

it('takes the nearest whole weeks to the day that was asked for', () => {
  expect(weeksTo('2027-04-27', '2028-04-25')).toEqual({ weeks: 52 });
  expect(weeksTo('2027-04-27', '2028-04-27')).toEqual({ weeks: 52 });
});

it('offers the first same weekday after the season, in four weeks at the earliest', () => {
  const old = { startsOn: '2027-04-27', endsOn: '2027-06-29' };
  expect(nextStart(old, new Date('2027-05-01T12:00:00.000Z'))).toBe('2027-07-06');
  expect(nextStart(old, new Date('2028-02-10T12:00:00.000Z'))).toBe('2028-03-14');
});

it.each([
  ['2027-01-12', 'Winter 2027'],
  ['2027-03-02', 'Spring 2027'],
  ['2027-05-04', 'Spring 2027'],
  ['2027-06-01', 'Summer 2027'],
  ['2027-09-07', 'Fall 2027'],
  ['2027-12-07', 'Winter 2028'],
])('calls a season that starts on %s %s', (startsOn, season) => {
  expect(seasonFrom(startsOn)).toBe(season);
});

it('lets a waiver count as long as people register', () => {
  const expiry = { kind: 'date' as const, until: '2027-03-01' };
  const waiver = { title: 'Risk', text: 'I know that the ball is hard.', required: true, expiry };
  const until = (least: string) => waiverLater(waiver, { weeks: 1 }, least).expiry;
  expect(until('2027-03-20')).toEqual({ kind: 'date', until: '2027-03-20' });
  expect(until('2027-03-02')).toEqual({ kind: 'date', until: '2027-03-08' });
});

it('moves the day until which a waiver counts, and no other', () => {
  const waiver = { title: 'Risk', text: 'I know that the ball is hard.', required: true };
  expect(
    waiverLater({ ...waiver, expiry: { kind: 'date', until: '2027-12-31' } }, { weeks: 1 }).expiry,
  ).toEqual({
    kind: 'date',
    until: '2028-01-07',
  });
  expect(waiverLater({ ...waiver, expiry: { kind: 'season' } }, { weeks: 1 })).toEqual({
    ...waiver,
    expiry: { kind: 'season' },
  });
});
