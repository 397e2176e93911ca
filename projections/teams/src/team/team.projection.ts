import type { TeamEvent } from '@fieldhouse/events/teams';
import type { Projection, RecordedEvent } from '@fieldhouse/kernel';
import {
  isForStrangers,
  soughtAs,
  teamModel,
  type InvitationEntry,
  type MemberEntry,
  type TeamDocument,
} from './team.read-model';

/** A document per team. */
export const teamProjection: Projection<TeamDocument, TeamEvent> = {
  ...teamModel,
  categories: ['team'],
  indexes: [
    { key: { 'members.accountId': 1 } },
    { key: { 'past.accountId': 1 } },
    { key: { 'invitations.email': 1 } },
    { key: { 'invitations.accountId': 1 } },
    { key: { 'requests.accountId': 1 } },
    { key: { 'sought.name': 1, 'sought.city': 1 } },
  ],
  idsOf: ({ data }) => [data.teamId],
  project: (document, event) => {
    const changed = event.type === 'TeamCreated' ? created(event.data) : document && apply(document, event);
    return changed && { ...changed, sought: soughtIn(changed), revision: event.revision };
  },
};

type Created = Extract<TeamEvent, { type: 'TeamCreated' }>['data'];

const created = ({ teamId, leagueId: _, ...details }: Created): TeamDocument => ({
  _id: teamId,
  details,
  archived: false,
  season: null,
  crestId: null,
  members: [],
  past: [],
  invitations: [],
  requests: [],
  declined: [],
  link: null,
  sought: null,
  revision: 0,
});

const soughtIn = (document: TeamDocument): TeamDocument['sought'] => {
  const { name, city } = document.details;
  return isForStrangers(document) ? { name: soughtAs(name), city: city && soughtAs(city) } : null;
};

