import type { JoinedBy, TeamDetails, TeamEvent } from '@fieldhouse/events/teams';
import {
  leads,
  type InvitationEnd,
  type InvitationSpan,
  type MemberRole,
  type MemberStatus,
} from '@fieldhouse/values';

export type Member = {
  readonly memberId: string;
  /** Null: a member-to-be. */
  readonly accountId: string | null;
  readonly role: MemberRole;
  readonly status: MemberStatus;
  readonly number: string | null;
  readonly positions: readonly string[];
  readonly by: JoinedBy;
  /** The league whose roster or captaincy brought them. */
  readonly leagueId: string | null;
  /** The league of which they are captain or admin here; null: the team made them so, or they are neither. */
  readonly leadsFor: string | null;
  /**
   * When the team itself removed them, or let them lead it no more, ISO-8601 UTC ('': older facts do not say); null: it did
   * not, or a league has named them since.
   */
  readonly dismissedAt: string | null;
  /**
   * When the team itself last said what they are, or removed them, ISO-8601 UTC ('': older facts do not say); null: it has
   * not.
   */
  readonly roleSetAt: string | null;
  /** `at`: ISO-8601 UTC. Null while they are of the team. */
  readonly left: { readonly how: 'left' | 'removed' | 'merged'; readonly at: string } | null;
};
/** To an address or an account. */
export type Invitation = InvitationSpan & {
  readonly invitationId: string;
  /** In lower case; empty once it was forgotten, and when an account is invited. */
  readonly email: string;
  readonly accountId: string | null;
  readonly role: MemberRole;
  readonly number: string | null;
  readonly positions: readonly string[];
  /** Its mail did not get through. */
  readonly undelivered: boolean;
  readonly seenAt: string | null;
  readonly end: InvitationEnd;
  readonly acceptedBy: string | null;
};
export type JoinRequest = { readonly requestId: string; readonly accountId: string };
/** For everybody who has it. */
export type TeamLink = { readonly linkId: string; readonly expiresAt: string };

export type CreatedTeam = {
  readonly status: 'active' | 'archived';
  readonly teamId: string;
  readonly details: TeamDetails;
  readonly season: string | null;
  /** The picture that is its crest. */
  readonly crestId: string | null;
  /** Those before it, the last ones only: whoever keeps pictures lets go of these. */
  readonly formerCrestIds: readonly string[];
  /** Whoever left is kept: they may be taken back, and come back as who they were. */
  readonly members: readonly Member[];
  readonly invitations: readonly Invitation[];
  readonly link: TeamLink | null;
  /** Those that wait. */
  readonly requests: readonly JoinRequest[];
};
export type TeamState = { readonly status: 'none' } | CreatedTeam;

const FORMER_CRESTS = 10;

export const initialTeam: TeamState = { status: 'none' };

/** The team after an event. */
export const evolveTeam = (state: TeamState, event: TeamEvent): TeamState => {
  if (event.type === 'TeamCreated') {
    const { teamId, leagueId: _, ...details } = event.data;
    return {
      status: 'active',
      teamId,
      details,
      season: null,
      crestId: null,
      formerCrestIds: [],
      members: [],
      invitations: [],
      link: null,
      requests: [],
    };
  }
  if (state.status === 'none') return state;
  switch (event.type) {
    case 'TeamDetailsChanged': {
      const { teamId: _, ...details } = event.data;
      return { ...state, details };
    }
    case 'TeamCrestSet':
      return { ...withoutCrest(state), crestId: event.data.crestId };
    case 'TeamCrestRemoved':
      return withoutCrest(state);
    case 'TeamArchived':
      return { ...state, status: 'archived' };
    case 'TeamReopened':
      return { ...state, status: 'active' };
    case 'TeamSeasonStarted':
      return { ...state, season: event.data.season };
    case 'MemberJoined':
    case 'MemberClaimed':
    case 'MemberLeft':
    case 'MemberRestored':
    case 'MemberForgotten':
    case 'MemberChanged':
    case 'MemberRoleChanged':
    case 'MemberStatusChanged':
      return { ...state, members: evolveMembers(state.members, event) };
    case 'MemberInvited':
    case 'MemberInvitedAgain':
    case 'MemberInvitationUndelivered':
    case 'MemberInvitationSeen':
    case 'MemberInvitationAccepted':
    case 'MemberInvitationDeclined':
    case 'MemberInvitationWithdrawn':
    case 'MemberInvitationExpired':
      return { ...state, invitations: evolveInvitations(state.invitations, event) };
    case 'TeamLinkOpened': {
      const { linkId, expiresAt } = event.data;
      return { ...state, link: { linkId, expiresAt } };
    }
    case 'TeamLinkClosed':
      return { ...state, link: null };
    case 'JoinRequested': {
      const { requestId, accountId } = event.data;
      return { ...state, requests: [...state.requests, { requestId, accountId }] };
    }
    case 'JoinRequestWithdrawn':
    case 'JoinRequestAccepted':
    case 'JoinRequestDeclined':
      return {
        ...state,
        requests: state.requests.filter(({ requestId }) => requestId !== event.data.requestId),
      };
    default:
      return event satisfies never;
  }
};

