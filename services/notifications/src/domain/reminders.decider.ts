import type { ReminderEvent } from '@fieldhouse/events/notifications';
import { Unseen, type CommandContext, type Decider } from '@fieldhouse/kernel';
import { REMINDER_LEADS, type ReminderLead } from '@fieldhouse/values';

type Reminder = ReminderEvent['data'];

/** What the product says of something that people come together for. `at`: now. */
export type RemindersCommand = CommandContext & { readonly type: 'RemindOf' } & Reminder;

/** Those that have been due. */
export type RemindersState = readonly Pick<Reminder, 'startsAt' | 'minutes'>[];

/** When people are reminded of something that starts at an instant: by the choices there are. Instants are ISO-8601 UTC. */
export const remindersOf = (
  startsAt: string,
): readonly { readonly minutes: ReminderLead; readonly at: string }[] =>
  REMINDER_LEADS.map((minutes) => ({
    minutes,
    at: new Date(Date.parse(startsAt) - minutes * 60_000).toISOString(),
  }));

/** Each reminder of a start is due once, and none when it has come: a worker may have been away. */
const decide = (
  { actor, at, kind, gatheringId, startsAt, minutes }: RemindersCommand,
  state: RemindersState,
): readonly ReminderEvent[] => {
  if (actor.kind !== 'process') throw new Unseen();
  const wasDue = state.some((one) => one.startsAt === startsAt && one.minutes === minutes);
  if (wasDue || Date.parse(at) >= Date.parse(startsAt)) return [];
  return [{ type: 'ReminderDue', data: { kind, gatheringId, startsAt, minutes } }];
};

export const remindersDecider: Decider<RemindersState, RemindersCommand, ReminderEvent> = {
  initialState: [],
  decide,
  evolve: (state, { data: { startsAt, minutes } }) => [...state, { startsAt, minutes }],
};
/** The aggregate as the command runtime knows it: one for each gathering, under its id. */
export const remindersAggregate = { category: 'reminders', decider: remindersDecider } as const;
