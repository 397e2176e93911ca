import { emptyPlayer, type ContactPage } from '@fieldhouse/api-contract';
import type { PlayerPoolEvent } from '@fieldhouse/events';
import { until } from '@fieldhouse/kernel/testing';
import { v4 as uuidv4 } from 'uuid';
import {
  draftSettings,
  enterTeam,
  factAt,
  leagueBody,
  playerBody,
  registerPlayer,
  turnOf,
} from './draft-league';
import { tokenTo } from './mailbox';
import { photoForm, photoLinkOf } from './player-photos';
import type { Cast, Role } from './roles';

/** What a proper request to an operation says besides the league's id. */
export type ProperRequest = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};
type Make = (cast: Cast, role: Role) => ProperRequest | Promise<ProperRequest>;

const reason = 'Asked for by the captains';
const body =
  (content: unknown): Make =>
  () => ({ body: content });
const empty = body({});
const nothing: Make = () => ({});

const captainOf = ({ league }: Cast) => {
  const [team] = league.teams;
  if (!team) throw new Error('the league has no team');
  return team;
};
const onTeam =
  (more: (cast: Cast) => ProperRequest = () => ({})): Make =>
  (cast) => {
    const { params, ...rest } = more(cast);
    return { params: { teamId: captainOf(cast).teamId, ...params }, ...rest };
  };
const onPlayer =
  (index: number, content?: unknown): Make =>
  ({ league }) => ({
    params: { playerId: league.playerIds[index] ?? '' },
    ...(content === undefined ? {} : { body: content }),
  });
const forTeam: Make = (cast) => ({ query: { teamId: captainOf(cast).teamId } });
const plan: Make = (cast) => ({
  body: { teamId: captainOf(cast).teamId, playerIds: cast.league.playerIds.slice(0, 3) },
});
const list: Make = () => {
  const form = new FormData();
  form.append('file', new Blob([`First name,Last name\n${uuidv4().slice(0, 8)},Listed\n`]), 'list.csv');
  return { body: form };
};

/** Signs somebody up whose address is not confirmed and waits for a mail to them. @returns the token of its link */
const mailedToken = async ({ app }: Cast, ask?: (email: string) => Promise<unknown>): Promise<string> => {
  const email = `${uuidv4()}@example.com`;
  const body = { email, password: 'correct horse', firstName: 'New', lastName: 'Person' };
  await app.send('POST', '/auth/signup', { body });
  await ask?.(email);
  return tokenTo(app, email, ask ? 'new-password' : 'confirm');
};
/** A change of address that waits. @returns the token of the mail to the address that stands */
const emailChangeLink: Make = async ({ app }) => {
  const { email, token } = await app.signUp(uuidv4());
  const wanted = { email: `${uuidv4()}@example.org`, password: 'correct horse' };
  await app.send('POST', '/account/email-change', { token, body: wanted });
  return { body: { token: await tokenTo(app, email, 'email-change') } };
};
/** Another session of whoever asks. */
const otherSession: Make = async (cast, role) => {
  if (role === 'visitor' || role === 'spectator') return { params: { sessionId: uuidv4() } };
  const { app, people } = cast;
  // A site admin needs a code as well and has a second session from the start.
  await app.send('POST', '/auth/token?grant_type=password', { body: credentials(cast, role) });
  const { body: open } = await app.send<{ id: string; current: boolean }[]>(
    'GET',
    '/auth/sessions',
    people[role],
  );
  return { params: { sessionId: open.find(({ current }) => !current)?.id ?? '' } };
};

