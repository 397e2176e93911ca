import { commandTable } from '../shared/command-table';

/** Leagues, their staff and teams. */
export const leagueCommands = commandTable({
  base: '/leagues',
  commands: {
    /** The id of the league is in the answer's `streamId`. */
    CreateLeague: { at: 'POST', by: ['member'], as: 'details' },
    ChangeLeagueDetails: { at: 'PUT /:leagueId', by: ['commissioner'], as: 'details' },
    /** Whoever is meant is found by the address when they accept; roles of the staff are the owners' to offer. */
    IssueInvitation: { at: 'POST /:leagueId/invitations', by: ['commissioner'] },
    SendInvitationAgain: { at: 'POST /:leagueId/invitations/:invitationId/send', by: ['commissioner'] },
    WithdrawInvitation: { at: 'DELETE /:leagueId/invitations/:invitationId', by: ['commissioner'] },
    RemoveLeagueStaff: { at: 'DELETE /:leagueId/staff/:accountId', by: ['league_owner', 'self'] },
    /** One of the roles that they have. */
    RevokeLeagueRole: { at: 'DELETE /:leagueId/staff/:accountId/roles/:role', by: ['league_owner', 'self'] },
    EnterTeam: { at: 'POST /:leagueId/teams', by: ['commissioner'] },
    /** A whole list at once, each with its captain's address: teams that the league has are not entered again. */
    EnterTeams: { at: 'POST /:leagueId/teams/list', by: ['commissioner'] },
    ChangeTeam: { at: 'PUT /:leagueId/teams/:teamId', by: ['commissioner'] },
    WithdrawTeam: { at: 'DELETE /:leagueId/teams/:teamId', by: ['commissioner'] },
    RevokeTeamRole: { at: 'DELETE /:leagueId/teams/:teamId/people/:accountId', by: ['commissioner', 'self'] },
    /** The link itself is in the league's view. */
    IssueTeamInvite: { at: 'POST /:leagueId/teams/:teamId/invites', by: ['commissioner'] },
    RevokeTeamInvite: { at: 'DELETE /:leagueId/teams/:teamId/invites/:inviteId', by: ['commissioner'] },
    NameCaptainPlayer: { at: 'PUT /:leagueId/teams/:teamId/captain-player', by: ['commissioner'] },
  },
});

/** A league's players, one by one or several at once. */
export const playerPoolCommands = commandTable({
  base: '/leagues/:leagueId/pool',
  commands: {
    RegisterPlayer: { at: 'POST /players', by: ['commissioner'], as: 'details' },
    ChangePlayer: { at: 'PUT /players/:playerId', by: ['commissioner'], as: 'details' },
    WithdrawPlayer: { at: 'POST /players/:playerId/withdraw', by: ['commissioner'] },
    /** Several at once, all or none. */
    RatePlayers: { at: 'PUT /ratings', by: ['commissioner'] },
    /** Several at once, all or none. */
    WithdrawPlayers: { at: 'POST /withdrawals', by: ['commissioner'] },
    ReinstatePlayer: { at: 'POST /players/:playerId/reinstate', by: ['commissioner'] },
    /** For good. Rosters and drafts keep an anonymous former player. */
    ForgetPlayer: { at: 'POST /players/:playerId/forget', by: ['commissioner'] },
    AddEvaluatorNote: { at: 'POST /players/:playerId/notes', by: ['commissioner'] },
    /** The link comes of an accepted invitation. */
    UnlinkPlayerAccount: { at: 'DELETE /players/:playerId/account', by: ['commissioner', 'self'] },
    /** From the other side it is the acceptance. */
    RequestGroup: { at: 'POST /players/:playerId/group-requests', by: ['player', 'commissioner'] },
    DissolveGroup: { at: 'DELETE /groups/:groupId', by: ['player', 'commissioner'] },
  },
});

/** What a league says to those who may join it. */
export const prospectusCommands = commandTable({
  base: '/leagues/:leagueId',
  commands: {
    SetProspectus: { at: 'PUT /prospectus', by: ['commissioner'], as: 'prospectus' },
    PublishLeague: { at: 'POST /publication', by: ['commissioner'] },
    /** As long as nobody could register. */
    UnpublishLeague: { at: 'DELETE /publication', by: ['commissioner'] },
    /** For good, with the reason for everybody who has registered. */
    CancelLeague: { at: 'POST /cancellation', by: ['league_owner'] },
    IssueWaiver: { at: 'POST /waivers', by: ['commissioner'], as: 'waiver' },
    /** A new version, which is signed anew. */
    ChangeWaiver: { at: 'PUT /waivers/:waiverId', by: ['commissioner'], as: 'waiver' },
    RetireWaiver: { at: 'DELETE /waivers/:waiverId', by: ['commissioner'] },
  },
});

