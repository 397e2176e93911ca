import { remindersOfTurn } from '@fieldhouse/drafts';
import type { DraftEvent } from '@fieldhouse/events/drafts';
import { asksAt, type Effect, type Process } from '@fieldhouse/kernel';
import type { RemindersRequest } from '@fieldhouse/notifications';
import { isEverSlow, turnReminder, type DraftClock } from '@fieldhouse/values';

/** The clock of a draft; null: there is none yet. */
type Timed = { readonly clock: DraftClock | null };

/** Where picks may take hours, a team is reminded of its turn: timers that the next turn takes the place of. */
export const turnReminders: Process<DraftEvent, Timed> = {
  name: 'turn-reminders',
  categories: ['draft'],
  startFrom: 'beginning',
  state: {
    keyOf: ({ data }) => data.draftId,
    initial: { clock: null },
    evolve: (state, { type, data }) =>
      type === 'DraftCreated' || type === 'DraftSettingsChanged' ? { clock: data.settings.clock } : state,
  },
  react: (event, { clock }): readonly Effect[] => {
    switch (event.type) {
      case 'TurnStarted':
        // Nothing of a clock that is never slow has to be taken back.
        return clock && isEverSlow(clock) ? timersOf(event.data, clock) : [];
      case 'DraftPaused':
      case 'DraftCompleted':
      case 'DraftReset':
      case 'DraftCancelled':
        return turnReminder.options.map((step) => ({ kind: 'cancel', timerId: timerOf(event.data, step) }));
      default:
        return [];
    }
  },
};

type Turn = Extract<DraftEvent, { type: 'TurnStarted' }>['data'];

const timersOf = (turn: Turn, clock: DraftClock): readonly Effect[] => {
  const { draftId: id, teamId, clockSeq, deadlineAt } = turn;
  const reminders = remindersOfTurn(clock, turn);
  return turnReminder.options.map((step): Effect => {
    const timerId = timerOf(turn, step);
    const nth = reminders.findIndex((one) => one.step === step);
    const due = reminders[nth];
    if (!due) return { kind: 'cancel', timerId };
    const until = reminders[nth + 1]?.at;
    const request: RemindersRequest = {
      ...{ type: 'RemindOfTurn', gatheringId: id, teamId, clockSeq, deadlineAt, step },
      ...(until !== undefined && { until }),
    };
    return asksAt(due.at, timerId, { aggregate: 'reminders', id, request });
  });
};

const timerOf = ({ draftId }: { readonly draftId: string }, step: string): string =>
  `remind-turn-${draftId}-${step}`;
