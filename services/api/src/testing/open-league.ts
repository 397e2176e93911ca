import { until } from '@fieldhouse/kernel/testing';
import type { LeagueProspectus, SavedRegistration } from '@fieldhouse/values';
import type { TestApp, TestPerson } from '@fieldhouse/testing';
import { leagueBody } from './draft-league';
import { prospectusBody } from './samples/prospectus';

const inDays = (days: number): string => new Date(Date.now() + days * 24 * 3_600_000).toISOString();
type As = Pick<TestPerson, 'token'>;
const free = { early: null, regular: 0, late: null };

/** The prospectus of a league that anybody can register with now, in any way, for nothing. */
export const openProspectus = (change: Partial<LeagueProspectus> = {}) => ({
  ...prospectusBody(),
  windows: { opensAt: inDays(-1), earlyUntil: null, regularUntil: inDays(60), lateUntil: null },
  prices: { team: free, member: free, free_agent: free, group: free },
  ...change,
});

/** Says what a league says, and publishes it. */
export const openFor = async (
  app: TestApp,
  leagueId: string,
  { token }: As,
  change: Partial<LeagueProspectus> = {},
): Promise<void> => {
  await app.command('PUT', `/leagues/${leagueId}/prospectus`, { token, body: openProspectus(change) });
  const { position } = await app.command('POST', `/leagues/${leagueId}/publication`, { token });
  // Whoever comes without having seen that finds it all the same.
  const path = `/leagues/${leagueId}/registration?atLeast=${position}`;
  await until(
    'it is there to register with',
    async () => (await app.send('GET', path, { token })).status === 200,
  );
};

/** @returns the id of a new league that anybody can register with */
export const openLeague = async (
  app: TestApp,
  owner: As,
  change: Partial<LeagueProspectus> = {},
  league: object = {},
): Promise<string> => {
  const { token } = owner;
  const { streamId } = await app.command('POST', '/leagues', { token, body: { ...leagueBody, ...league } });
  const leagueId = streamId.slice('league-'.length);
  await openFor(app, leagueId, owner, change);
  return leagueId;
};

export const registrantBody: SavedRegistration['person'] = {
  firstName: 'Robin',
  lastName: 'Hale',
  birthDate: '1990-04-01',
  gender: 'woman',
  positions: ['SS'],
  level: 5,
  nights: ['tue'],
};
/** Somebody who has filled in everything. */
export const savedBody = (change: Partial<SavedRegistration> = {}): SavedRegistration => ({
  ...{ kind: 'free_agent', teamId: null, groupId: null, person: registrantBody, answers: {}, requests: '' },
  ...change,
});

/** Fills it in and sends it. @param total what they were shown that it costs @returns the id of the registration */
export const register = async (
  app: TestApp,
  leagueId: string,
  { token }: As,
  change: Partial<SavedRegistration> = {},
  total = 0,
): Promise<string> => {
  await app.command('PUT', `/leagues/${leagueId}/registration`, { token, body: savedBody(change) });
  const { revision } = await app.command('POST', `/leagues/${leagueId}/registrations`, {
    token,
    body: { total },
  });
  const sent = (await app.storedEventsOf(`leaguePlaces-${leagueId}`)).findLast(
    (event) => event.type === 'RegistrationSubmitted' && event.revision <= revision,
  );
  return String(sent?.data['registrationId']);
};
