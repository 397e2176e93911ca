import type { DraftEvent, DraftSettings } from '@fieldhouse/events';
import type { Effect, Process } from '@fieldhouse/kernel';
import type { DraftRequest } from './draft.handler';

/** Minutes before the start (business rule 5.1.2): the order is drawn if nobody did it, then the lobby opens. */
const ORDER_LOCKS_BEFORE = 60;
const LOBBY_OPENS_BEFORE = 30;
/** The reveal follows the commitment by this much, so that the commitment is public first. */
const REVEAL_BEFORE = 59;

/**
 * Keeps the draft's timetable. A step that has been taken by hand, or that the draft is not ready for, is refused by
 * the draft and left at that: nothing is ever cancelled or converted because somebody is missing.
 */
export const draftSchedule: Process<DraftEvent> = {
  name: 'draft-schedule',
  categories: ['draft'],
  startFrom: 'beginning',
  react: ({ type, data }): readonly Effect[] => {
    switch (type) {
      case 'DraftCreated':
      case 'DraftSettingsChanged':
        return timetable(data.draftId, data.settings);
      case 'DraftStarted':
      case 'DraftCancelled':
        return steps.map(({ name }): Effect => ({ kind: 'cancel', timerId: timerOf(name, data.draftId) }));
      default:
        return [];
    }
  },
};

const steps: readonly {
  readonly name: string;
  readonly minutesBefore: number;
  readonly request: DraftRequest;
  readonly automaticOnly: boolean;
}[] = [
  {
    name: 'commit',
    minutesBefore: ORDER_LOCKS_BEFORE,
    request: { type: 'CommitDraftOrder', reason: null },
    automaticOnly: false,
  },
  {
    name: 'reveal',
    minutesBefore: REVEAL_BEFORE,
    request: { type: 'RevealDraftOrder' },
    automaticOnly: false,
  },
  {
    name: 'lobby',
    minutesBefore: LOBBY_OPENS_BEFORE,
    request: { type: 'OpenDraftLobby' },
    automaticOnly: false,
  },
  { name: 'start', minutesBefore: 0, request: { type: 'StartDraft' }, automaticOnly: true },
];

const timetable = (draftId: string, { startsAt, startMode }: DraftSettings): readonly Effect[] =>
  steps.map(({ name, minutesBefore, request, automaticOnly }): Effect => {
    const timerId = timerOf(name, draftId);
    if (startsAt === null || (automaticOnly && startMode === 'manual')) return { kind: 'cancel', timerId };
    const at = new Date(Date.parse(startsAt) - minutesBefore * 60_000).toISOString();
    return {
      kind: 'schedule',
      timerId,
      jobId: `${name}-${draftId}-${Date.parse(at)}`,
      at,
      command: { aggregate: 'draft', id: draftId, request },
    };
  });

const timerOf = (name: string, draftId: string): string => `draft-${name}:${draftId}`;
