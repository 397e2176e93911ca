import type {
  InvitationOffer,
  LeagueDetails,
  LeagueEvent,
  LeagueStaffRole,
  TeamRole,
} from '@fieldhouse/events/leagues';

export type StaffMember = { readonly accountId: string; readonly role: LeagueStaffRole };
export type TeamPerson = { readonly accountId: string; readonly role: TeamRole };
export type TeamInvite = {
  readonly inviteId: string;
  readonly role: TeamRole;
  /** ISO-8601 UTC. */
  readonly expiresAt: string;
  readonly revoked: boolean;
  readonly acceptedBy: string | null;
};
export type LeagueTeam = {
  readonly teamId: string;
  readonly name: string;
  readonly color: string;
  readonly people: readonly TeamPerson[];
  readonly captainPlayerId: string | null;
  /** The account of the captain whose player that is; null: none has been captain since it was named. */
  readonly captainPlayerOf: string | null;
  readonly invites: readonly TeamInvite[];
  readonly roster: { readonly draftId: string; readonly playerIds: readonly string[] } | null;
};
/** To an address. Instants are ISO-8601 UTC. */
export type Invitation = {
  readonly invitationId: string;
  /** In lower case; empty once it was forgotten. */
  readonly email: string;
  readonly offer: InvitationOffer;
  readonly sentAt: string;
  readonly expiresAt: string;
  /** Its mail did not get through. */
  readonly undelivered: boolean;
  /** When its link was first opened. */
  readonly seenAt: string | null;
  readonly end: 'accepted' | 'declined' | 'withdrawn' | 'expired' | null;
  readonly acceptedBy: string | null;
};
export type CreatedLeague = {
  readonly status: 'created';
  readonly leagueId: string;
  readonly details: LeagueDetails;
  readonly staff: readonly StaffMember[];
  readonly teams: readonly LeagueTeam[];
  readonly invitations: readonly Invitation[];
};
export type LeagueState = { readonly status: 'none' } | CreatedLeague;

export const initialLeague: LeagueState = { status: 'none' };

/** The league after an event. */
export const evolveLeague = (state: LeagueState, event: LeagueEvent): LeagueState => {
  if (event.type === 'LeagueCreated') {
    const { leagueId, ownerId, ...details } = event.data;
    return {
      status: 'created',
      leagueId,
      details,
      staff: [{ accountId: ownerId, role: 'owner' }],
      teams: [],
      invitations: [],
    };
  }
  if (state.status === 'none') return state;
  switch (event.type) {
    case 'LeagueDetailsChanged': {
      const { leagueId: _, ...details } = event.data;
      return { ...state, details };
    }
    case 'LeagueStaffAdded':
      return {
        ...state,
        staff: [...state.staff, { accountId: event.data.accountId, role: event.data.role }],
      };
    case 'LeagueStaffRemoved': {
      const { accountId, role } = event.data;
      return {
        ...state,
        staff: state.staff.filter((one) => one.accountId !== accountId || one.role !== role),
      };
    }
    case 'TeamEntered': {
      const { teamId, name, color } = event.data;
      const team = { teamId, name, color, people: [], captainPlayerId: null, captainPlayerOf: null };
      return { ...state, teams: [...state.teams, { ...team, invites: [], roster: null }] };
    }
    case 'TeamWithdrawn':
      return { ...state, teams: state.teams.filter(({ teamId }) => teamId !== event.data.teamId) };
    case 'InvitationIssued': {
      const { leagueId: _, ...issued } = event.data;
      const entered = { ...issued, undelivered: false, seenAt: null, end: null, acceptedBy: null };
      return { ...state, invitations: [...state.invitations, entered] };
    }
    case 'InvitationSentAgain': {
      const { invitationId, sentAt, expiresAt } = event.data;
      return withInvitation(state, invitationId, { sentAt, expiresAt, undelivered: false });
    }
    case 'InvitationUndelivered':
      return withInvitation(state, event.data.invitationId, { undelivered: true });
    case 'InvitationSeen': {
      const { invitationId, seenAt } = event.data;
      return withInvitation(state, invitationId, { seenAt });
    }
    case 'InvitationAccepted': {
      const { invitationId, accountId } = event.data;
      return withInvitation(state, invitationId, { ...over('accepted'), acceptedBy: accountId });
    }
    case 'InvitationDeclined':
      return withInvitation(state, event.data.invitationId, over('declined'));
    case 'InvitationWithdrawn':
      return withInvitation(state, event.data.invitationId, over('withdrawn'));
    case 'InvitationExpired':
      return withInvitation(state, event.data.invitationId, over('expired'));
    case 'TeamChanged':
    case 'TeamRoleGranted':
    case 'TeamRoleRevoked':
    case 'TeamInviteIssued':
    case 'TeamInviteRevoked':
    case 'CaptainPlayerNamed':
    case 'TeamRosterCreated':
      return {
        ...state,
        teams: state.teams.map((team) =>
          team.teamId === event.data.teamId ? evolveTeam(team, event) : team,
        ),
      };
    default:
      return event satisfies never;
  }
};

