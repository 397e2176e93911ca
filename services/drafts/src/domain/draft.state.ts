import type { DraftEvent, DraftSettings, DraftTeam } from '@fieldhouse/events/drafts';
import type { Board, BoardPick } from './board/board';

/** What every existing draft has. The three counters never go back, whatever is undone, reset or reopened. */
export type Setup = {
  readonly draftId: string;
  readonly leagueId: string;
  readonly settings: DraftSettings;
  readonly teams: readonly DraftTeam[];
  readonly commissionerIds: readonly string[];
  readonly rolls: number;
  readonly clockSeq: number;
  readonly spectatorLinks: number;
  /** The step of the timetable that its time found the draft not ready for, until it is made. */
  readonly missed: Omit<Extract<DraftEvent, { type: 'DraftStepMissed' }>['data'], 'draftId'> | null;
};

export type Commitment = {
  readonly roll: number;
  readonly participantsHash: string;
  readonly commit: string;
  readonly seed: string;
  /** ISO-8601 UTC; null: of an older fact, which does not say it. */
  readonly committedAt: string | null;
  readonly nonces: readonly { readonly teamId: string; readonly nonce: string }[];
};

export type Turn = Omit<Extract<DraftEvent, { type: 'TurnStarted' }>['data'], 'draftId'>;

/** What a draft has from the lobby on. */
export type InRoom = Setup & {
  readonly order: readonly string[];
  readonly board: Board;
  readonly autoTeams: ReadonlySet<string>;
  /** How often in a row each team let its time run out. */
  readonly expiries: ReadonlyMap<string, number>;
  /** What the latest undos took back and a redo makes again; empty once another pick was made. */
  readonly undone: readonly BoardPick[];
  /** The pool is read in parts, and this is not all of it yet. */
  readonly poolArriving: boolean;
  /** `authorId`: whose words the reason is. */
  readonly pauseAfter: {
    readonly pickNo: number;
    readonly reason: string | null;
    readonly authorId: string | null;
  } | null;
};

/** Up to which revision the result is signed, and what people compare. */
export type Signed = { readonly revision: number; readonly code: string };

export type DraftState =
  | { readonly status: 'none' }
  | (Setup & { readonly status: 'configuring' })
  | (Setup & { readonly status: 'order_committed'; readonly commitment: Commitment })
  | (Setup & { readonly status: 'order_locked'; readonly order: readonly string[] })
  | (InRoom & { readonly status: 'lobby' })
  /** `turn` is null only between the events of one decision. */
  | (InRoom & { readonly status: 'live'; readonly turn: Turn | null })
  | (InRoom & { readonly status: 'paused' })
  | (InRoom & { readonly status: 'completed' })
  | (InRoom & { readonly status: 'published'; readonly signed: Signed | null })
  | (Setup & { readonly status: 'cancelled' });

export type DraftStatus = DraftState['status'];
export type StateIn<Status extends DraftStatus> = Extract<DraftState, { status: Status }>;
export type StateWithBoard = StateIn<'lobby' | 'live' | 'paused' | 'completed' | 'published'>;

export const initialState: DraftState = { status: 'none' };

export const hasBoard = (state: DraftState): state is StateWithBoard => 'board' in state;
