import type {
  AutoModeCause,
  DraftSettings,
  Gender,
  Night,
  PauseCause,
  PickList,
  PickSource,
  TimedStep,
} from '@fieldhouse/values';

export type DraftStatus =
  | 'configuring'
  | 'order_committed'
  | 'order_locked'
  | 'lobby'
  | 'live'
  | 'paused'
  | 'completed'
  | 'published'
  | 'cancelled';

/** Why the clock took this player; the ids that were passed over stay private, their number and rules do not. */
export type PickWhy = {
  readonly rank: number;
  readonly passedOver: readonly { readonly list: PickList; readonly rule: string; readonly count: number }[];
  /** Only the first 20 were counted: there may have been more. */
  readonly cut?: true;
  readonly need: string | null;
  readonly relaxed: boolean;
  /** Limits that could not be kept any more and were eased; the others held. */
  readonly eased?: readonly string[];
};
/** What a fact gave as its reason; `revision` is the fact's, by which its copies are found when its author is erased. */
type Reasoned = { readonly reason: string; readonly revision: number };
/** A player on a team. */
type Placed = { readonly teamId: string; readonly playerId: string };
/** On a team without a cell: free captains, players by lot, late ones. */
export type RoomExtra = Placed & { readonly source: 'captain' | 'lot' | 'late' };
/** Picks that somebody took back, or made again. */
type PicksMoved = Reasoned & {
  readonly picks: readonly (Placed & { readonly pickNo: number })[];
  readonly at: string;
};
export type RoomPick = Placed & {
  readonly pickNo: number;
  readonly round: number;
  readonly source: PickSource;
  readonly why: PickWhy | null;
  readonly pickedAt: string;
  /** The turn it belongs to: a group partner's is that of the pick it came along with; 0: placed before the start. */
  readonly madeIn: number;
  /** A commissioner put this player where that one was; `pickedAt` is when. */
  readonly insteadOf?: string;
};
export type RoomTurn = {
  readonly pickNo: number;
  readonly round: number;
  readonly teamId: string;
  readonly clockSeq: number;
  readonly startedAt: string;
  readonly deadlineAt: string;
  /** Null with a soft clock: nothing happens at zero. */
  readonly autoPickAt: string | null;
  readonly auto: boolean;
  /** In which the clock stands still between start and deadline (instants, in order); none for a team on auto. */
  readonly quiet: readonly { readonly from: string; readonly until: string }[];
};
export type RoomTeam = {
  readonly teamId: string;
  readonly name: string;
  readonly color: string;
  readonly hasPicker: boolean;
};
/** Everything that anybody needs to recompute the order. */
export type OrderProofView = {
  readonly draftId: string;
  readonly algorithm: string;
  readonly rolls: readonly OrderRoll[];
  readonly byHand: (Reasoned & { readonly order: readonly string[]; readonly at: string }) | null;
};
export type OrderRoll = {
  readonly roll: number;
  readonly teamIds: readonly string[];
  readonly participantsHash: string;
  readonly commit: string;
  readonly committedAt: string;
  readonly reason: string | null;
  /** Of the fact that committed to it. */
  readonly revision: number;
  readonly nonces: readonly { readonly teamId: string; readonly nonce: string }[];
  /** Null until it is revealed, and for rolls that a later one replaced before. */
  readonly seed: string | null;
  readonly order: readonly string[] | null;
};

