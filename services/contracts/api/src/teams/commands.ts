import { commandTable } from '../shared/command-table';

/** Teams, their members, and the ways to become one. */
export const teamCommands = commandTable({
  base: '/teams',
  commands: {
    /** The id of the team is in the answer's `streamId`; whoever asks is its captain. */
    CreateTeam: { at: 'POST', by: ['member'], as: 'details' },
    ChangeTeamDetails: { at: 'PUT /:teamId', by: ['team_manager'], as: 'details' },
    /** From then on it is drawn; PUT /:teamId/crest sets one, by a form with the picture. */
    RemoveTeamCrest: { at: 'DELETE /:teamId/crest', by: ['team_manager'] },
    ArchiveTeam: { at: 'POST /:teamId/archive', by: ['team_captain'] },
    ReopenTeam: { at: 'POST /:teamId/reopen', by: ['team_captain'] },
    /** Who comes along plays, also where they were inactive; everybody else becomes inactive. */
    StartTeamSeason: { at: 'POST /:teamId/seasons', by: ['team_captain'] },

    /** Shirt number and positions: one's own, or by who runs the team. */
    ChangeMember: { at: 'PUT /:teamId/members/:memberId', by: ['team_manager', 'self'] },
    /** Captains and admins are the captains' to appoint. */
    ChangeMemberRole: { at: 'PUT /:teamId/members/:memberId/role', by: ['team_manager'] },
    ChangeMemberStatus: { at: 'PUT /:teamId/members/:memberId/status', by: ['team_manager'] },
    RemoveMember: { at: 'POST /:teamId/members/:memberId/remove', by: ['team_manager'] },
    /** Within seven days of the removal. */
    RestoreMember: { at: 'POST /:teamId/members/:memberId/restore', by: ['team_manager'] },
    /** From the captain who asks to another member with an account. */
    HandOverCaptaincy: { at: 'POST /:teamId/captaincy', by: ['team_captain'] },
    LeaveTeam: { at: 'POST /:teamId/leave', by: ['team_member'] },

    /** Up to 20 addresses at once, with role, number and positions where they are known; who has one is found when they accept. */
    InviteMembers: { at: 'POST /:teamId/invitations', by: ['team_manager'] },
    /** Up to 20 people at once who are, or have been, on a team with whoever asks. */
    InviteTeammates: { at: 'POST /:teamId/invitations/teammates', by: ['team_manager'] },
    InviteMemberAgain: { at: 'POST /:teamId/invitations/:invitationId/send', by: ['team_manager'] },
    WithdrawMemberInvitation: { at: 'DELETE /:teamId/invitations/:invitationId', by: ['team_manager'] },
    /** A link for everybody, with its QR code and code; the one before, which has to be named, stops working. */
    OpenTeamLink: { at: 'POST /:teamId/link', by: ['team_manager'] },
    /** That one alone: one that has replaced it stays. */
    CloseTeamLink: { at: 'DELETE /:teamId/link/:linkId', by: ['team_manager'] },

    /** A team that is open to everybody takes them in at once. */
    RequestToJoin: { at: 'POST /:teamId/requests', by: ['member'] },
    WithdrawJoinRequest: { at: 'DELETE /:teamId/requests/mine', by: ['member'] },
    AcceptJoinRequest: { at: 'POST /:teamId/requests/:requestId/accept', by: ['team_manager'] },
    DeclineJoinRequest: { at: 'POST /:teamId/requests/:requestId/decline', by: ['team_manager'] },
  },
});
