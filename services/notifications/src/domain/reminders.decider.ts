import type { ReminderEvent } from '@fieldhouse/events/notifications';
import { Unseen, type CommandContext, type Decider } from '@fieldhouse/kernel';
import { REMINDER_LEADS, type ReminderLead } from '@fieldhouse/values';

type Data<Type extends ReminderEvent['type']> = Extract<ReminderEvent, { type: Type }>['data'];

/** What the product says of something that people come together for. */
export type RemindersRequest =
  | ({ readonly type: 'RemindOf' } & Data<'ReminderDue'>)
  /** `until`: when the next one of the turn is due, which says it then; absent: none is. */
  | ({ readonly type: 'RemindOfTurn'; readonly until?: string } & Data<'TurnReminderDue'>);
/** `at`: now. */
export type RemindersCommand = CommandContext & RemindersRequest;

/** Those that have been due, by what each was about. */
export type RemindersState = readonly string[];

/** When people are reminded of something that starts at an instant: by the choices there are. Instants are ISO-8601 UTC. */
export const remindersOf = (
  startsAt: string,
): readonly { readonly minutes: ReminderLead; readonly at: string }[] =>
  REMINDER_LEADS.map((minutes) => ({
    minutes,
    at: new Date(Date.parse(startsAt) - minutes * 60_000).toISOString(),
  }));

/** Each reminder of a start, or of a turn, is due once, and none when that has come or a later one of the turn is due: a worker may have been away. */
const decide = (command: RemindersCommand, state: RemindersState): readonly ReminderEvent[] => {
  if (command.actor.kind !== 'process') throw new Unseen();
  const event = dueBy(command);
  return state.includes(aboutOf(event)) || Date.parse(command.at) >= Date.parse(endOf(command))
    ? []
    : [event];
};

const endOf = (command: RemindersRequest): string =>
  command.type === 'RemindOf' ? command.startsAt : (command.until ?? command.deadlineAt);

const dueBy = (command: RemindersCommand): ReminderEvent => {
  if (command.type === 'RemindOf') {
    const { kind, gatheringId, startsAt, minutes } = command;
    return { type: 'ReminderDue', data: { kind, gatheringId, startsAt, minutes } };
  }
  const { gatheringId, teamId, clockSeq, deadlineAt, step } = command;
  return { type: 'TurnReminderDue', data: { gatheringId, teamId, clockSeq, deadlineAt, step } };
};

/** Turns are counted anew when a draft begins again. */
const aboutOf = ({ type, data }: ReminderEvent): string =>
  type === 'ReminderDue'
    ? `${data.startsAt}:${data.minutes}`
    : `${data.clockSeq}:${data.deadlineAt}:${data.step}`;

export const remindersDecider: Decider<RemindersState, RemindersCommand, ReminderEvent> = {
  initialState: [],
  decide,
  evolve: (state, event) => [...state, aboutOf(event)],
};
/** The aggregate as the command runtime knows it: one for each gathering, under its id. */
export const remindersAggregate = { category: 'reminders', decider: remindersDecider } as const;
