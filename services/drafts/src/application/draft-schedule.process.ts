import type { DraftEvent, DraftSettings } from '@fieldhouse/events/drafts';
import type { Effect, Process } from '@fieldhouse/kernel';
import type { DraftRequest } from './draft.handler';

/** What the timetable follows from; `over`: the draft has started, or was cancelled and not opened again. */
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
        case 'DraftReopened':
          return { ...state, over: false };
        default:
          return state;
      }
    },
  },
  react: ({ type, data, metadata }, state): readonly Effect[] => {
    switch (type) {
      case 'DraftCreated':
      case 'DraftSettingsChanged':
      case 'DraftReopened':
      case 'DraftStarted':
      case 'DraftCancelled':
        return timetable(data.draftId, state, Date.parse(metadata.occurredAt));
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

/** The steps as they now stand; a start that has passed moves nothing any more. */
const timetable = (
  draftId: string,
  { startsAt, startMode, over }: DraftTimetable,
  now: number,
): readonly Effect[] => {
  const start = startsAt === null ? null : Date.parse(startsAt);
  return steps.map(({ name, at, request }): Effect => {
    const timerId = `draft-${name}:${draftId}`;
    const byHand = name === 'start' && startMode === 'manual';
    if (start === null || start <= now || over || byHand) return { kind: 'cancel', timerId };
    const due = at({ start, now });
    return {
      kind: 'schedule',
      timerId,
      jobId: `${name}-${draftId}-${due}`,
      at: new Date(due).toISOString(),
      command: { aggregate: 'draft', id: draftId, request },
    };
  });
};