/** The group of two that the cast's own player is in. @returns its id */
const groupOf = async (cast: Cast): Promise<string> => {
  const { app, league, playerId } = cast;
  const last = (await app.eventsOf<PlayerPoolEvent>(`playerPool-${league.leagueId}`)).findLast(
    ({ type }) => type === 'GroupFormed' || type === 'GroupDissolved',
  );
  if (last?.type === 'GroupFormed') return last.data.groupId;
  const partner = await registerPlayer(app, league, `Partner${uuidv4().slice(0, 8)}`);
  const ask = (from: string, withPlayerId: string) =>
    app.command('POST', `/leagues/${league.leagueId}/pool/players/${from}/group-requests`, {
      token: league.owner.token,
      body: { withPlayerId },
    });
  await ask(playerId, partner);
  await ask(partner, playerId);
  return groupOf(cast);
};

const inviteOf = async (
  cast: Cast,
  which: 'league' | 'host',
): Promise<{ inviteId: string; token: string }> => {
  const { app } = cast;
  const { leagueId, teams, owner } = cast[which];
  const path = `/leagues/${leagueId}/teams/${teams[0]?.teamId}/invites`;
  const { revision, position } = await app.command('POST', path, {
    token: owner.token,
    body: { role: 'proxy' },
  });
  const inviteId = await factAt(app, `league-${leagueId}`, revision, 'inviteId');
  await app.projected({ name: 'league', version: 1 }, position);
  const { body: view } = await app.send<{
    teams: { invites: { inviteId: string; path: string | null }[] }[];
  }>('GET', `/leagues/${leagueId}`, { token: owner.token });
  const invite = view.teams.flatMap(({ invites }) => invites).find((one) => one.inviteId === inviteId);
  return { inviteId, token: invite?.path?.split('invite=')[1] ?? '' };
};
/** A ticket that is still open. @returns its id */
const contactTicketOf = async ({ app, people }: Cast): Promise<string> => {
  const message = { name: 'Ana', email: 'ana@example.org', topic: 'press', message: uuidv4() };
  const { body: receipt } = await app.send<{ ticket: string }>('POST', '/contact', { body: message });
  let ticketId = '';
  await until('the ticket is in the inbox', async () => {
    const { body: page } = await app.send<ContactPage>('GET', '/admin/contact', people.site_admin);
    ticketId = page.tickets.find(({ ticket }) => ticket === receipt.ticket)?.ticketId ?? '';
    return ticketId !== '';
  });
  return ticketId;
};
const betaDetails = {
  complexName: 'Riverside Arena',
  city: 'Springfield',
  sports: ['softball'],
  arenas: 3,
  contactName: 'Olga Ortiz',
  contactPhone: '+1 555 010 9999',
};
/** Somebody whose application waits, for whoever may decide on it. @returns their account */
const betaApplicantOf = async ({ app, people }: Cast, role: Role): Promise<string> => {
  if (role !== 'site_admin') return people.outsider.accountId;
  const { accountId, token } = await app.signUp(`owner-${uuidv4()}`);
  await app.command('POST', '/beta/application/submit', { token, body: betaDetails });
  return accountId;
};
const byInvite: Make = async (cast) => ({ params: { token: (await inviteOf(cast, 'host')).token } });

const credentials = (cast: Cast, role: Role) => ({
  email: (role === 'visitor' || role === 'spectator' || role === 'site_admin'
    ? cast.foreign.owner
    : cast.people[role]
  ).email,
  password: 'correct horse',
});

/**
 * One proper request per operation, in an order in which each still finds what it needs: what ends the draft or
 * replaces the spectator link comes last.
 */
