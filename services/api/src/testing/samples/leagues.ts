import { enterTeam, factAt, leagueBody, playerBody, registerPlayer } from '../draft-league';
import type { Cast } from '../roles';
import { reason, body, nothing, captainOf, type Make, type ProperRequest, type Samples } from '../sample';
import type {
  LeagueBroadcastEvent,
  LeagueDisciplineEvent,
  PlayerPoolEvent,
  ScheduleRequestEvent,
} from '@fieldhouse/events/leagues';
import { invite } from '@fieldhouse/testing';
import { v4 as uuidv4 } from 'uuid';

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

const list: Make = () => {
  const form = new FormData();
  form.append('file', new Blob([`First name,Last name\n${uuidv4().slice(0, 8)},Listed\n`]), 'list.csv');
  return { body: form };
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
  await app.projected({ name: 'league', version: 3 }, position);
  const { body: view } = await app.send<{
    teams: { invites: { inviteId: string; path: string | null }[] }[];
  }>('GET', `/leagues/${leagueId}`, { token: owner.token });
  const invite = view.teams.flatMap(({ invites }) => invites).find((one) => one.inviteId === inviteId);
  return { inviteId, token: invite?.path?.split('invite=')[1] ?? '' };
};

/** An invitation of its own for each caller. */
const invitation: Make = async (cast) => {
  const { app, league } = cast;
  const offer = { kind: 'team', teamId: captainOf(cast).teamId, role: 'proxy' } as const;
  const link = await invite(app, league.leagueId, league.owner, `${uuidv4()}@example.org`, offer);
  return { params: { invitationId: link.split('.')[1] ?? '' } };
};

const addressed: Make = async ({ app, host, people }, role) => {
  const caller = role === 'visitor' || role === 'spectator' ? people.outsider : people[role];
  const offer = { kind: 'staff', role: 'treasurer' } as const;
  return { params: { token: await invite(app, host.leagueId, host.owner, caller.email, offer) } };
};

const byInvite: Make = async (cast) => ({ params: { token: (await inviteOf(cast, 'host')).token } });

const rain = { audience: 'everybody', text: 'Rain: no games tonight.' };

/** On a message that the cast's league has sent. */
const onBroadcast: Make = async ({ app, league: { leagueId, owner } }) => {
  const [sent] = await app.eventsOf<LeagueBroadcastEvent>(`leagueBroadcasts-${leagueId}`);
  if (sent?.type === 'LeagueBroadcastSent') return { params: { broadcastId: sent.data.broadcastId } };
  const path = `/leagues/${leagueId}/broadcasts`;
  const { revision, position } = await app.command('POST', path, { token: owner.token, body: rain });
  await app.projected({ name: 'league-broadcasts', version: 1 }, position);
  const broadcastId = await factAt(app, `leagueBroadcasts-${leagueId}`, revision, 'broadcastId');
  return { params: { broadcastId } };
};

const early = { kind: 'avoid_time', night: 'tue', when: 'before', time: '19:00' };
const asking: Make = (cast) => ({ body: { teamId: captainOf(cast).teamId, wish: early, note: null } });
/** On a request of the captain's team. */
const onScheduleRequest =
  (more: ProperRequest = {}): Make =>
  async (cast, role) => {
    const { app, league, people } = cast;
    const stream = `scheduleRequests-${league.leagueId}`;
    const askedIn = async (): Promise<string | undefined> => {
      const facts = await app.eventsOf<ScheduleRequestEvent>(stream);
      const over = facts.flatMap(({ type, data }) =>
        type === 'ScheduleRequestWithdrawn' ? [data.requestId] : [],
      );
      return facts
        .flatMap(({ type, data }) => (type === 'ScheduleRequestAsked' ? [data.requestId] : []))
        .find((requestId) => !over.includes(requestId));
    };
    // What is refused because the league is over by then is admitted, too.
    if ((await askedIn()) === undefined)
      await app.send('POST', `/leagues/${league.leagueId}/schedule-requests`, {
        token: people.captain.token,
        ...(await asking(cast, role)),
      });
    return { params: { requestId: (await askedIn()) ?? 'none' }, ...more };
  };

/** A day (yyyy-mm-dd), so many from now on. */
const dayIn = (days: number): string =>
  new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 'yyyy-mm-dd'.length);
const incident = ({ people }: Cast) => ({
  ...{ accountId: people.player.accountId, day: dayIn(-1), kind: 'no_show', words: 'Did not come.' },
});
const onIncident: Make = async (cast) => {
  const { app, league } = cast;
  const stream = `leagueDiscipline-${league.leagueId}`;
  const { revision } = await app.command('POST', `/leagues/${league.leagueId}/discipline/incidents`, {
    token: league.owner.token,
    body: incident(cast),
  });
  return { params: { incidentId: await factAt(app, stream, revision, 'incidentId') }, body: { reason } };
};
/** Whoever may, lifts it: the next one is another one. */
const onSuspension: Make = async ({ app, league: { leagueId, owner, teams } }) => {
  const facts = await app.eventsOf<LeagueDisciplineEvent>(`leagueDiscipline-${leagueId}`);
  const last = facts.findLast(({ type }) => type === 'PersonSuspended' || type === 'SuspensionLifted');
  if (last?.type === 'PersonSuspended')
    return { params: { suspensionId: last.data.suspensionId }, body: { reason } };
  const accountId = teams[1]?.captain.accountId;
  const { revision } = await app.command('POST', `/leagues/${leagueId}/discipline/suspensions`, {
    token: owner.token,
    body: { accountId, firstDay: dayIn(1), lastDay: null, reason, incidentId: null },
  });
  const suspensionId = await factAt(app, `leagueDiscipline-${leagueId}`, revision, 'suspensionId');
  return { params: { suspensionId }, body: { reason } };
};