/** What the staff of a league says to many at once: in the bell, by mail and by push. */
export const broadcastCommands = commandTable({
  base: '/leagues/:leagueId/broadcasts',
  commands: {
    /** At once, whatever hours are quiet. */
    SendBroadcast: { at: 'POST', by: ['commissioner'] },
  },
});

/** What captains ask of a league's schedule, and what its staff answers. */
export const scheduleRequestCommands = commandTable({
  base: '/leagues/:leagueId/schedule-requests',
  commands: {
    /** For a team that the caller leads. The id of the request is in the fact; the list has it. */
    AskOfSchedule: { at: 'POST', by: ['team_captain'] },
    /** By who leads the team, whoever asked. */
    WithdrawScheduleRequest: { at: 'DELETE /:requestId', by: ['team_captain'] },
    /** Again and again, until it is withdrawn. */
    AnswerScheduleRequest: { at: 'PUT /:requestId/answer', by: ['commissioner'] },
  },
});

/** Who has done what in a league, and who may not play in it. */
export const disciplineCommands = commandTable({
  base: '/leagues/:leagueId/discipline',
  commands: {
    RecordIncident: { at: 'POST /incidents', by: ['league_scorekeeper'] },
    /** It stays on record, with the reason. */
    TakeBackIncident: { at: 'POST /incidents/:incidentId/withdrawal', by: ['commissioner'] },
    SuspendPerson: { at: 'POST /suspensions', by: ['commissioner'] },
    /** From today on, where the league is. */
    LiftSuspension: { at: 'POST /suspensions/:suspensionId/lifting', by: ['commissioner'] },
  },
});

/** What somebody gives a league to register, kept until it is sent, on every device. */
export const ownRegistrationCommands = commandTable({
  base: '/leagues/:leagueId/registration',
  commands: {
    SaveRegistration: { at: 'PUT', by: ['member'], as: 'saved' },
    SignWaiver: { at: 'POST /waivers/:waiverId', by: ['member'] },
  },
});

/** Who registers with a league, and who has a place. */
export const registrationCommands = commandTable({
  base: '/leagues/:leagueId/registrations',
  commands: {
    /** The id of the registration is in the fact; the caller's view has it. */
    SubmitRegistration: { at: 'POST', by: ['member'] },
    /** This and the next two, of a team: whoever leads it. */
    WithdrawRegistration: { at: 'POST /:registrationId/withdrawal', by: ['self'] },
    AcceptPlace: { at: 'POST /:registrationId/acceptance', by: ['self'] },
    DeclinePlace: { at: 'POST /:registrationId/refusal', by: ['self'] },
    /** Of a member: also the captain of the team. */
    ApproveRegistration: { at: 'POST /:registrationId/approval', by: ['commissioner', 'team_captain'] },
    RejectRegistration: { at: 'POST /:registrationId/rejection', by: ['commissioner', 'team_captain'] },
    RemoveRegistration: { at: 'POST /:registrationId/removal', by: ['commissioner'] },
    MoveRegistration: { at: 'PUT /:registrationId/rank', by: ['commissioner'] },
    RosterRegistration: { at: 'PUT /:registrationId/team', by: ['commissioner'] },
    /** A free agent, to a team of the league: by who leads it, or the staff. */
    InviteFreeAgent: {
      at: 'PUT /:registrationId/invitations/:teamId',
      by: ['commissioner', 'team_captain'],
    },
    TakeBackTeamInvitation: {
      at: 'DELETE /:registrationId/invitations/:teamId',
      by: ['commissioner', 'team_captain'],
    },
    AcceptTeamInvitation: { at: 'POST /:registrationId/invitations/:teamId/acceptance', by: ['self'] },
    DeclineTeamInvitation: { at: 'POST /:registrationId/invitations/:teamId/refusal', by: ['self'] },
    /** The league's rules name the document. */
    SeeDocument: { at: 'PUT /:registrationId/document', by: ['commissioner'] },
    /** By one who is in the group. */
    AcceptGroupMember: { at: 'POST /:registrationId/group', by: ['self'] },
    LeaveGroup: { at: 'DELETE /:registrationId/group', by: ['self'] },
  },
});

/** Which division of the league its teams play in. */
export const divisionCommands = commandTable({
  base: '/leagues/:leagueId/teams',
  commands: {
    PutTeamInDivision: { at: 'PUT /:teamId/division', by: ['commissioner'] },
  },
});

/** Codes with which a registration costs less. */
export const codeCommands = commandTable({
  base: '/leagues/:leagueId/codes',
  commands: {
    /** The code itself is in the list. */
    MakeCode: { at: 'POST', by: ['league_treasurer'] },
    /** For good. Who has used it keeps what it took off. */
    EndCode: { at: 'DELETE /:codeId', by: ['league_treasurer'] },
  },
});