/** What everybody in the room sees; folded from the draft's events on the server. */
export type RoomState = {
  readonly draftId: string;
  readonly leagueId: string;
  /** Revision of the draft's stream that this shows. */
  readonly revision: number;
  readonly status: DraftStatus;
  readonly settings: DraftSettings;
  readonly teams: readonly RoomTeam[];
  /** Team ids in the order of round 1; empty until locked. */
  readonly order: readonly string[];
  /** Team on each cell, index = pickNo − 1; empty until locked. */
  readonly board: readonly string[];
  readonly proof: OrderProofView;
  readonly picks: readonly RoomPick[];
  readonly extras: readonly RoomExtra[];
  readonly turn: RoomTurn | null;
  readonly paused:
    | (Reasoned & {
        readonly cause: PauseCause;
        readonly remainingSeconds: number | null;
        readonly at: string;
      })
    | null;
  readonly pauseAfterPickNo: number | null;
  readonly autoTeams: readonly { readonly teamId: string; readonly cause: AutoModeCause }[];
  /** The latest undo, so that everybody sees what it took back, until a redo. */
  readonly lastUndo:
    | (PicksMoved & {
        readonly toPickNo: number;
        /** Lots and late players, which went with the picks. */
        readonly extras: readonly RoomExtra[];
      })
    | null;
  /** The latest redo, until the next undo. */
  readonly lastRedo: PicksMoved | null;
  /** That everything was taken back, until the draft starts anew. */
  readonly lastReset: (Reasoned & { readonly at: string }) | null;
  /** That there is no draft any more, until it is opened again. */
  readonly cancelled: (Reasoned & { readonly at: string }) | null;
  /** What a redo makes again: taken back by the latest undos, while no other pick was made since. */
  readonly undone: readonly RoomPick[];
  /** The step of the timetable that its time found the draft not ready for, until it is made. */
  readonly missedStep: {
    readonly step: TimedStep;
    readonly missing: readonly string[];
    readonly at: string;
  } | null;
  /** Players in the draft's pool; until the lobby opens, in the league's. */
  readonly poolSize: number;
  readonly startedAt: string | null;
  readonly completedAt: string | null;
  readonly spectatorLinkNo: number;
};

export type RoomRole = 'commissioner' | 'captain' | 'player' | 'spectator';
/** GET …/room (also with ?spectator=TOKEN) */
export type RoomView = RoomState & {
  readonly leagueName: string;
  readonly season: string;
  readonly sport: string;
  readonly position: string;
  /** Teams of the order that have left the league: nobody can join them any more. */
  readonly goneTeamIds: readonly string[];
  readonly me: {
    readonly role: RoomRole;
    /** The teams that they pick for, in the league's order. */
    readonly teamIds: readonly string[];
  };
  readonly serverNow: string;
};

/** A card of the draft's pool. */
export type DraftPlayerView = {
  readonly playerId: string;
  readonly name: string;
  readonly positions: readonly string[];
  /** Null when not rated or not shown to this caller. */
  readonly rating: number | null;
  readonly tier: number | null;
  readonly gender: Gender | null;
  readonly nights: readonly Night[];
  readonly groupId: string | null;
  readonly comment: string | null;
  /** Commissioners only, else empty. */
  readonly notes: readonly string[];
  /** Commissioners only, else empty: what the organiser's list says besides. */
  readonly ownColumns: readonly { readonly column: string; readonly value: string }[];
  readonly registeredAt: string;
  /** Has left the league after being drafted; nobody else has a card any more who left. */
  readonly withdrawn: boolean;
};
/**
 * GET …/players (also with ?spectator=TOKEN): the draft's pool, one card each, in the order of the rating list (by name
 * for those who see no ratings). A team that has no ranking starts one from this order. Until the lobby opens it is the
 * league's pool as it stands, with the tiers and groups that the lobby would open with.
 */
export type DraftPlayersView = {
  readonly leagueId: string;
  readonly position: string;
  readonly players: readonly DraftPlayerView[];
};

/** GET …/plan?teamId= — private to the team's pickers, from the day the draft exists, whatever its state. */
export type DraftPlanView = {
  readonly teamId: string;
  readonly revision: number;
  readonly queue: readonly string[];
  readonly ranking: readonly string[];
  readonly doNotDraft: readonly string[];
};

type Judged = { readonly playerId: string; readonly rule: string; readonly message: string };
/** GET …/legality?teamId= — whom the team may not draft now, and why; and warnings. */
export type LegalityView = {
  readonly teamId: string;
  readonly revision: number;
  readonly illegal: readonly Judged[];
  readonly warnings: readonly Judged[];
  /** Unfilled minimums of the team. */
  readonly needs: readonly {
    readonly kind: 'position' | 'gender';
    readonly key: string;
    readonly missing: number;
  }[];
};

/** GET …/checklist — what still blocks the lobby or the start; empty while the draft is under way and once it is over. */
export type ChecklistView = {
  readonly status: DraftStatus | null;
  readonly items: readonly {
    readonly code: string;
    readonly ok: boolean;
    /** Blocks nothing, but somebody should look at it. */
    readonly caution: boolean;
    /** Not met, and nothing that can be seen to yet: there are too few teams. */
    readonly waits: boolean;
    readonly message: string;
    readonly facts: Readonly<Record<string, unknown>>;
  }[];
};

