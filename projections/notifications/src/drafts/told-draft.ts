import type { DraftEvent, DraftSettings } from '@fieldhouse/events/drafts';
import { boardOf, type TimedStep } from '@fieldhouse/values';

type Turn = Omit<Extract<DraftEvent, { type: 'TurnStarted' }>['data'], 'draftId'>;

/** A draft as far as people are told of it. */
export type ToldDraft = Pick<DraftSettings, 'startsAt' | 'clock' | 'format' | 'rounds'> & {
  /** When it was to start before its time was changed last; null: it was not, or had none. */
  readonly movedFrom: string | null;
  /** `planned`: until its lobby opens. */
  readonly status: 'planned' | 'lobby' | 'live' | 'paused' | 'completed' | 'published' | 'cancelled';
  /** Of round 1; empty until it stands. */
  readonly order: readonly string[];
  readonly turn: Turn | null;
  /** Numbers of the cells that are filled, and of those among them that were before the start. */
  readonly filled: readonly number[];
  readonly placed: readonly number[];
  readonly autoTeams: readonly string[];
  /** What its time found the draft not ready for. */
  readonly missed: TimedStep | null;
};

/** What a draft has from the lobby on. */
const NO_ROOM = { turn: null, filled: [], placed: [], autoTeams: [], missed: null } as const;
const ANEW = { ...NO_ROOM, status: 'planned', order: [] } as const;

/** The draft after one more of its facts; null: there is none yet. */
export const draftAfter = (before: ToldDraft | null, event: DraftEvent): ToldDraft | null => {
  if (event.type === 'DraftCreated') return { ...ANEW, ...planOf(event.data.settings), movedFrom: null };
  return before && { ...before, ...changed(before, event) };
};

const planOf = ({ startsAt, clock, format, rounds }: DraftSettings) => ({ startsAt, clock, format, rounds });

const changed = (draft: ToldDraft, { type, data }: DraftEvent): Partial<ToldDraft> => {
  const { filled, placed, autoTeams, status } = draft;
  switch (type) {
    case 'DraftSettingsChanged':
      return { ...planOf(data.settings), ...(data.moved && { movedFrom: draft.startsAt }) };
    case 'DraftOrderCommitted':
    case 'DraftReopened':
      return ANEW;
    case 'DraftOrderRevealed':
    case 'DraftOrderSetByHand':
      return { ...ANEW, order: data.order };
    case 'DraftLobbyOpened':
      return { ...NO_ROOM, status: 'lobby' };
    case 'DraftPlacementsChanged': {
      const cells = data.placements.map(({ pickNo }) => pickNo);
      return { filled: cells, placed: cells };
    }
    case 'DraftStarted':
      return { status: 'live', missed: null };
    case 'DraftResumed':
      return { status: 'live' };
    case 'TurnStarted': {
      const { draftId: _, ...turn } = data;
      return { status: 'live', turn };
    }
    case 'PlayerPicked': {
      const { pickNo } = data;
      return { filled: [...filled, pickNo], placed: status === 'lobby' ? [...placed, pickNo] : placed };
    }
    case 'PicksUndone':
      return { filled: filled.filter((cell) => !data.picks.some(({ pickNo }) => pickNo === cell)) };
    case 'PicksRedone':
      return { filled: [...filled, ...data.picks.map(({ pickNo }) => pickNo)] };
    case 'AutoModeEnabled':
      return { autoTeams: [...autoTeams.filter((id) => id !== data.teamId), data.teamId] };
    case 'AutoModeDisabled':
      return { autoTeams: autoTeams.filter((id) => id !== data.teamId) };
    case 'DraftPaused':
      return { status: 'paused', turn: null };
    case 'DraftReset':
      return { ...NO_ROOM, status: 'lobby', filled: placed, placed };
    case 'DraftCompleted':
      return { status: 'completed', turn: null };
    case 'DraftPublished':
      return { status: 'published' };
    case 'DraftCancelled':
      return { status: 'cancelled', turn: null, missed: null };
    case 'DraftStepMissed':
      return { missed: data.step };
    default:
      return {};
  }
};

/** @returns the team that picks after the one on the clock, where that is another one and picks for itself; else null */
export const onDeckIn = ({ format, rounds, order, turn, filled, autoTeams }: ToldDraft): string | null => {
  if (!turn) return null;
  const board = boardOf({ format, rounds }, order);
  const taken = new Set([...filled, turn.pickNo]);
  const next = board.find((_, n) => !taken.has(n + 1));
  return next === undefined || next === turn.teamId || autoTeams.includes(next) ? null : next;
};
