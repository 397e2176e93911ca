import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DemoClient } from './demo-client';
import { loadSeason } from './demo-season';

/** What the demonstration printed at its first start, kept beside the data. */
export type Demonstration = {
  readonly leagueId: string;
  readonly leagueName: string;
  readonly password: string;
  readonly accounts: readonly { readonly role: string; readonly email: string }[];
};

/** A demonstration, or the password of one that is not whole yet. */
type Begun = Pick<Demonstration, 'password'> & Partial<Demonstration>;

/** The demonstration could not be loaded; the message is one sentence. */
export class DemonstrationFailed extends Error {}

/** Where the demonstration's people have their addresses. */
export const DEMO_DOMAIN = 'demo.fieldhouse.example';
/** What it was in every folder once. */
const PASSWORD_OF_BEFORE = 'fieldhouse';
/** Letters and digits that nobody mistakes for another: 49 bits in ten. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const PASSWORD_LENGTH = 10;
const POOL_FILE = resolve(__dirname, '../../../../../../data/softball-pool.csv');
const MAPPING = {
  'Registration ID': 'externalId',
  'First Name': 'firstName',
  'Last Name': 'lastName',
  'Date of Birth': 'birthDate',
  Hometown: 'hometown',
  Position: 'positions',
  'Also Plays': 'otherPositions',
  'Rating (1-10)': 'rating',
};
const TEAMS = [
  ['Hawks', '#C2410C'],
  ['Falcons', '#1D4ED8'],
  ['Otters', '#0F766E'],
  ['Badgers', '#44403C'],
  ['Comets', '#7C3AED'],
  ['Mallards', '#15803D'],
  ['Bluejays', '#0369A1'],
  ['Foxes', '#B45309'],
  ['Ospreys', '#4338CA'],
  ['Cardinals', '#B91C1C'],
  ['Hornets', '#A16207'],
  ['Herons', '#0E7490'],
] as const;

/**
 * Loads the demonstration through the product's own API, once: a 12-team softball league, its pool imported from a
 * CSV, its order drawn and proved, the lobby open; and another one that everybody can register with ({@link loadSeason}).
 * Later starts answer what the first one recorded.
 * @throws DemonstrationFailed
 */
export const loadDemonstration = async (address: string, dataDir: string): Promise<Demonstration> => {
  const recorded = recordedIn(dataDir);
  if (isWhole(recorded)) return recorded;
  const password = recorded?.password ?? newPassword();
  // Before the first account has it: whoever goes on after a start that was cut off needs it.
  record(dataDir, { password });
  try {
    const demonstration = await load(address, password);
    record(dataDir, demonstration);
    return demonstration;
  } catch (error) {
    throw new DemonstrationFailed(
      `The demonstration could not be loaded: ${error instanceof Error ? error.message : String(error)}. Start again, or with --empty.`,
    );
  }
};

/** Whether a folder holds a demonstration of a version before, whose password everybody knows. */
export const hasKnownPassword = (dataDir: string): boolean =>
  recordedIn(dataDir)?.password === PASSWORD_OF_BEFORE;

const fileOf = (dataDir: string): string => join(dataDir, 'demonstration.json');
const recordedIn = (dataDir: string): Begun | null =>
  existsSync(fileOf(dataDir)) ? (JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) as Begun) : null;
const record = (dataDir: string, begun: Begun): void =>
  writeFileSync(fileOf(dataDir), JSON.stringify(begun, null, 2), { mode: 0o600 });
const isWhole = (begun: Begun | null): begun is Demonstration => begun?.leagueId !== undefined;
const newPassword = (): string =>
  Array.from({ length: PASSWORD_LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

const load = async (address: string, password: string): Promise<Demonstration> => {
  const signedIn = (email: string, firstName: string, lastName: string): Promise<DemoClient> =>
    DemoClient.signedUp(address, { email, password, firstName, lastName });
  const admin = await signedIn(`admin@${DEMO_DOMAIN}`, 'Morgan', 'Reyes');
  const leagueName = 'Riverside Softball';
  const created = await admin.command('POST', '/leagues', {
    name: leagueName,
    sport: 'softball',
    season: 'Summer 2026',
    teamCount: TEAMS.length,
    rosterSize: 15,
    limits: LIMITS,
    gameNights: ['tue', 'thu'],
    zone: 'America/New_York',
  });
  const leagueId = created.streamId.slice('league-'.length);
  const captains = await Promise.all(
    TEAMS.map(([name]) =>
      signedIn(`${name.toLowerCase()}@${DEMO_DOMAIN}`, ...(CAPTAINS[name] ?? ['Casey', name])),
    ),
  );
  const spectator = await signedIn(`spectator@${DEMO_DOMAIN}`, 'Robin', 'Field');
  for (const [index, [name, color]] of TEAMS.entries()) {
    await admin.command('POST', `/leagues/${leagueId}/teams`, { name, color });
    const captain = captains[index];
    if (!captain) throw new Error(`no captain for ${name}`);
    const team = await admin.team(leagueId, name);
    await admin.invite(leagueId, captain, { kind: 'team', teamId: team, role: 'captain' });
  }
  await admin.importPool(leagueId, POOL_FILE, MAPPING);
  await admin.linkPlayer(leagueId, spectator);
  await admin.command('PUT', `/leagues/${leagueId}/draft`, { settings: SETTINGS });
  await admin.command('POST', `/leagues/${leagueId}/draft/order/commit`, { reason: null });
  await admin.command('POST', `/leagues/${leagueId}/draft/order/reveal`, {});
  await admin.command('POST', `/leagues/${leagueId}/draft/lobby`, {});
  await loadSeason(admin, captains, spectator);
  const accounts = [
    { role: 'League admin', email: admin.email },
    ...captains.map(({ email }, index) => ({ role: `Captain, ${TEAMS[index]?.[0] ?? ''}`, email })),
    { role: 'Spectator', email: spectator.email },
  ];
  return { leagueId, leagueName, password, accounts };
};

const CAPTAINS: Readonly<Record<string, readonly [string, string]>> = {
  Hawks: ['Dana', 'Whitfield'],
  Falcons: ['Luis', 'Ortega'],
  Otters: ['Priya', 'Nair'],
  Badgers: ['Tom', 'Kowalski'],
  Comets: ['Aisha', 'Rahman'],
  Mallards: ['Erik', 'Lindqvist'],
  Bluejays: ['Grace', 'Okafor'],
  Foxes: ['Sam', 'Delgado'],
  Ospreys: ['Nina', 'Petrov'],
  Cardinals: ['Jordan', 'Blake'],
  Hornets: ['Mei', 'Tanaka'],
  Herons: ['Owen', 'Gallagher'],
};

/** A softball team needs somebody who pitches and somebody who catches. */
const LIMITS = {
  positions: [
    { position: 'P', minimum: 3, maximum: null },
    { position: 'C', minimum: 1, maximum: null },
  ],
  genders: [],
};

const SETTINGS = {
  format: 'snake',
  rounds: 15,
  clock: { pickSeconds: 60, rounds: [], soft: false, quietHours: null, zone: 'America/New_York' },
  limits: LIMITS,
  captains: 'automatic',
  groupsTogether: true,
  gameNights: ['tue', 'thu'],
  nightRule: 'warn',
  leftovers: 'lot',
  startMode: 'manual',
  startsAt: null,
  spectatorsSeeRatings: true,
};
