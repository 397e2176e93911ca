import type {
  AskedOf,
  Completed,
  draftBodies,
  draftCommands,
  draftPlanBodies,
  draftPlanCommands,
} from '@fieldhouse/api-contract';
import type { DraftEvent, DraftTeam } from '@fieldhouse/events/drafts';
import type { CommandContext } from '@fieldhouse/kernel';
import type { PoolCandidate } from './board/tiers';
import type { DraftState } from './draft.state';
import type { Wishes } from './legality/choose-player';

/** What clients ask for. */
type Asked = AskedOf<typeof draftCommands, typeof draftBodies>;
/** What timers and processes ask for besides. */
type Upkeep =
  | { readonly type: 'RefreshDraftTeams' }
  | { readonly type: 'RefreshDraftPool' }
  /** The turn that the timer was set for. */
  | { readonly type: 'AutoPick'; readonly pickNo: number; readonly clockSeq: number }
  /** The facts of the draft that give a reason of somebody who was erased. */
  | {
      readonly type: 'ForgetDraftReasons';
      readonly authorId: string;
      readonly revisions: readonly number[];
    }
  /** What the draft came to, with a fact of it and all that the log has since. */
  | { readonly type: 'SignDraftResult'; readonly revision: number };
/** Commands of clients that the timetable sends too, about the draft it names. */
type Timed = Extract<
  Asked,
  { type: 'CommitDraftOrder' | 'RevealDraftOrder' | 'OpenDraftLobby' | 'StartDraft' }
>;
/** Everything a draft can be asked for, as clients, timers and processes ask it. */
export type DraftRequest = Asked | Completed<Timed, {}, 'leagueId'> | Upkeep;

/** `cancelledBecause`: why its owners have cancelled the league; null: they have not. */
type Standing = { cancelledBecause: string | null };
type League = Standing & { teams: readonly DraftTeam[]; commissionerIds: readonly string[] };
/** Draws lots should this be the last pick: 64 hexadecimal digits. */
type Lot = { seedForLot: string };
/** A statement of what the draft came to, its signature, and up to which fact. */
export type SignedResult = Omit<Extract<DraftEvent, { type: 'DraftResultSigned' }>['data'], 'draftId'>;
/** What the handler finds out or draws. */
type Added = {
  /** The league's teams and staff as they now stand; the first save makes the draft. */
  SaveDraftSettings: League & { draftId: string; leagueId: string };
  RefreshDraftTeams: League;
  ReopenDraft: Standing;
  /** 64 hexadecimal digits. */
  CommitDraftOrder: { seed: string };
  /** The whole pool; tiers are computed here. */
  OpenDraftLobby: { players: readonly PoolCandidate[] };
  /** The whole pool as it now stands. Players who are on a team stay as they were drafted. */
  RefreshDraftPool: { players: readonly PoolCandidate[] };
  MakePick: Lot;
  RedoPicks: Lot;
  AutoPick: Lot & Wishes;
  /** The teams that the league still has; rosters of others are listed as not placed. */
  PublishDraft: { leagueTeamIds: readonly string[] };
  SignDraftResult: { signed: SignedResult };
};

/** Of a late player the draft must know more than who it is; and which teams the league still has. */
type Late = {
  readonly type: 'AssignLatePlayer';
  readonly player: PoolCandidate;
  readonly leagueTeamIds: readonly string[];
};
/** Everything that a draft decides. The rules: docs/rules/draft.md; who may ask: rule 8. */
export type DraftCommand = CommandContext &
  (Completed<Exclude<Asked, { type: Late['type'] }> | Upkeep, Added, 'leagueId'> | Late);
export type DraftCommandOf<Type extends DraftCommand['type']> = Extract<DraftCommand, { type: Type }>;
/** The rules of one command. @returns what happens, nothing when its effect already holds; throws `DraftError`s. */
export type Decision<Type extends DraftCommand['type']> = (
  command: DraftCommandOf<Type>,
  state: DraftState,
) => readonly DraftEvent[];

/** What a team's pickers save: whole lists, none twice. */
export type DraftPlanRequest = Completed<
  AskedOf<typeof draftPlanCommands, typeof draftPlanBodies>,
  Readonly<Record<keyof typeof draftPlanCommands.commands, { draftId: string }>>,
  'leagueId'
>;
/** The handler has made sure that the actor picks for the team: the plan knows nobody. */
export type DraftPlanCommand = CommandContext & DraftPlanRequest;
