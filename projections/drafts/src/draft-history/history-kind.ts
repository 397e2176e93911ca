import type { HistoryKind } from '@fieldhouse/api-contract';
import type { DraftEvent } from '@fieldhouse/events/drafts';

const KINDS: Readonly<Record<DraftEvent['type'], HistoryKind>> = {
  DraftCreated: 'settings',
  DraftSettingsChanged: 'settings',
  SpectatorLinkIssued: 'settings',
  DraftTeamsChanged: 'league',
  DraftPoolChanged: 'league',
  DraftPlacementsChanged: 'league',
  DraftOrderCommitted: 'order',
  DraftOrderNonceAdded: 'order',
  DraftOrderRevealed: 'order',
  DraftOrderSetByHand: 'order',
  PlayerPicked: 'picks',
  PicksUndone: 'picks',
  PicksRedone: 'picks',
  PickReplaced: 'picks',
  PlayersAssignedByLot: 'picks',
  LatePlayerAssigned: 'picks',
  TurnStarted: 'clock',
  TurnExpired: 'clock',
  AutoModeEnabled: 'clock',
  AutoModeDisabled: 'clock',
  DraftPauseScheduled: 'clock',
  DraftPaused: 'clock',
  DraftResumed: 'clock',
  DraftLobbyOpened: 'course',
  DraftStarted: 'course',
  DraftCompleted: 'course',
  DraftReset: 'course',
  DraftCancelled: 'course',
  DraftReopened: 'course',
  DraftPublished: 'course',
  DraftResultSigned: 'course',
  DraftStepMissed: 'course',
  DraftReasonsForgotten: 'course',
};

export const historyKinds = [
  'settings',
  'league',
  'order',
  'picks',
  'clock',
  'course',
] as const satisfies readonly HistoryKind[];

/** Which sort of fact an event is in the draft's history. */
export const kindOf = ({ type }: DraftEvent): HistoryKind => KINDS[type];
