import { until } from '@fieldhouse/kernel/testing';
import { codeOf, inviteToTeam, openTeamLink, teamBody } from '@fieldhouse/testing';
import { photoForm } from '../player-photos';
import { crestLinkOf } from '../team-crests';
import { backOnTeam, inTeam, type Cast } from '../roles';
import { body, nothing, reason, type Make, type ProperRequest, type Samples } from '../sample';
import { randomUUID } from 'node:crypto';

/** Of the cast's team, of which the player is again if they have left. */
const ofTeam =
  (more: (cast: Cast) => ProperRequest = () => ({})): Make =>
  async (cast, role) => {
    const { team } = cast;
    // What one stranger asks for serves all who are refused, the player too.
    if (role === 'player' || !inTeam.includes(role)) await backOnTeam(cast, await linkOf(cast));
    const { params, ...rest } = more(cast);
    return { params: { teamId: team.teamId, ...params }, ...rest };
  };

const linkOf = ({ app, team, people }: Cast): Promise<string> =>
  openTeamLink(app, team.teamId, people.captain);

const onPlayer = (content?: unknown): Make =>
  ofTeam(({ team }) => ({
    params: { memberId: team.memberIds.player },
    ...(content === undefined ? {} : { body: content }),
  }));

const asItIs: Make = ({ team: { teamId } }) => ({ params: { teamId } });

/** An invitation of its own for each caller. */
const onInvitation: Make = async ({ app, team: { teamId }, people }) => {
  const token = await inviteToTeam(app, teamId, people.captain, `${randomUUID()}@example.org`);
  return { params: { teamId, invitationId: token.split('.')[1] ?? '' } };
};

/** A request of somebody new, for whoever may answer it. */
const onRequest: Make = async ({ app, team: { teamId } }) => {
  const { token } = await app.signUp(`asking-${randomUUID()}`);
  const { streamId, revision } = await app.command('POST', `/teams/${teamId}/requests`, {
    token,
    body: { message: null },
  });
  const [asked] = await app.storedEventsOf(streamId, revision);
  return { params: { teamId, requestId: String(asked?.data['requestId']) } };
};

const linkIdOf = (token: string): string => token.split('.')[1] ?? '';
const onLink: Make = async (cast) => ({
  params: { teamId: cast.team.teamId, linkId: linkIdOf(await linkOf(cast)) },
});
const byLink: Make = async (cast) => ({ params: { token: await linkOf(cast) } });
const byCode: Make = async (cast) => {
  const { app, people } = cast;
  const code = codeOf(await linkOf(cast));
  await until('the code is found', async () => {
    const { status } = await app.send('GET', `/teams/codes/${code}`, people.captain);
    return status === 200;
  });
  return { params: { code } };
};
const addressed: Make = async ({ app, team, people }, role) => {
  const { email } = role === 'visitor' || role === 'spectator' ? people.outsider : people[role];
  return { params: { token: await inviteToTeam(app, team.teamId, people.captain, email) } };
};

const list: Make = ofTeam(() => {
  const form = new FormData();
  form.append('file', new Blob([`Name,Email\nLee Example,${randomUUID()}@example.org\n`]), 'list.csv');
  return { body: form };
});

const crest: Make = async (cast, role) => ({
  ...(await ofTeam()(cast, role)),
  body: await photoForm(),
});
const byCrestLink: Make = async ({ app, team: { teamId }, people }) => {
  const { id, until: end, sig } = await crestLinkOf(app, people.captain, teamId);
  return { params: { crestId: id }, query: { until: end, sig } };
};

/** Teams, their members and the ways to become one. */
export const samples: Samples = {
  'GET /api/teams': nothing,
  'GET /api/teams/similar': () => ({ query: { name: teamBody.name } }),
  'GET /api/teams/codes/{code}': byCode,
  'POST /api/teams': body(teamBody),
  'GET /api/teams/{teamId}': ofTeam(),
  'GET /api/teams/{teamId}/history': ofTeam(),
  'PUT /api/teams/{teamId}': ofTeam(() => ({ body: { ...teamBody, city: 'Salem, OR' } })),
  'PUT /api/teams/{teamId}/crest': crest,
  'DELETE /api/teams/{teamId}/crest': ofTeam(),
  'GET /api/teams/crests/{crestId}': byCrestLink,
  'PUT /api/teams/{teamId}/members/{memberId}': ofTeam(({ team }) => ({
    params: { memberId: team.memberIds.captain },
    body: { number: '12', positions: ['P'] },
  })),
  'PUT /api/teams/{teamId}/members/{memberId}/role': onPlayer({ role: 'substitute' }),
  'PUT /api/teams/{teamId}/members/{memberId}/status': onPlayer({ status: 'inactive', reason }),
  'POST /api/teams/{teamId}/members/{memberId}/remove': onPlayer({ reason: null }),
  'POST /api/teams/{teamId}/members/{memberId}/restore': onPlayer(),
  'POST /api/teams/{teamId}/seasons': ofTeam(({ team }) => ({
    body: { season: 'Fall 2026', memberIds: Object.values(team.memberIds) },
  })),
  'POST /api/teams/{teamId}/invitations': ofTeam(() => ({
    body: { emails: [`${randomUUID()}@example.org`], role: 'player' },
  })),
  'POST /api/teams/{teamId}/roster-list': list,
  'POST /api/teams/{teamId}/invitations/teammates': ofTeam(({ people }) => ({
    body: { accountIds: [people.player.accountId], role: 'player' },
  })),
  'GET /api/teams/{teamId}/teammates': ofTeam(),
  // The mail has just left: whoever may, is told so.
  'POST /api/teams/{teamId}/invitations/{invitationId}/send': onInvitation,
  'DELETE /api/teams/{teamId}/invitations/{invitationId}': onInvitation,
  'POST /api/teams/{teamId}/link': async (cast, role) => ({
    ...(await ofTeam()(cast, role)),
    body: { replaces: linkIdOf(await linkOf(cast)) },
  }),
  'DELETE /api/teams/{teamId}/link/{linkId}': onLink,
  'GET /api/teams/invites/{token}': byLink,
  'POST /api/teams/invites/{token}/seen': byLink,
  'POST /api/teams/{teamId}/requests': ofTeam(() => ({ body: { message: 'I play shortstop' } })),
  'DELETE /api/teams/{teamId}/requests/mine': ofTeam(),
  'POST /api/teams/{teamId}/requests/{requestId}/accept': onRequest,
  'POST /api/teams/{teamId}/requests/{requestId}/decline': onRequest,
  'POST /api/teams/{teamId}/archive': asItIs,
  'POST /api/teams/{teamId}/reopen': asItIs,
  'POST /api/teams/invites/{token}/decline': addressed,
  // To oneself: there is nothing to hand over.
  'POST /api/teams/{teamId}/captaincy': ofTeam(({ team }) => ({
    body: { memberId: team.memberIds.captain, stayAs: 'player' },
  })),
  'POST /api/teams/{teamId}/leave': ofTeam(),
  'POST /api/teams/invites/{token}/accept': byLink,
};
