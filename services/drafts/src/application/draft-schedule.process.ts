import type { DraftEvent, DraftSettings } from '@fieldhouse/events/drafts';
import type { Effect, Process } from '@fieldhouse/kernel';
import type { DraftRequest } from './draft.handler';

/** What the timetable follows from; `over`: the draft has started and was not reset, or was cancelled and not opened again. */
export type DraftTimetable = Pick<DraftSettings, 'startsAt' | 'startMode'> & { readonly over: boolean };

/**
 * Keeps the draft's timetable. A step that has been taken by hand is left at that; one that the draft is not ready for
 * is recorded by the draft: nothing is ever cancelled or converted because somebody is missing.
 */
export const draftSchedule: Process<DraftEvent, DraftTimetable> = {
  name: 'draft-schedule',
  categories: ['draft'],
  startFrom: 'beginning',
  state: {
    keyOf: ({ data }) => data.draftId,
    initial: { startsAt: null, startMode: 'manual', over: false },
    evolve: (state, { type, data }) => {
      switch (type) {
        case 'DraftCreated':
        case 'DraftSettingsChanged':
          return { ...state, startsAt: data.settings.startsAt, startMode: data.settings.startMode };
        case 'DraftStarted':
        case 'DraftCancelled':
          return { ...state, over: true };
        case 'DraftReset':
        case 'DraftReopened':
          return { ...state, over: false };
        default:
          return state;
      }
    },
  },
  react: ({ type, data, metadata }, state): readonly Effect[] => {
    const now = Date.parse(metadata.occurredAt);
    switch (type) {
      case 'DraftCreated':
      case 'DraftSettingsChanged':
      case 'DraftReopened':
      case 'DraftReset':
      case 'DraftStarted':
      case 'DraftCancelled':
        return timetable(data.draftId, state, now);
      case 'DraftOrderCommitted':
      case 'DraftOrderRevealed':
      case 'DraftOrderSetByHand':
      case 'DraftLobbyOpened': {
        const isLate = (startOf(state) ?? Infinity) <= now;
        // Once the start has passed, whoever goes on by hand says when.
        return isLate && metadata.actor.kind !== 'process'
          ? []
          : next(data.draftId, state, now, FOLLOWS[type]);
      }
      default:
        return [];
    }
  },
};

type Step = { readonly name: string; readonly request: DraftRequest; readonly at: (t: Times) => number };
type Times = { readonly start: number; readonly now: number };
const minutes = 60_000;

/**
 * Draft rule 2: an hour before the start the order is drawn if nobody did it, half an hour before it the lobby
 * opens. However late the start is set, the steps keep their order, and the commitment is public for a minute before
 * the reveal: time in which captains can add to it.
 */
const commitAt = ({ start, now }: Times): number => Math.max(start - 60 * minutes, now);
const revealAt = (times: Times): number => commitAt(times) + minutes;
const lobbyAt = (times: Times): number => Math.max(times.start - 30 * minutes, revealAt(times) + 1_000);
const startAt = (times: Times): number => Math.max(times.start, lobbyAt(times) + 1_000);

const steps: readonly Step[] = [
  {
    name: 'commit',
    at: commitAt,
    request: { type: 'CommitDraftOrder', reason: 'Drawn at its set time before the start' },
  },
  { name: 'reveal', at: revealAt, request: { type: 'RevealDraftOrder' } },
  { name: 'lobby', at: lobbyAt, request: { type: 'OpenDraftLobby' } },
  { name: 'start', at: startAt, request: { type: 'StartDraft' } },
];

/** Which step a step leads to, and the time (ms) that there is between them at least. */
const FOLLOWS = {
  DraftOrderCommitted: { step: 'reveal', after: minutes },
  DraftOrderRevealed: { step: 'lobby', after: 1_000 },
  DraftOrderSetByHand: { step: 'lobby', after: 1_000 },
  DraftLobbyOpened: { step: 'start', after: 1_000 },
} as const;

/** The steps as they now stand; a start that has passed moves nothing any more. */
const timetable = (draftId: string, state: DraftTimetable, now: number): readonly Effect[] => {
  const start = startOf(state);
  return steps.map((step): Effect => {
    if (start === null || start <= now || isByHand(step, state))
      return { kind: 'cancel', timerId: timerOf(step, draftId) };
    return schedule(draftId, step, step.at({ start, now }));
  });
};

/**
 * What follows from a step that was made late, or was made again: at its own time it was still refused, or it has been
 * undone by a new order since. Whoever makes an order anew wants another order, and no other time.
 */
const next = (
  draftId: string,
  state: DraftTimetable,
  now: number,
  { step: name, after }: (typeof FOLLOWS)[keyof typeof FOLLOWS],
): readonly Effect[] => {
  const [start, step] = [startOf(state), steps.find((one) => one.name === name)];
  if (start === null || !step || isByHand(step, state)) return [];
  return [schedule(draftId, step, Math.max(step.at({ start, now: -Infinity }), now + after))];
};

const startOf = ({ startsAt, over }: DraftTimetable): number | null =>
  startsAt === null || over ? null : Date.parse(startsAt);
const isByHand = ({ name }: Step, { startMode }: DraftTimetable): boolean =>
  name === 'start' && startMode === 'manual';
const timerOf = ({ name }: Step, draftId: string): string => `draft-${name}:${draftId}`;
const schedule = (draftId: string, step: Step, due: number): Effect => ({
  kind: 'schedule',
  timerId: timerOf(step, draftId),
  jobId: `${step.name}-${draftId}-${due}`,
  at: new Date(due).toISOString(),
  command: { aggregate: 'draft', id: draftId, request: step.request },
});