/** Sorts of facts in a draft's history. `course`: lobby, start, end and what else moves the whole draft. */
export type HistoryKind = 'settings' | 'league' | 'order' | 'picks' | 'clock' | 'course';
export type HistoryRow = {
  readonly revision: number;
  readonly at: string;
  /** The name of whoever did it, as it is now. */
  readonly actor: string;
  readonly onBehalfOf: string | null;
  readonly type: string;
  readonly kind: HistoryKind;
  /** Names whoever did it, except where the fact is what counts ('Pick 3: Hawks took …'). */
  readonly sentence: string;
  readonly reason: string | null;
};
/** GET …/history — newest first; `before` pages on, `kind` and `text` leave others out. …/history.csv: all for a spreadsheet. */
export type HistoryView = { readonly rows: readonly HistoryRow[]; readonly nextBefore: number | null };

/** GET …/replay — the draft as it stood after what a row of its history tells: `at`, or else the last one. */
export type ReplayView = {
  /** Revisions of all rows of the history, the oldest first. */
  readonly revisions: readonly number[];
  readonly row: HistoryRow;
  readonly room: Pick<
    RoomState,
    'status' | 'settings' | 'teams' | 'order' | 'board' | 'picks' | 'extras' | 'turn' | 'poolSize'
  > & {
    /** What was left on the clock of the turn, or of the one that was paused; null: none ran, or it stands still at night. */
    readonly secondsLeft: number | null;
  };
  /** Of everybody who was on a team then, by id, as they are called now. */
  readonly names: Readonly<Record<string, string>>;
};

/** A fact as a signed result has it: what its readers may read, as text, and the digest of the rest. */
export type ResultFactView = { readonly open: string; readonly closed: string };
/**
 * GET …/signed-result — what anybody needs to prove how the draft went, as docs/signed-result-v1.md says. It is also the
 * file that people keep.
 */
export type SignedResultView = {
  readonly format: 'signed-result/v1';
  readonly statement: string;
  /** Base64 of r and s. */
  readonly signature: string;
  /** Base64 of the SubjectPublicKeyInfo. */
  readonly publicKey: string;
  /** From the draft's first on, up to the last one that the statement covers. */
  readonly facts: readonly ResultFactView[];
};
/** Null: nothing is signed yet. */
export type MaybeSignedResultView = { readonly signed: SignedResultView | null };
/** GET /api/draft-result-key — the key that this installation signs results with, and nothing else. */
export type ResultKeyView = {
  readonly algorithm: 'ECDSA P-256 SHA-256';
  /** Base64 of the SubjectPublicKeyInfo. */
  readonly publicKey: string;
  /** SHA-256 of its bytes, 64 hexadecimal digits. */
  readonly fingerprint: string;
};

export type DraftLeagueCard = {
  readonly leagueId: string;
  readonly leagueName: string;
  readonly season: string;
  readonly sport: string;
  readonly status: DraftStatus | null;
  readonly startsAt: string | null;
  readonly role: RoomRole;
  /** The teams that they pick for; the name once there is a draft, the 1-based place in round 1 once it is locked. */
  readonly picksFor: readonly {
    readonly teamId: string;
    readonly teamName: string | null;
    readonly slot: number | null;
  }[];
  readonly picksMade: number;
  readonly picksTotal: number;
  readonly teams: number;
  /** As in the room; before there is a draft, too. */
  readonly poolSize: number;
};
/** GET /api/draft-leagues — the leagues that the caller drafts in, runs or plays in. */
export type DraftLeaguesView = { readonly leagues: readonly DraftLeagueCard[] };

/** GET …/spectator-link (commissioner): a path such as /complex/leagues/L/draft/room?spectator=TOKEN, null if none was issued. */
export type SpectatorLinkView = { readonly path: string | null };

declare module '../shared/dashboard.contract' {
  interface DashboardParts {
    /** As {@link DraftLeaguesView}. */
    readonly drafts: readonly DraftLeagueCard[];
  }
}
