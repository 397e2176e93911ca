import { commandTable } from '../shared/command-table';

/** What can be asked of a league's draft. Who may in the end is the draft's own decision. */
export const draftCommands = commandTable({
  base: '/leagues/:leagueId/draft',
  commands: {
    /** Creates the draft, or changes its settings. */
    SaveDraftSettings: { at: 'PUT', by: ['commissioner'] },
    CommitDraftOrder: { at: 'POST /order/commit', by: ['commissioner'] },
    /** Adds the own randomness of one of the caller's teams to the order. */
    AddDraftOrderNonce: { at: 'POST /order/nonce', by: ['team_picker'] },
    RevealDraftOrder: { at: 'POST /order/reveal', by: ['commissioner'] },
    SetDraftOrderByHand: { at: 'PUT /order', by: ['commissioner'] },
    OpenDraftLobby: { at: 'POST /lobby', by: ['commissioner'] },
    StartDraft: { at: 'POST /start', by: ['commissioner'] },
    /** By the team on the clock, or by a commissioner for the team named. */
    MakePick: { at: 'POST /picks', by: ['team_picker', 'commissioner'] },
    SetAutoMode: { at: 'PUT /auto-mode', by: ['team_picker', 'commissioner'] },
    PauseDraft: { at: 'POST /pause', by: ['commissioner'] },
    SchedulePause: { at: 'PUT /pause-after', by: ['commissioner'] },
    ResumeDraft: { at: 'POST /resume', by: ['commissioner'] },
    UndoPicks: { at: 'POST /undo', by: ['commissioner'] },
    /** Makes the picks again that the undo took back, until another pick was made. */
    RedoPicks: { at: 'POST /redo', by: ['commissioner'] },
    /** Another player in one filled cell; all other picks stay. */
    ReplacePick: { at: 'POST /replacements', by: ['commissioner'] },
    AssignLatePlayer: { at: 'POST /late-players', by: ['commissioner'] },
    ResetDraft: { at: 'POST /reset', by: ['commissioner'] },
    CancelDraft: { at: 'POST /cancel', by: ['commissioner'] },
    ReopenDraft: { at: 'POST /reopen', by: ['commissioner'] },
    /** Makes the result the teams' rosters. */
    PublishDraft: { at: 'POST /publish', by: ['commissioner'] },
    /** A new link for spectators; the one before stops working. */
    IssueSpectatorLink: { at: 'POST /spectator-link', by: ['commissioner'] },
  },
});

/**
 * A team's private lists; `teamId` is the caller's team. They can be made from the day the draft exists: the lobby only
 * gathers people.
 */
export const draftPlanCommands = commandTable({
  base: '/leagues/:leagueId/draft/plan',
  commands: {
    SaveDraftQueue: { at: 'PUT /queue', by: ['team_picker'] },
    SaveDraftRanking: { at: 'PUT /ranking', by: ['team_picker'] },
    SaveDoNotDraft: { at: 'PUT /do-not-draft', by: ['team_picker'] },
  },
});
