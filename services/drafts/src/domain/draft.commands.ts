import type { DraftSettings, DraftTeam } from '@fieldhouse/events/drafts';
import type { CommandContext } from '@fieldhouse/kernel';
import type { Wishes } from './legality/choose-player';
import type { PoolCandidate } from './board/tiers';

type Draft<Type extends string, Fields = unknown> = CommandContext & {
  readonly type: Type;
} & Readonly<Fields>;

/** The first save makes the draft, with the league's teams and staff as they now stand. */
export type SaveDraftSettings = Draft<
  'SaveDraftSettings',
  {
    draftId: string;
    leagueId: string;
    settings: DraftSettings;
    commissionerIds: readonly string[];
    teams: readonly DraftTeam[];
  }
>;
/** The league's teams and staff as they now stand. */
export type RefreshDraftTeams = Draft<
  'RefreshDraftTeams',
  { teams: readonly DraftTeam[]; commissionerIds: readonly string[] }
>;

/** `seed`: 64 hexadecimal digits. `reason` is needed from the second roll on. */
export type CommitDraftOrder = Draft<'CommitDraftOrder', { seed: string; reason: string | null }>;
/** For the team that the actor picks for. `nonce`: 1–64 printable ASCII characters without spaces. */
export type AddDraftOrderNonce = Draft<'AddDraftOrderNonce', { nonce: string }>;
export type RevealDraftOrder = Draft<'RevealDraftOrder'>;
export type SetDraftOrderByHand = Draft<'SetDraftOrderByHand', { order: readonly string[]; reason: string }>;

/** The whole pool; tiers are computed here. */
export type OpenDraftLobby = Draft<'OpenDraftLobby', { players: readonly PoolCandidate[] }>;
/** The whole pool as it now stands. Players who are on a team stay as they were drafted. */
export type RefreshDraftPool = Draft<'RefreshDraftPool', { players: readonly PoolCandidate[] }>;
export type StartDraft = Draft<'StartDraft'>;

/**
 * Without `teamId` the actor picks for their own team. A commissioner who names a team picks for it as a proxy.
 * `seedForLot` (64 hexadecimal digits) draws lots should this be the last pick.
 */
export type MakePick = Draft<
  'MakePick',
  { pickNo: number; playerId: string; teamId?: string; seedForLot: string }
>;
/** `pickNo` and `clockSeq` name the turn that the timer was set for; `seedForLot` as in {@link MakePick}. */
export type AutoPick = Draft<'AutoPick', Wishes & { pickNo: number; clockSeq: number; seedForLot: string }>;
export type SetAutoMode = Draft<'SetAutoMode', { teamId: string; enabled: boolean }>;

export type PauseDraft = Draft<'PauseDraft', { reason: string }>;
/** `afterPickNo` null takes a scheduled pause back. */
export type SchedulePause = Draft<'SchedulePause', { afterPickNo: number | null; reason: string | null }>;
/** `seconds` for the resumed turn; null: the full clock. */
export type ResumeDraft = Draft<'ResumeDraft', { seconds: number | null }>;
export type UndoPicks = Draft<'UndoPicks', { toPickNo: number; reason: string }>;
/** `confirmation` must be the typed word RESET. */
export type ResetDraft = Draft<'ResetDraft', { reason: string; confirmation: string }>;

export type AssignLatePlayer = Draft<'AssignLatePlayer', { player: PoolCandidate }>;
export type CancelDraft = Draft<'CancelDraft', { reason: string }>;
export type ReopenDraft = Draft<'ReopenDraft', { reason: string }>;
/** `leagueTeamIds`: the teams that the league still has; rosters of others are listed as not placed. */
export type PublishDraft = Draft<'PublishDraft', { leagueTeamIds: readonly string[] }>;
/** A new link each time; the ones before it stop working. */
export type IssueSpectatorLink = Draft<'IssueSpectatorLink'>;

/** Everything a draft can be asked to do. The rules: docs/rules/draft.md; who may ask: rule 8. */
export type DraftCommand =
  | SaveDraftSettings
  | RefreshDraftTeams
  | CommitDraftOrder
  | AddDraftOrderNonce
  | RevealDraftOrder
  | SetDraftOrderByHand
  | OpenDraftLobby
  | RefreshDraftPool
  | StartDraft
  | MakePick
  | AutoPick
  | SetAutoMode
  | PauseDraft
  | SchedulePause
  | ResumeDraft
  | UndoPicks
  | ResetDraft
  | AssignLatePlayer
  | CancelDraft
  | ReopenDraft
  | PublishDraft
  | IssueSpectatorLink;