const over = (end: NonNullable<Invitation['end']>): Partial<Invitation> => ({ end, email: '' });

const withInvitation = (
  state: CreatedLeague,
  invitationId: string,
  change: Partial<Invitation>,
): CreatedLeague => ({
  ...state,
  invitations: state.invitations.map((one) =>
    one.invitationId === invitationId ? { ...one, ...change } : one,
  ),
});

type TeamEvent = Extract<
  LeagueEvent,
  {
    type:
      | 'TeamChanged'
      | 'TeamRoleGranted'
      | 'TeamRoleRevoked'
      | 'TeamInviteIssued'
      | 'TeamInviteRevoked'
      | 'CaptainPlayerNamed'
      | 'TeamRosterCreated';
  }
>;

const captainOf = ({ people }: Pick<LeagueTeam, 'people'>): string | null =>
  people.find(({ role }) => role === 'captain')?.accountId ?? null;

/** Whether the player who is named as its captain is that of a captain who has been replaced. */
export const playsWithFormerCaptain = (team: LeagueTeam): boolean => {
  const now = captainOf(team);
  return team.captainPlayerOf !== null && now !== null && now !== team.captainPlayerOf;
};

const evolveTeam = (team: LeagueTeam, event: TeamEvent): LeagueTeam => {
  const withInvite = (inviteId: string, change: Partial<TeamInvite>): readonly TeamInvite[] =>
    team.invites.map((invite) => (invite.inviteId === inviteId ? { ...invite, ...change } : invite));
  switch (event.type) {
    case 'TeamChanged':
      return { ...team, name: event.data.name, color: event.data.color };
    case 'TeamRoleGranted': {
      const { accountId, role, inviteId } = event.data;
      const people = [...team.people.filter((one) => one.accountId !== accountId), { accountId, role }];
      const isFirst = role === 'captain' && team.captainPlayerId !== null && team.captainPlayerOf === null;
      return {
        ...team,
        people,
        captainPlayerOf: isFirst ? accountId : team.captainPlayerOf,
        invites: inviteId === null ? team.invites : withInvite(inviteId, { acceptedBy: accountId }),
      };
    }
    case 'TeamRoleRevoked':
      return { ...team, people: team.people.filter(({ accountId }) => accountId !== event.data.accountId) };
    case 'TeamInviteIssued': {
      const { inviteId, role, expiresAt } = event.data;
      return {
        ...team,
        invites: [...team.invites, { inviteId, role, expiresAt, revoked: false, acceptedBy: null }],
      };
    }
    case 'TeamInviteRevoked':
      return { ...team, invites: withInvite(event.data.inviteId, { revoked: true }) };
    case 'CaptainPlayerNamed':
      return {
        ...team,
        captainPlayerId: event.data.playerId,
        captainPlayerOf: event.data.playerId === null ? null : captainOf(team),
      };
    case 'TeamRosterCreated':
      return { ...team, roster: { draftId: event.data.draftId, playerIds: event.data.playerIds } };
    default:
      return event satisfies never;
  }
};
