import type { DraftEvent } from '@fieldhouse/events/drafts';
import type { Effect, Process } from '@fieldhouse/kernel';
import type { ReminderKind } from '@fieldhouse/values';
import { remindersOf } from '../domain/reminders.decider';

/** Something that people come together for; `startsAt` null: no time is set. `over`: it has begun, or does not take place. */
export type Gathering = { readonly startsAt: string | null; readonly over: boolean };

/** What a fact says of one; undefined: nothing. Another kind of gathering is a function like this. */
const saidOf = ({ type, data }: DraftEvent): Partial<Gathering> | undefined => {
  switch (type) {
    case 'DraftCreated':
    case 'DraftSettingsChanged':
      return { startsAt: data.settings.startsAt };
    case 'DraftStarted':
    case 'DraftCancelled':
      return { over: true };
    case 'DraftReset':
    case 'DraftReopened':
      return { over: false };
    default:
      return undefined;
  }
};

/** Each choice of how long before is a timer of the gathering, however many people have chosen it. */
export const reminders: Process<DraftEvent, Gathering> = {
  name: 'reminders',
  categories: ['draft'],
  startFrom: 'beginning',
  state: {
    keyOf: ({ data }) => data.draftId,
    initial: { startsAt: null, over: false },
    evolve: (state, event) => ({ ...state, ...saidOf(event) }),
  },
  react: (event, gathering): readonly Effect[] =>
    saidOf(event) ? timersOf('draftReminder', event.data.draftId, gathering, event.metadata.occurredAt) : [],
};

/** A reminder whose time has passed when its start is set is none. */
const timersOf = (
  kind: ReminderKind,
  gatheringId: string,
  { startsAt, over }: Gathering,
  now: string,
): readonly Effect[] =>
  remindersOf(startsAt ?? now).map(({ minutes, at }): Effect => {
    const timerId = `remind:${gatheringId}:${minutes}`;
    if (startsAt === null || over || Date.parse(at) <= Date.parse(now)) return { kind: 'cancel', timerId };
    const request = { type: 'RemindOf', kind, gatheringId, startsAt, minutes };
    const command = { aggregate: 'reminders', id: gatheringId, request };
    return { kind: 'schedule', timerId, jobId: `${timerId}:${startsAt}`, at, command };
  });