const withoutCrest = (state: CreatedTeam): CreatedTeam =>
  state.crestId === null
    ? state
    : {
        ...state,
        crestId: null,
        formerCrestIds: [...state.formerCrestIds, state.crestId].slice(-FORMER_CRESTS),
      };

type EventAbout<Type extends TeamEvent['type']> = Extract<TeamEvent, { type: Type }>;
type MemberEvent = EventAbout<
  | 'MemberJoined'
  | 'MemberClaimed'
  | 'MemberLeft'
  | 'MemberRestored'
  | 'MemberForgotten'
  | 'MemberChanged'
  | 'MemberRoleChanged'
  | 'MemberStatusChanged'
>;
type InvitationEvent = EventAbout<
  | 'MemberInvited'
  | 'MemberInvitedAgain'
  | 'MemberInvitationUndelivered'
  | 'MemberInvitationSeen'
  | 'MemberInvitationAccepted'
  | 'MemberInvitationDeclined'
  | 'MemberInvitationWithdrawn'
  | 'MemberInvitationExpired'
>;

const evolveMembers = (members: readonly Member[], event: MemberEvent): readonly Member[] => {
  const { memberId } = event.data;
  const withMember = (change: Partial<Member>): readonly Member[] =>
    members.map((one) => (one.memberId === memberId ? { ...one, ...change } : one));
  switch (event.type) {
    case 'MemberJoined': {
      const { accountId, role, by, leagueId } = event.data;
      const before = members.find((one) => one.memberId === memberId);
      const joined: Member = {
        memberId,
        accountId,
        role,
        status: 'active',
        number: null,
        positions: [],
        by,
        leagueId,
        leadsFor: leads(role) ? leagueId : null,
        dismissedAt: leads(role) && leagueId !== null ? null : (before?.dismissedAt ?? null),
        roleSetAt: before?.roleSetAt ?? null,
        left: null,
      };
      return [...members.filter((one) => one.memberId !== memberId), joined];
    }
    case 'MemberClaimed':
      return withMember({ accountId: event.data.accountId });
    case 'MemberLeft': {
      const { how, leftAt: at } = event.data;
      return withMember({ left: { how, at }, ...(how === 'removed' && { dismissedAt: at, roleSetAt: at }) });
    }
    case 'MemberRestored':
      return withMember({ left: null });
    case 'MemberForgotten':
      return members.filter((one) => one.memberId !== memberId);
    case 'MemberChanged':
      return withMember({ number: event.data.number, positions: event.data.positions });
    case 'MemberRoleChanged': {
      const { from, to, leagueId, changedAt = '' } = event.data;
      const isLowered = leads(from) && to !== 'captain';
      return withMember({
        ...{ role: to, leadsFor: leads(to) ? leagueId : null },
        ...(leagueId === null && { roleSetAt: changedAt }),
        ...(leagueId === null ? isLowered && { dismissedAt: changedAt } : leads(to) && { dismissedAt: null }),
      });
    }
    case 'MemberStatusChanged':
      return withMember({ status: event.data.to });
    default:
      return event satisfies never;
  }
};

const evolveInvitations = (
  invitations: readonly Invitation[],
  event: InvitationEvent,
): readonly Invitation[] => {
  const { invitationId } = event.data;
  const withInvitation = (change: Partial<Invitation>): readonly Invitation[] =>
    invitations.map((one) => (one.invitationId === invitationId ? { ...one, ...change } : one));
  // The address of an invitation that has ended is forgotten.
  const over = (end: InvitationEnd) => withInvitation({ end, email: '' });
  switch (event.type) {
    case 'MemberInvited': {
      const { teamId: _, number = null, positions = [], ...issued } = event.data;
      const fresh = { undelivered: false, seenAt: null, end: null, acceptedBy: null };
      return [...invitations, { ...issued, number, positions, ...fresh }];
    }
    case 'MemberInvitedAgain': {
      const { sentAt, expiresAt } = event.data;
      return withInvitation({ sentAt, expiresAt, undelivered: false });
    }
    case 'MemberInvitationUndelivered':
      return withInvitation({ undelivered: true });
    case 'MemberInvitationSeen':
      return withInvitation({ seenAt: event.data.seenAt });
    case 'MemberInvitationAccepted':
      return withInvitation({ end: 'accepted', email: '', acceptedBy: event.data.accountId });
    case 'MemberInvitationDeclined':
      return over('declined');
    case 'MemberInvitationWithdrawn':
      return over('withdrawn');
    case 'MemberInvitationExpired':
      return over('expired');
    default:
      return event satisfies never;
  }
};
