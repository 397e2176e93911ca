import type { LeagueEvent } from '@fieldhouse/events/leagues';
import type { Projection, RecordedEvent } from '@fieldhouse/kernel';
import { leagueModel, type LeagueDocument, type TeamEntry } from './league.read-model';

/** A document per league. */
export const leagueProjection: Projection<LeagueDocument, LeagueEvent> = {
  ...leagueModel,
  categories: ['league'],
  indexes: [{ key: { memberIds: 1 } }, { key: { 'invitations.email': 1 } }],
  idsOf: ({ data }) => [data.leagueId],
  project: (document, event) => {
    const changed = event.type === 'LeagueCreated' ? created(event.data) : document && apply(document, event);
    if (!changed) return null;
    const people = [...changed.staff, ...changed.teams.flatMap((team) => team.people)];
    const memberIds = [...new Set(people.map(({ accountId }) => accountId))];
    return { ...changed, memberIds, revision: event.revision };
  },
};

type Created = Extract<LeagueEvent, { type: 'LeagueCreated' }>['data'];

const created = ({ leagueId, ownerId, ...details }: Created): LeagueDocument => ({
  _id: leagueId,
  details,
  staff: [{ accountId: ownerId, role: 'owner' }],
  teams: [],
  invitations: [],
  memberIds: [],
  revision: 0,
});

const apply = (document: LeagueDocument, event: RecordedEvent<LeagueEvent>): LeagueDocument => {
  const onTeam = (teamId: string, change: (team: TeamEntry) => TeamEntry): LeagueDocument => ({
    ...document,
    teams: document.teams.map((team) => (team.teamId === teamId ? change(team) : team)),
  });
  switch (event.type) {
    case 'LeagueCreated':
      return document;
    case 'LeagueDetailsChanged': {
      const { leagueId: _, ...details } = event.data;
      return { ...document, details };
    }
    case 'LeagueStaffAdded': {
      const { accountId, role } = event.data;
      return { ...document, staff: [...document.staff, { accountId, role }] };
    }
    case 'LeagueStaffRemoved': {
      const { accountId, role } = event.data;
      return {
        ...document,
        staff: document.staff.filter((one) => one.accountId !== accountId || one.role !== role),
      };
    }
    case 'TeamEntered': {
      const { teamId, name, color } = event.data;
      const team = { teamId, name, color, people: [], captainPlayerId: null, invites: [], roster: null };
      return { ...document, teams: [...document.teams, team] };
    }
    case 'TeamChanged': {
      const { teamId, name, color } = event.data;
      return onTeam(teamId, (team) => ({ ...team, name, color }));
    }
    case 'TeamWithdrawn':
      return { ...document, teams: document.teams.filter(({ teamId }) => teamId !== event.data.teamId) };
    case 'TeamRoleGranted': {
      const { teamId, accountId, role, inviteId } = event.data;
      return onTeam(teamId, (team) => ({
        ...team,
        people: [...team.people.filter((one) => one.accountId !== accountId), { accountId, role }],
        invites: team.invites.filter((invite) => invite.inviteId !== inviteId),
      }));
    }
    case 'TeamRoleRevoked':
      return onTeam(event.data.teamId, (team) => ({
        ...team,
        people: team.people.filter(({ accountId }) => accountId !== event.data.accountId),
      }));
    case 'TeamInviteIssued': {
      const { teamId, inviteId, role, expiresAt } = event.data;
      return onTeam(teamId, (team) => ({
        ...team,
        invites: [...team.invites, { inviteId, role, expiresAt }],
      }));
    }
    case 'TeamInviteRevoked':
      return onTeam(event.data.teamId, (team) => ({
        ...team,
        invites: team.invites.filter(({ inviteId }) => inviteId !== event.data.inviteId),
      }));
    case 'InvitationIssued': {
      const { leagueId: _, ...invitation } = event.data;
      return { ...document, invitations: [...document.invitations, { ...invitation, seenAt: null }] };
    }
    case 'InvitationSentAgain': {
      const { invitationId, sentAt, expiresAt } = event.data;
      return {
        ...document,
        invitations: document.invitations.map((one) =>
          one.invitationId === invitationId ? { ...one, sentAt, expiresAt, undelivered: false } : one,
        ),
      };
    }
    case 'InvitationUndelivered':
      return {
        ...document,
        invitations: document.invitations.map((one) =>
          one.invitationId === event.data.invitationId ? { ...one, undelivered: true } : one,
        ),
      };
    case 'InvitationSeen': {
      const { invitationId, seenAt } = event.data;
      return {
        ...document,
        invitations: document.invitations.map((one) =>
          one.invitationId === invitationId ? { ...one, seenAt } : one,
        ),
      };
    }
    case 'InvitationAccepted':
    case 'InvitationDeclined':
    case 'InvitationWithdrawn':
    case 'InvitationExpired':
      return {
        ...document,
        invitations: document.invitations.filter(
          ({ invitationId }) => invitationId !== event.data.invitationId,
        ),
      };
    case 'CaptainPlayerNamed':
      return onTeam(event.data.teamId, (team) => ({ ...team, captainPlayerId: event.data.playerId }));
    case 'TeamRosterCreated':
      return onTeam(event.data.teamId, (team) => ({ ...team, roster: event.data.playerIds }));
    default:
      return event satisfies never;
  }
};
