import { DateTime } from 'luxon';
import type { PlaceSettings } from './settings';

const GRAB_HOUR = 17;
const REMINDER_HOURS = [9, 12, 15];

/** What crunch does and when; ISO-8601 instants. */
export type CrunchStep =
  | { readonly do: 'ask'; readonly at: string; readonly reminder: boolean; readonly grabAt: string }
  | { readonly do: 'open'; readonly at: string };

const iso = (time: DateTime): string => new Date(time.toMillis()).toISOString();

/**
 * The steps before a start, in order. Places can be grabbed from the last 17:00 before the start on; holders are reminded
 * at 9:00, 12:00 and 15:00 of that day, and asked 24 hours before the start, at that 9:00 at the latest. All by local time.
 */
export const crunchSteps = (settings: PlaceSettings): readonly CrunchStep[] => {
  if (!settings.crunch) return [];
  const steps = known.get(settings) ?? stepsOf(settings);
  known.set(settings, steps);
  return steps;
};

/** They are asked for with every command, and zones cost time. */
const known = new WeakMap<PlaceSettings, readonly CrunchStep[]>();

const stepsOf = ({ startsAt, zone }: PlaceSettings): readonly CrunchStep[] => {
  const start = DateTime.fromISO(startsAt, { zone });
  const five = start.startOf('day').set({ hour: GRAB_HOUR });
  const grab = five < start ? five : five.minus({ days: 1 });
  const grabAt = iso(grab);
  const asked = iso(DateTime.min(start.minus({ hours: 24 }), grab.set({ hour: REMINDER_HOURS[0] })));
  const reminders = REMINDER_HOURS.map((hour) => iso(grab.set({ hour }))).filter((at) => at > asked);
  return [
    { do: 'ask', at: asked, reminder: false, grabAt },
    ...reminders.map((at): CrunchStep => ({ do: 'ask', at, reminder: true, grabAt })),
    { do: 'open', at: grabAt },
  ];
};
