import { randomUUID } from 'node:crypto';
import type { DemoClient } from './demo-client';

const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
const dayIn = (days: number): string => inDays(days).slice(0, 'yyyy-mm-dd'.length);

/** The first Wednesday in so many days or later. */
const wednesdayIn = (days: number): string => {
  const untilWednesday = (WEDNESDAY - new Date(inDays(days)).getUTCDay() + 7) % 7;
  return dayIn(days + untilWednesday);
};

const WEDNESDAY = 3;
const ZONE = 'America/Los_Angeles';
/** What a team pays, in cents. */
const TEAM_FEE = 72_000;
const DEPOSIT = 18_000;
const DUES = 6_500;

/**
 * What there is to see beside the draft: a league that is open, with teams and a free agent that have registered and
 * players who ask to play on one of them; and a team of some of the captains, what it owes and asks of its people, and
 * what they say.
 */
export const loadSeason = async (
  admin: DemoClient,
  captains: readonly DemoClient[],
  freeAgent: DemoClient,
): Promise<void> => {
  const [dana, luis, priya, tom, aisha, erik, grace] = captains;
  if (!dana || !luis || !priya || !tom || !aisha || !erik || !grace) throw new Error('captains are missing');
  const leagueId = await openLeague(admin);
  const lights = await foundTeam(dana, 'Harbor Lights', '#0E7490', [luis, priya, aisha, erik]);
  const dogs = await foundTeam(tom, 'Salty Dogs', '#B45309', [grace]);
  for (const [captain, teamId] of [
    [dana, lights],
    [tom, dogs],
  ] as const)
    await register(captain, leagueId, { kind: 'team', teamId, person: {} }, TEAM_FEE);
  await register(
    freeAgent,
    leagueId,
    { kind: 'free_agent', teamId: null, person: FREE_AGENT },
    FREE_AGENT_FEE,
  );
  await dana.shown(`/leagues/${leagueId}`, ({ teams }: { teams: readonly { teamId: string }[] }) =>
    teams.find(({ teamId }) => teamId === lights),
  );
  for (const [player, person] of [
    [luis, LUIS],
    [priya, PRIYA],
  ] as const)
    await register(player, leagueId, { kind: 'member', teamId: lights, person }, 0);
  const paid = await admin.shown(
    `/finance/league/${leagueId}/invoices`,
    ({ invoices }: Invoices) => invoices.find(({ team }) => team?.teamId === lights)?.invoiceId,
  );
  await admin.command(
    'POST',
    `/invoices/${paid}/payments`,
    received('transfer', DEPOSIT, 'Transfer of the deposit'),
  );
  await askForDues(dana, lights, [luis, priya, aisha, erik]);
  await talk(lights, [dana, luis, priya]);
};

type Invoices = {
  readonly invoices: readonly {
    readonly invoiceId: string;
    readonly team: { readonly teamId: string } | null;
    readonly payer: { readonly accountId: string };
  }[];
};

const FREE_AGENT_FEE = 7_500;
const FREE_AGENT = {
  ...{ firstName: 'Robin', lastName: 'Field', birthDate: '1991-06-14', gender: 'woman' },
  ...{ positions: ['SS', '2B'], level: 6, nights: ['wed'] },
};

const LUIS = {
  ...{ firstName: 'Luis', lastName: 'Ortega', birthDate: '1988-09-02', gender: 'man' },
  ...{ positions: ['1B', '3B'], level: 7, nights: ['wed'] },
};
const PRIYA = {
  ...{ firstName: 'Priya', lastName: 'Nair', birthDate: '1993-02-20', gender: 'woman' },
  ...{ positions: ['P'], level: 6, nights: ['wed'] },
};

const SEASONS = ['Winter', 'Spring', 'Summer', 'Fall'] as const;
/** @param day yyyy-mm-dd @returns such as 'Spring 2027': December is of the winter that the year begins in */
const seasonOf = (day: string): string => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return `${SEASONS[Math.floor((month % 12) / 3)] ?? ''} ${month === 12 ? year + 1 : year}`;
};

