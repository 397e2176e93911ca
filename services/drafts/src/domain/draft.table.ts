import type { DraftEvent, DraftPlanEvent } from '@fieldhouse/events/drafts';
import type { DraftPlanErrorCode } from './plan/draft-plan.decider';
import type { DraftCommand, DraftPlanCommand } from './draft.commands';
import type { DraftErrorCode } from './draft.errors';

type Row<Event, Code> = { readonly events: readonly Event[]; readonly errors: readonly Code[] };
type Table<Command extends { type: string }, Event extends { type: string }, Code> = Record<
  Command['type'],
  Row<Event['type'], Code>
>;

const commissioner = ['not_commissioner', 'wrong_state'] as const;
const pick = [
  'PlayerPicked',
  'TurnStarted',
  'DraftPaused',
  'PlayersAssignedByLot',
  'DraftCompleted',
] as const;

/** What each command of a draft may lead to, and nothing else: specs and the simulation hold the decider to it. */
export const draftCommandTable = {
  SaveDraftSettings: {
    events: ['DraftCreated', 'DraftTeamsChanged', 'DraftSettingsChanged'],
    errors: [...commissioner, 'league_cancelled', 'settings_invalid', 'settings_locked'],
  },
  RefreshDraftTeams: {
    events: ['DraftTeamsChanged', 'DraftPlacementsChanged', 'DraftCancelled'],
    errors: commissioner,
  },
  CommitDraftOrder: {
    events: ['DraftOrderCommitted', 'DraftStepMissed'],
    errors: [...commissioner, 'not_ready', 'reason_required'],
  },
  AddDraftOrderNonce: {
    events: ['DraftOrderNonceAdded'],
    errors: ['not_your_team', 'wrong_state', 'order_not_committed', 'nonce_invalid'],
  },
  RevealDraftOrder: {
    events: ['DraftOrderRevealed', 'DraftStepMissed'],
    errors: [...commissioner, 'order_not_committed', 'seed_mismatch', 'participants_changed'],
  },
  SetDraftOrderByHand: {
    events: ['DraftOrderSetByHand'],
    errors: [...commissioner, 'not_ready', 'order_invalid', 'reason_required'],
  },
  OpenDraftLobby: {
    events: ['DraftLobbyOpened', 'PlayerPicked', 'DraftStepMissed'],
    errors: [...commissioner, 'not_ready'],
  },
  RefreshDraftPool: {
    events: ['DraftPoolChanged', 'DraftPlacementsChanged', 'DraftCompleted'],
    errors: commissioner,
  },
  StartDraft: {
    events: ['DraftStarted', 'TurnStarted', 'DraftStepMissed'],
    errors: [...commissioner, 'not_ready'],
  },
  MakePick: {
    events: [...pick, 'AutoModeDisabled'],
    errors: [
      ...([
        'wrong_state',
        'not_your_team',
        'team_unknown',
        'draft_not_live',
        'draft_paused',
        'pick_already_made',
      ] as const),
      ...(['not_your_pick', 'turn_expired', 'player_unknown', 'player_taken', 'illegal_pick'] as const),
    ],
  },
  AutoPick: { events: [...pick, 'TurnExpired', 'AutoModeEnabled'], errors: ['wrong_state', 'process_only'] },
  SetAutoMode: {
    events: ['AutoModeEnabled', 'AutoModeDisabled', 'TurnStarted'],
    errors: ['not_your_team', 'team_unknown', 'wrong_state'],
  },
  PauseDraft: { events: ['DraftPaused'], errors: [...commissioner, 'reason_required'] },
  SchedulePause: {
    events: ['DraftPauseScheduled'],
    errors: [...commissioner, 'reason_required', 'pause_not_ahead'],
  },
  ResumeDraft: {
    events: ['DraftResumed', 'TurnStarted', 'DraftCompleted'],
    errors: [...commissioner, 'resume_too_short'],
  },
  UndoPicks: {
    events: ['PicksUndone', 'DraftPaused'],
    errors: [...commissioner, 'reason_required', 'undo_nothing'],
  },
  RedoPicks: {
    events: ['PicksRedone', 'PlayersAssignedByLot', 'DraftCompleted'],
    errors: [...commissioner, 'reason_required', 'redo_nothing'],
  },
  ReplacePick: {
    events: ['PickReplaced'],
    errors: [
      ...commissioner,
      ...(['reason_required', 'pick_not_made', 'player_unknown', 'player_taken', 'illegal_pick'] as const),
      ...(['pick_changed', 'group_together'] as const),
    ],
  },
  ResetDraft: {
    events: ['DraftReset'],
    errors: [...commissioner, 'confirmation_required', 'reason_required'],
  },
  AssignLatePlayer: {
    events: ['LatePlayerAssigned'],
    errors: [...commissioner, 'player_taken', 'no_team_left'],
  },
  CancelDraft: { events: ['DraftCancelled'], errors: [...commissioner, 'reason_required'] },
  ReopenDraft: {
    events: ['DraftReopened'],
    errors: [...commissioner, 'league_cancelled', 'reason_required'],
  },
  PublishDraft: { events: ['DraftPublished'], errors: commissioner },
  SignDraftResult: { events: ['DraftResultSigned'], errors: ['wrong_state', 'process_only'] },
  IssueSpectatorLink: { events: ['SpectatorLinkIssued'], errors: commissioner },
  ForgetDraftReasons: { events: ['DraftReasonsForgotten'], errors: ['wrong_state', 'process_only'] },
} as const satisfies Table<DraftCommand, DraftEvent, DraftErrorCode>;

/** The same for a team's private plan. */
export const draftPlanCommandTable = {
  SaveDraftQueue: { events: ['DraftQueueSaved'], errors: ['list_too_long', 'player_listed_twice'] },
  SaveDraftRanking: { events: ['DraftRankingSaved'], errors: ['list_too_long', 'player_listed_twice'] },
  SaveDoNotDraft: { events: ['DoNotDraftSaved'], errors: ['list_too_long', 'player_listed_twice'] },
} as const satisfies Table<DraftPlanCommand, DraftPlanEvent, DraftPlanErrorCode>;