const apply = (document: TeamDocument, event: RecordedEvent<TeamEvent>): TeamDocument => {
  switch (event.type) {
    case 'TeamCreated':
      return document;
    case 'TeamDetailsChanged': {
      const { teamId: _, ...details } = event.data;
      return { ...document, details };
    }
    case 'TeamCrestSet':
      return { ...document, crestId: event.data.crestId };
    case 'TeamCrestRemoved':
      return { ...document, crestId: null };
    case 'TeamArchived':
      return { ...document, archived: true };
    case 'TeamReopened':
      return { ...document, archived: false };
    case 'TeamSeasonStarted':
      return { ...document, season: event.data.season };
    case 'MemberJoined': {
      const { teamId: _, by: _by, leagueId: _league, ...who } = event.data;
      const joinedAt = event.metadata.occurredAt;
      const shirt = { number: null, positions: [] };
      const before = document.past.find(({ memberId }) => memberId === who.memberId);
      const roleFacts = { roleRevision: null, roleSetAt: before?.roleSetAt ?? null };
      const member = { ...who, ...shirt, status: 'active', joinedAt, ...roleFacts } as const;
      return {
        ...document,
        members: [...document.members, member],
        past: document.past.filter(({ memberId }) => memberId !== who.memberId),
        declined: document.declined.filter(({ accountId }) => accountId !== who.accountId),
      };
    }
    case 'MemberClaimed': {
      const { memberId, accountId } = event.data;
      const claimed = <Entry extends MemberEntry>(one: Entry): Entry =>
        one.memberId === memberId ? { ...one, accountId } : one;
      return { ...document, members: document.members.map(claimed), past: document.past.map(claimed) };
    }
    case 'MemberLeft': {
      const { memberId, how } = event.data;
      const member = document.members.find((one) => one.memberId === memberId);
      if (!member) return document;
      const members = document.members.filter((one) => one !== member);
      // Whom a member-to-be turned out to be is of the team.
      if (how === 'merged') return { ...document, members };
      const { leftAt } = event.data;
      const roleSetAt = how === 'removed' ? leftAt : member.roleSetAt;
      const left = { ...member, roleSetAt, how, leftAt, leftRevision: event.revision };
      return { ...document, members, past: [...document.past, left] };
    }
    case 'MemberRestored': {
      const restored = document.past.find(({ memberId }) => memberId === event.data.memberId);
      if (!restored) return document;
      const { how: _, leftAt: _at, leftRevision: _revision, ...member } = restored;
      return {
        ...document,
        members: [...document.members, member],
        past: document.past.filter((one) => one !== restored),
      };
    }
    case 'MemberForgotten':
      return {
        ...document,
        past: document.past.map((one) =>
          // Nobody is there to be taken back, as of whoever left.
          one.memberId === event.data.memberId ? { ...one, how: 'left' } : one,
        ),
      };
    case 'MemberChanged': {
      const { memberId, number, positions } = event.data;
      return onMember(document, memberId, { number, positions });
    }
    case 'MemberRoleChanged': {
      const { memberId, to, leagueId, changedAt = '' } = event.data;
      const change = { role: to, roleRevision: event.revision };
      return onMember(document, memberId, leagueId === null ? { ...change, roleSetAt: changedAt } : change);
    }
    case 'MemberStatusChanged':
      return onMember(document, event.data.memberId, { status: event.data.to });
    case 'MemberInvited': {
      const { teamId: _, email, number = null, positions = [], ...invitation } = event.data;
      const invited = { ...invitation, number, positions, email: email.trim().toLowerCase(), seenAt: null };
      return { ...document, invitations: [...document.invitations, invited] };
    }
    case 'MemberInvitedAgain': {
      const { invitationId, sentAt, expiresAt } = event.data;
      return onInvitation(document, invitationId, { sentAt, expiresAt, undelivered: false });
    }
    case 'MemberInvitationUndelivered':
      return onInvitation(document, event.data.invitationId, { undelivered: true });
    case 'MemberInvitationSeen':
      return onInvitation(document, event.data.invitationId, { seenAt: event.data.seenAt });
    case 'MemberInvitationAccepted':
    case 'MemberInvitationDeclined':
    case 'MemberInvitationWithdrawn':
    case 'MemberInvitationExpired':
      return {
        ...document,
        invitations: document.invitations.filter(
          ({ invitationId }) => invitationId !== event.data.invitationId,
        ),
      };
    case 'TeamLinkOpened': {
      const { linkId, expiresAt } = event.data;
      return { ...document, link: { linkId, expiresAt } };
    }
    case 'TeamLinkClosed':
      return document.link?.linkId === event.data.linkId ? { ...document, link: null } : document;
    case 'JoinRequested': {
      const { teamId: _, ...request } = event.data;
      const requestedAt = event.metadata.occurredAt;
      return {
        ...document,
        requests: [...document.requests, { ...request, requestedAt }],
        declined: document.declined.filter(({ accountId }) => accountId !== request.accountId),
      };
    }
    case 'JoinRequestWithdrawn':
    case 'JoinRequestAccepted':
      return withoutRequest(document, event.data.requestId);
    case 'JoinRequestDeclined': {
      const { requestId } = event.data;
      const declinedAt = event.metadata.occurredAt;
      const declined = document.requests
        .filter((one) => one.requestId === requestId)
        .map(({ accountId }) => ({ accountId, declinedAt }));
      return { ...withoutRequest(document, requestId), declined: [...document.declined, ...declined] };
    }
    default:
      return event satisfies never;
  }
};

const withoutRequest = (document: TeamDocument, requestId: string): TeamDocument => ({
  ...document,
  requests: document.requests.filter((one) => one.requestId !== requestId),
});

const onMember = (document: TeamDocument, memberId: string, change: Partial<MemberEntry>): TeamDocument => ({
  ...document,
  members: document.members.map((one) => (one.memberId === memberId ? { ...one, ...change } : one)),
});

const onInvitation = (
  document: TeamDocument,
  invitationId: string,
  change: Partial<InvitationEntry>,
): TeamDocument => ({
  ...document,
  invitations: document.invitations.map((one) =>
    one.invitationId === invitationId ? { ...one, ...change } : one,
  ),
});
