import { until, type Person } from './product';

const DAY_MS = 86_400_000;
/** An instant so many days from now. */
export const instantIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
/** A day so many days from now. */
export const dayIn = (days: number): string => instantIn(days).slice(0, 'yyyy-mm-dd'.length);

const details = {
  ...{ sport: 'softball', season: 'Spring', teamCount: 8, rosterSize: 15, zone: 'America/New_York' },
  ...{ limits: { positions: [], genders: [] }, gameNights: ['tue'] },
};
/** What costs nothing. */
export const free = { early: null, regular: 0, late: null };
const prospectus = {
  ...{ format: 'team', about: 'Slow-pitch for everybody.', level: 'recreational', genderType: 'coed' },
  venue: { name: 'North Park', address: '1 Park Road', city: 'Albany' },
  ...{ startsOn: dayIn(40), endsOn: dayIn(100), phases: [], divisions: [] },
  times: [{ night: 'tue', from: '18:30', to: '22:00' }],
  windows: { opensAt: instantIn(-1), earlyUntil: null, regularUntil: instantIn(20), lateUntil: null },
  currency: 'USD',
  prices: { team: free, member: free, free_agent: free, group: free },
  ...{ groupSize: 3, charges: [], refunds: [] },
  places: { players: null, positions: [], genders: [] },
  ...{ waitlist: true, approval: false, eligibility: [], paidFirst: false, questions: [], placedBy: null },
  roster: { minimum: 10, freezeOn: null },
};
/**
 * A league that is open, in which everything is free unless told otherwise.
 * @param change of its prospectus
 * @param size its teams and their rosters
 * @returns its id once everybody finds it
 */
export const openLeague = async (
  owner: Person,
  name: string,
  change: object = {},
  size: { teamCount?: number; rosterSize?: number } = {},
): Promise<string> => {
  const body = { ...details, ...size, name };
  const { streamId } = await owner.send<{ streamId: string }>('POST', '/leagues', body);
  const leagueId = streamId.slice('league-'.length);
  await owner.send('PUT', `/leagues/${leagueId}/prospectus`, { ...prospectus, ...change });
  await owner.send('POST', `/leagues/${leagueId}/publication`);
  await until('everybody sees it', async () => {
    const { leagues } = await owner.send<{ leagues: { leagueId: string }[] }>('GET', '/open-leagues');
    return leagues.some((one) => one.leagueId === leagueId);
  });
  return leagueId;
};
