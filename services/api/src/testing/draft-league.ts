import { draftIdOf, type DraftEvent } from '@fieldhouse/events/drafts';
import { type LeagueEvent } from '@fieldhouse/events/leagues';
import { until } from '@fieldhouse/kernel/testing';
import { draftSettings as settingsOf } from '@fieldhouse/testing/draft-settings';
import { join, type TestApp, type TestPerson } from '@fieldhouse/testing';

/** A league in the middle of its draft. */
export type DraftLeague = {
  readonly leagueId: string;
  readonly draftId: string;
  readonly owner: TestPerson;
  /** In the order of round 1, with the captain of each. */
  readonly teams: readonly { readonly teamId: string; readonly captain: TestPerson }[];
  readonly playerIds: readonly string[];
};

export const ROUNDS = 20;
const PLAYERS = 48;
const limits = { positions: [], genders: [] };

export const leagueBody = {
  name: 'Tuesday League',
  sport: 'softball',
  season: '2026',
  teamCount: 40,
  rosterSize: ROUNDS,
  limits,
  gameNights: [],
  zone: 'UTC',
};

export const draftSettings = settingsOf(ROUNDS);

/** The fields of a player, called by a number. */
export const playerBody = (n: number | string) => ({
  externalId: null,
  firstName: `Player${n}`,
  lastName: 'Test',
  birthDate: null,
  hometown: null,
  phone: null,
  gender: null,
  positions: ['P'],
  rating: null,
  nights: [],
  comment: null,
  ownColumns: [],
});

/** A text field of the event at a revision. */
export const factAt = async (
  app: Pick<TestApp, 'storedEventsOf'>,
  streamId: string,
  revision: number,
  field: string,
): Promise<string> => {
  const [event] = await app.storedEventsOf(streamId, revision);
  const fact = event?.data[field];
  if (typeof fact !== 'string') throw new Error(`${streamId} has no ${field} at ${revision}`);
  return fact;
};

/** Registers a player. @returns the player's id */
export const registerPlayer = async (
  app: Pick<TestApp, 'command' | 'storedEventsOf'>,
  { leagueId, owner }: Pick<DraftLeague, 'leagueId' | 'owner'>,
  n: number | string,
): Promise<string> => {
  const { revision } = await app.command('POST', `/leagues/${leagueId}/pool/players`, {
    token: owner.token,
    body: playerBody(n),
  });
  return factAt(app, `playerPool-${leagueId}`, revision, 'playerId');
};

/** Enters a team. @returns its id */
export const enterTeam = async (
  app: Pick<TestApp, 'command' | 'eventsOf'>,
  { leagueId, owner }: Pick<DraftLeague, 'leagueId' | 'owner'>,
  name: string,
): Promise<string> => {
  const body = { name, color: '#0B6B4A' };
  await app.command('POST', `/leagues/${leagueId}/teams`, { token: owner.token, body });
  const entered = (await app.eventsOf<LeagueEvent>(`league-${leagueId}`)).findLast(
    (event) => event.type === 'TeamEntered' && event.data.name === name,
  );
  return entered?.type === 'TeamEntered' ? entered.data.teamId : '';
};

type Api = Pick<TestApp, 'signUp' | 'send' | 'command' | 'storedEventsOf' | 'eventsOf'>;
type Setup = { readonly players?: number } & Partial<typeof draftSettings>;

/** Makes a league of two teams over HTTP and sets its draft up; `name` tells its people from those of others. */
export const planDraftLeague = async (
  app: Api,
  name: string,
  { players = PLAYERS, ...changed }: Setup = {},
): Promise<DraftLeague> => {
  const owner = await app.signUp(`${name}-owner`);
  const as = { token: owner.token };
  const { streamId } = await app.command('POST', '/leagues', { ...as, body: leagueBody });
  const leagueId = streamId.slice('league-'.length);
  const teams = [];
  for (const team of ['Hawks', 'Otters']) {
    const captain = await app.signUp(`${name}-${team.toLowerCase()}`);
    const teamId = await enterTeam(app, { leagueId, owner }, team);
    await join(app, leagueId, owner, captain, { kind: 'team', teamId, role: 'captain' });
    teams.push({ teamId, captain });
  }
  const playerIds = [];
  for (let n = 1; n <= players; n += 1) playerIds.push(await registerPlayer(app, { leagueId, owner }, n));
  const body = { settings: { ...draftSettings, ...changed } };
  await app.command('PUT', `/leagues/${leagueId}/draft`, { ...as, body });
  return { leagueId, draftId: draftIdOf(leagueId), owner, teams, playerIds };
};

/** As {@link planDraftLeague}, and starts the draft. */
export const startDraftLeague = async (app: Api, name: string, setup: Setup = {}): Promise<DraftLeague> => {
  const league = await planDraftLeague(app, name, setup);
  const { leagueId, owner, teams } = league;
  const as = { token: owner.token };
  const command = (method: string, path: string, body: object) =>
    app.command(method, `/leagues/${leagueId}/draft${path}`, { ...as, body });
  const order = teams.map(({ teamId }) => teamId);
  await command('PUT', '/order', { order, reason: 'Agreed by all captains' });
  await command('POST', '/lobby', {});
  const { position } = await command('POST', '/start', {});
  await until('the room shows the draft', async () => {
    const { status, body } = await app.send<{ status: string }>(
      'GET',
      `/leagues/${leagueId}/draft/room?atLeast=${position}`,
      as,
    );
    return status === 200 && body.status === 'live';
  });
  return league;
};

/** Who is on the clock by the log, and whom they could take. */
export const turnOf = async (
  app: Pick<TestApp, 'eventsOf'>,
  { draftId, teams, playerIds }: DraftLeague,
): Promise<{ readonly pickNo: number; readonly captain: TestPerson; readonly playerId: string }> => {
  const events = await app.eventsOf<DraftEvent>(`draft-${draftId}`);
  const turn = events.findLast(({ type }) => type === 'TurnStarted');
  if (turn?.type !== 'TurnStarted') throw new Error('nobody is on the clock');
  const { pickNo, teamId } = turn.data;
  const taken = new Set(
    events.flatMap((event) => (event.type === 'PlayerPicked' ? [event.data.playerId] : [])),
  );
  const captain = teams.find((team) => team.teamId === teamId)?.captain;
  const playerId = playerIds.find((id) => !taken.has(id));
  if (!captain || playerId === undefined) throw new Error(`nobody to pick at ${pickNo}`);
  return { pickNo, captain, playerId };
};