/** Leagues, their teams and pools. */
export const samples: Samples = {
  'GET /api/sports': nothing,
  'GET /api/leagues': nothing,
  'POST /api/leagues': body(leagueBody),
  'GET /api/leagues/{leagueId}': nothing,
  'PUT /api/leagues/{leagueId}': body({ ...leagueBody, season: '2027' }),
  'GET /api/leagues/invitations': nothing,
  'POST /api/leagues/{leagueId}/invitations': ({ league }) => ({
    body: {
      email: `${uuidv4()}@example.org`,
      offer: { kind: 'team', teamId: league.teams[0]?.teamId, role: 'proxy' },
    },
  }),
  // The mail has just left: whoever may, is told so.
  'POST /api/leagues/{leagueId}/invitations/{invitationId}/send': invitation,
  'DELETE /api/leagues/{leagueId}/invitations/{invitationId}': invitation,
  'DELETE /api/leagues/{leagueId}/staff/{accountId}': ({ foreign }) => ({
    params: { accountId: foreign.owner.accountId },
  }),
  'DELETE /api/leagues/{leagueId}/staff/{accountId}/roles/{role}': ({ foreign }) => ({
    params: { accountId: foreign.owner.accountId, role: 'treasurer' },
  }),
  'GET /api/leagues/invites/{token}': byInvite,
  'POST /api/leagues/invites/{token}/seen': byInvite,
  'POST /api/leagues/invites/{token}/accept': byInvite,
  'POST /api/leagues/invites/{token}/decline': addressed,
  'POST /api/leagues/{leagueId}/teams': () => ({ body: { name: uuidv4(), color: '#0B6B4A' } }),
  'POST /api/leagues/{leagueId}/teams/list': () => ({
    body: { teams: [{ name: uuidv4(), color: '#0B6B4A', captainEmail: `${uuidv4()}@example.org` }] },
  }),
  'PUT /api/leagues/{leagueId}/teams/{teamId}': onTeam(() => ({ body: { name: 'Hawks', color: '#123456' } })),
  'DELETE /api/leagues/{leagueId}/teams/{teamId}': async ({ app, league }) => ({
    params: { teamId: await enterTeam(app, league, uuidv4()) },
  }),
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
  'PUT /api/leagues/{leagueId}/teams/{teamId}/division': onTeam(() => ({ body: { divisionId: null } })),
  'POST /api/leagues/{leagueId}/broadcasts': body(rain),
  'GET /api/leagues/{leagueId}/broadcasts': nothing,
  'GET /api/leagues/{leagueId}/broadcasts/{broadcastId}/receipts': onBroadcast,
  'GET /api/leagues/{leagueId}/schedule-requests': nothing,
  'POST /api/leagues/{leagueId}/schedule-requests': asking,
  'PUT /api/leagues/{leagueId}/schedule-requests/{requestId}/answer': onScheduleRequest({
    body: { answer: 'declined', reason },
  }),
  'DELETE /api/leagues/{leagueId}/schedule-requests/{requestId}': onScheduleRequest(),
  'GET /api/leagues/{leagueId}/discipline': nothing,
  'GET /api/leagues/{leagueId}/discipline/team': nothing,
  'POST /api/leagues/{leagueId}/discipline/incidents': (cast) => ({ body: incident(cast) }),
  'POST /api/leagues/{leagueId}/discipline/incidents/{incidentId}/withdrawal': onIncident,
  // Its days are over before the season: nobody is kept from registering.
  'POST /api/leagues/{leagueId}/discipline/suspensions': ({ people }) => ({
    body: {
      ...{ accountId: people.player.accountId, firstDay: dayIn(1), lastDay: dayIn(14) },
      ...{ reason, incidentId: null },
    },
  }),
  'POST /api/leagues/{leagueId}/discipline/suspensions/{suspensionId}/lifting': onSuspension,
  'GET /api/leagues/{leagueId}/pool': nothing,
  'POST /api/leagues/{leagueId}/pool/players': () => ({ body: playerBody(uuidv4().slice(0, 8)) }),
  'PUT /api/leagues/{leagueId}/pool/players/{playerId}': onPlayer(2, { ...playerBody(3), rating: 7 }),
  'PUT /api/leagues/{leagueId}/pool/ratings': ({ league }) => ({
    body: { ratings: [{ playerId: league.playerIds[6], rating: 6 }] },
  }),
  'POST /api/leagues/{leagueId}/pool/withdrawals': ({ league }) => ({
    body: { playerIds: [league.playerIds[3]], reason },
  }),
  'POST /api/leagues/{leagueId}/pool/players/{playerId}/withdraw': onPlayer(3, { reason }),
  'POST /api/leagues/{leagueId}/pool/players/{playerId}/reinstate': onPlayer(3),
  'POST /api/leagues/{leagueId}/pool/players/{playerId}/forget': async ({ app, league }) => ({
    params: { playerId: await registerPlayer(app, league, uuidv4().slice(0, 8)) },
  }),
  'POST /api/leagues/{leagueId}/pool/players/{playerId}/notes': onPlayer(4, { text: 'Throws far' }),
  'DELETE /api/leagues/{leagueId}/pool/players/{playerId}/account': onPlayer(4),
  'POST /api/leagues/{leagueId}/pool/players/{playerId}/group-requests': ({ league, playerId }) => ({
    params: { playerId },
    body: { withPlayerId: league.playerIds[5] },
  }),
  'DELETE /api/leagues/{leagueId}/pool/groups/{groupId}': async (cast) => ({
    params: { groupId: await groupOf(cast) },
  }),
  'POST /api/leagues/{leagueId}/pool/imports/preview': list,
  'POST /api/leagues/{leagueId}/pool/imports': list,
};