export const properRequests: Readonly<Record<string, Make>> = {
  'GET /health/live': nothing,
  'GET /health/ready': nothing,
  'GET /metrics': nothing,
  'GET /api/openapi.json': nothing,
  'GET /api/openapi.yaml': nothing,
  'GET /api/docs': nothing,
  'POST /api/auth/signup': () => ({
    body: {
      email: `${uuidv4()}@example.org`,
      password: 'correct horse',
      firstName: 'New',
      lastName: 'Person',
    },
  }),
  'POST /api/auth/token': (cast, role) => ({
    query: { grant_type: 'password' },
    body: credentials(cast, role),
  }),
  'POST /api/auth/logout': nothing,
  'GET /api/auth/user': nothing,
  'GET /api/auth/sessions': nothing,
  'DELETE /api/auth/sessions/{sessionId}': otherSession,
  'POST /api/auth/confirm': async (cast) => ({ body: { token: await mailedToken(cast) } }),
  'POST /api/auth/confirm/resend': nothing,
  'POST /api/auth/recover': () => ({ body: { email: `${uuidv4()}@example.org` } }),
  'POST /api/auth/recover/password': async (cast) => {
    const ask = (email: string) => cast.app.send('POST', '/auth/recover', { body: { email } });
    return { body: { token: await mailedToken(cast, ask), password: 'another horse' } };
  },
  'POST /api/auth/email-change': emailChangeLink,
  'POST /api/auth/email-change/refuse': emailChangeLink,
  'GET /api/account': nothing,
  'PUT /api/account/names': body({ firstName: 'Ana', lastName: 'Ruiz' }),
  'POST /api/account/password': body({ password: 'correct horse', newPassword: 'correct horse' }),
  'POST /api/account/email-change': () => ({
    body: { email: `${uuidv4()}@example.org`, password: 'correct horse' },
  }),
  'DELETE /api/account/email-change': nothing,
  'POST /api/account/second-factor': body({ password: 'correct horse' }),
  // Refused for what is in them, not at the door: the next requests need these accounts as they are.
  'POST /api/account/second-factor/confirm': body({ code: '000000' }),
  'POST /api/account/second-factor/disable': body({ password: 'wrong horse', code: '000000' }),
  'POST /api/account/erase': body({ password: 'wrong horse', confirmation: 'ERASE' }),
  'GET /api/account/export': nothing,
  'GET /api/dev/mail': nothing,
  'GET /api/dev/mail/{mailId}': async (cast) => {
    await mailedToken(cast);
    const { body: mails } = await cast.app.send<{ id: string }[]>('GET', '/dev/mail');
    return { params: { mailId: mails[0]?.id ?? '' } };
  },
  'POST /api/contact': body({
    name: 'Ana Ruiz',
    email: 'ana@example.org',
    topic: 'support',
    message: 'How do I move my team to Tuesday?',
  }),
  'GET /api/admin/contact': nothing,
  'POST /api/admin/contact/{ticketId}/close': async (cast) => ({
    params: { ticketId: await contactTicketOf(cast) },
    body: { note: 'Answered by e-mail' },
  }),
  'GET /api/beta/application': nothing,
  'PUT /api/beta/application': body({ ...betaDetails, arenas: null, contactPhone: '' }),
  'POST /api/beta/application/submit': body(betaDetails),
  'POST /api/beta/application/withdraw': nothing,
  'GET /api/admin/beta/applications': nothing,
  'POST /api/admin/beta/applications/{accountId}/decision': async (cast, role) => ({
    params: { accountId: await betaApplicantOf(cast, role) },
    body: { decision: 'review' },
  }),
  'GET /api/admin/users': () => ({ query: { q: 'out' } }),
  'GET /api/admin/users/{accountId}': ({ people }) => ({ params: { accountId: people.outsider.accountId } }),
  'GET /api/admin/users/{accountId}/sessions': ({ people }) => ({
    params: { accountId: people.outsider.accountId },
  }),
  'POST /api/admin/users/{accountId}/roles': ({ people }) => ({
    params: { accountId: people.outsider.accountId },
    body: { change: 'revoke', role: 'complex_owner', reason },
  }),
  'POST /api/admin/users/{accountId}/sessions/{sessionId}/end': async ({ app, people }, role) => {
    if (role !== 'site_admin')
      return { params: { accountId: people.outsider.accountId, sessionId: uuidv4() } };
    const { accountId, token } = await app.signUp(`busy-${uuidv4()}`);
    const { body: open } = await app.send<{ id: string }[]>('GET', '/auth/sessions', { token });
    return { params: { accountId, sessionId: open[0]?.id ?? '' }, body: { reason } };
  },
  'GET /api/player': nothing,
  'PUT /api/player/details': body({ bio: 'Lefty', area: 'Riverside', phone: '', jerseySize: 'M' }),
  'PUT /api/player/sports': body({
    sports: [{ sport: 'softball', positions: ['SS'], level: 6, lookingForTeam: true, willingToSub: false }],
  }),
  'PUT /api/player/availability': body({
    week: { ...emptyPlayer.availability.week, tue: ['evening'] },
    exceptions: [{ from: '2026-12-24', to: '2026-12-26', available: false, note: 'Away' }],
  }),
  'PUT /api/player/privacy': body(emptyPlayer.privacy),
  'POST /api/player/photo': async () => ({ body: await photoForm() }),
  'DELETE /api/player/photo': nothing,
  'GET /api/player/history': nothing,
  'GET /api/players/{accountId}': async ({ people }, role) => ({
    params: { accountId: people[role === 'visitor' || role === 'spectator' ? 'owner' : role].accountId },
  }),
  'GET /api/players/photos/{photoId}': async ({ app, league }) => {
    const { photoId, until, sig } = await photoLinkOf(app, league.owner);
    return { params: { photoId }, query: { until, sig } };
  },
  'GET /api/status': nothing,
  'GET /api/sports': nothing,
  'GET /api/leagues': nothing,
  'POST /api/leagues': body(leagueBody),
  'GET /api/leagues/{leagueId}': nothing,
  'PUT /api/leagues/{leagueId}': body({ ...leagueBody, season: '2027' }),
  'POST /api/leagues/{leagueId}/staff': ({ foreign }) => ({
    body: { email: foreign.owner.email, role: 'treasurer' },
  }),
  'DELETE /api/leagues/{leagueId}/staff/{accountId}': ({ foreign }) => ({
    params: { accountId: foreign.owner.accountId },
  }),
  'GET /api/leagues/invites/{token}': byInvite,
  'POST /api/leagues/invites/{token}/accept': byInvite,
  'POST /api/leagues/{leagueId}/teams': () => ({ body: { name: uuidv4(), color: '#0B6B4A' } }),
  'PUT /api/leagues/{leagueId}/teams/{teamId}': onTeam(() => ({ body: { name: 'Hawks', color: '#123456' } })),
  'DELETE /api/leagues/{leagueId}/teams/{teamId}': async ({ app, league }) => ({
    params: { teamId: await enterTeam(app, league, uuidv4()) },
  }),
  'POST /api/leagues/{leagueId}/teams/{teamId}/people': onTeam(({ foreign }) => ({
    body: { email: foreign.owner.email, role: 'proxy' },
  })),
  'DELETE /api/leagues/{leagueId}/teams/{teamId}/people/{accountId}': onTeam(({ foreign }) => ({
    params: { accountId: foreign.owner.accountId },
  })),
  'POST /api/leagues/{leagueId}/teams/{teamId}/invites': onTeam(() => ({ body: { role: 'proxy' } })),
  'DELETE /api/leagues/{leagueId}/teams/{teamId}/invites/{inviteId}': async (cast) => ({
    params: { teamId: captainOf(cast).teamId, inviteId: (await inviteOf(cast, 'league')).inviteId },
  }),
  'PUT /api/leagues/{leagueId}/teams/{teamId}/captain-player': onTeam(({ league }) => ({
    body: { playerId: league.playerIds[1] },
  })),
  'GET /api/leagues/{leagueId}/pool': nothing,
  'POST /api/leagues/{leagueId}/pool/players': () => ({ body: playerBody(uuidv4().slice(0, 8)) }),
  'PUT /api/leagues/{leagueId}/pool/players/{playerId}': onPlayer(2, { ...playerBody(3), rating: 7 }),
  'POST /api/leagues/{leagueId}/pool/players/{playerId}/withdraw': onPlayer(3, { reason }),
  'POST /api/leagues/{leagueId}/pool/players/{playerId}/reinstate': onPlayer(3),
  'POST /api/leagues/{leagueId}/pool/players/{playerId}/notes': onPlayer(4, { text: 'Throws far' }),
  'PUT /api/leagues/{leagueId}/pool/players/{playerId}/account': onPlayer(4, { email: null }),
  'POST /api/leagues/{leagueId}/pool/players/{playerId}/group-requests': ({ league, playerId }) => ({
    params: { playerId },
    body: { withPlayerId: league.playerIds[5] },
  }),
  'DELETE /api/leagues/{leagueId}/pool/groups/{groupId}': async (cast) => ({
    params: { groupId: await groupOf(cast) },
  }),
  'POST /api/leagues/{leagueId}/pool/imports/preview': list,
  'POST /api/leagues/{leagueId}/pool/imports': list,
  'GET /api/draft-leagues': nothing,
  'GET /api/leagues/{leagueId}/draft': nothing,
  'GET /api/leagues/{leagueId}/draft/room': nothing,
  'GET /api/leagues/{leagueId}/draft/order-proof': nothing,
  'GET /api/leagues/{leagueId}/draft/players': nothing,
  'GET /api/leagues/{leagueId}/draft/history': nothing,
  'GET /api/leagues/{leagueId}/draft/checklist': nothing,
  'GET /api/leagues/{leagueId}/draft/legality': forTeam,
  'GET /api/leagues/{leagueId}/draft/plan': forTeam,
  'PUT /api/leagues/{leagueId}/draft/plan/queue': plan,
  'PUT /api/leagues/{leagueId}/draft/plan/ranking': plan,
  'PUT /api/leagues/{leagueId}/draft/plan/do-not-draft': plan,
  'GET /api/leagues/{leagueId}/draft/spectator-link': nothing,
  'POST /api/leagues/{leagueId}/draft/picks': async (cast) => {
    const { pickNo, playerId } = await turnOf(cast.app, cast.league);
    return { body: { pickNo, playerId, teamId: captainOf(cast).teamId } };
  },
  'PUT /api/leagues/{leagueId}/draft/auto-mode': (cast) => ({
    body: { teamId: captainOf(cast).teamId, enabled: false },
  }),
  'PUT /api/leagues/{leagueId}/draft/pause-after': body({ afterPickNo: null, reason: null }),
  'POST /api/leagues/{leagueId}/draft/pause': body({ reason }),
  'POST /api/leagues/{leagueId}/draft/resume': body({ seconds: null }),
  'POST /api/leagues/{leagueId}/draft/undo': body({ toPickNo: 1, reason }),
  'PUT /api/leagues/{leagueId}/draft': body({ settings: draftSettings }),
  'POST /api/leagues/{leagueId}/draft/order/commit': body({ reason }),
  'POST /api/leagues/{leagueId}/draft/order/nonce': body({ nonce: 'beef' }),
  'POST /api/leagues/{leagueId}/draft/order/reveal': empty,
  'PUT /api/leagues/{leagueId}/draft/order': ({ league }) => ({
    body: { order: league.teams.map(({ teamId }) => teamId), reason },
  }),
  'POST /api/leagues/{leagueId}/draft/lobby': empty,
  'POST /api/leagues/{leagueId}/draft/start': empty,
  'POST /api/leagues/{leagueId}/draft/publish': empty,
  'POST /api/leagues/{leagueId}/draft/late-players': ({ league }) => ({
    body: { playerId: league.playerIds[6] },
  }),
  'POST /api/leagues/{leagueId}/draft/reset': body({ reason, confirmation: 'RESET' }),
  'POST /api/leagues/{leagueId}/draft/cancel': body({ reason }),
  'POST /api/leagues/{leagueId}/draft/reopen': body({ reason }),
  'POST /api/leagues/{leagueId}/draft/spectator-link': empty,
};