const openLeague = async (admin: DemoClient): Promise<string> => {
  const { streamId } = await admin.command('POST', '/leagues', {
    ...{
      name: 'Harbor Coed Slow-pitch',
      sport: 'softball',
      season: seasonOf(wednesdayIn(45)),
      zone: ZONE,
    },
    ...{ teamCount: 8, rosterSize: 15, gameNights: ['wed'], limits: { positions: [], genders: [] } },
  });
  const leagueId = streamId.slice('league-'.length);
  const only = (regular: number) => ({ early: null, regular, late: null });
  await admin.command('PUT', `/leagues/${leagueId}/prospectus`, {
    ...{ format: 'team', level: 'recreational', genderType: 'coed' },
    about:
      'Ten weeks of coed slow-pitch under the lights, with playoffs. Bring a glove; bats and balls are ours.',
    venue: { name: 'Harbor Park', address: '12 Pier Road', city: 'San Diego, CA' },
    ...{ startsOn: wednesdayIn(45), endsOn: wednesdayIn(115), divisions: [] },
    phases: [
      { kind: 'regular', startsOn: wednesdayIn(45), endsOn: wednesdayIn(101) },
      { kind: 'playoffs', startsOn: wednesdayIn(108), endsOn: wednesdayIn(115) },
    ],
    times: [{ night: 'wed', from: '18:30', to: '22:00' }],
    windows: { opensAt: inDays(-3), earlyUntil: null, regularUntil: inDays(35), lateUntil: null },
    currency: 'USD',
    prices: { team: only(TEAM_FEE), member: only(0), free_agent: only(FREE_AGENT_FEE) },
    ...{ groupSize: 3, charges: [] },
    refunds: [
      { until: dayIn(30), percent: 100 },
      { until: dayIn(40), percent: 50 },
    ],
    places: { players: null, positions: [], genders: [] },
    ...{ waitlist: true, approval: false, paidFirst: false, placedBy: dayIn(40) },
    eligibility: [],
    questions: [],
    roster: { minimum: 12, freezeOn: dayIn(80) },
    payment: {
      ...{ depositPercent: 25, bearer: 'organizer' },
      instalments: [
        { dueOn: dayIn(20), percent: 40 },
        { dueOn: dayIn(40), percent: 35 },
      ],
    },
  });
  await admin.command('POST', `/leagues/${leagueId}/publication`, {});
  await admin.shown('/open-leagues', ({ leagues }: { leagues: readonly { leagueId: string }[] }) =>
    leagues.find((one) => one.leagueId === leagueId),
  );
  return leagueId;
};

/** @returns the id of a team that these have joined */
const foundTeam = async (
  captain: DemoClient,
  name: string,
  color: string,
  others: readonly DemoClient[],
): Promise<string> => {
  const { streamId } = await captain.command('POST', '/teams', {
    ...{ name, color, accent: '#FFFFFF', sport: 'softball', city: 'San Diego, CA', zone: ZONE },
    ...{ level: 'recreational', genderType: 'coed', privacy: 'public', joinPolicy: 'open' },
    ...{ rosterLimit: null, frozenFrom: null },
  });
  const teamId = streamId.slice('team-'.length);
  for (const person of others) await person.command('POST', `/teams/${teamId}/requests`, { message: null });
  return teamId;
};

const register = async (
  who: DemoClient,
  leagueId: string,
  as: { readonly kind: string; readonly teamId: string | null; readonly person: object },
  total: number,
): Promise<void> => {
  const path = `/leagues/${leagueId}/registration`;
  await who.command('PUT', path, { ...as, groupId: null, answers: {}, requests: '' });
  await who.command('POST', `${path}s`, { total });
};

const received = (way: 'cash' | 'transfer', amountMinor: number, proof: string) => ({
  ...{ amountMinor, currency: 'USD', way, receivedOn: dayIn(0), paidBy: null, proof },
});

/** Of everybody the same; the first of them has paid. */
const askForDues = async (captain: DemoClient, teamId: string, members: readonly DemoClient[]) => {
  await captain.command('POST', `/teams/${teamId}/fees`, {
    ...{ title: 'Season dues', currency: 'USD', dueOn: dayIn(21), bearer: 'organizer' },
    members: members.map(({ accountId }) => ({ accountId, amountMinor: DUES })),
  });
  const invoiceId = await captain.shown(
    `/finance/team/${teamId}/invoices`,
    ({ invoices }: Invoices) =>
      invoices.find(({ payer }) => payer.accountId === members[0]?.accountId)?.invoiceId,
  );
  await captain.command('POST', `/invoices/${invoiceId}/payments`, received('cash', DUES, 'At practice'));
};

const talk = async (teamId: string, [dana, luis, priya]: readonly [DemoClient, DemoClient, DemoClient]) => {
  const say = async (who: DemoClient, text: string, options: readonly string[] = []): Promise<void> => {
    const month = new Date().toISOString().slice(0, 'yyyy-mm'.length).replace('-', '');
    const asked = options.map((option) => ({ optionId: randomUUID(), text: option }));
    const poll = asked.length > 0 ? { options: asked, multiple: false, secret: false, closesAt: null } : null;
    const path = `/chats/${teamId}/team/messages/${month}-${randomUUID()}`;
    await who.command('PUT', path, { text, replyTo: null, poll });
  };
  await say(dana, 'We are in! Wednesdays at Harbor Park, first game in six weeks.');
  await say(luis, 'Great. I can bring the big cooler to the first practice.');
  await say(dana, 'When shall we practice?', ['Saturday morning', 'Sunday afternoon']);
  await say(priya, `Sunday is better for me. <@${dana.accountId}>, is the field by the pier free?`);
};
