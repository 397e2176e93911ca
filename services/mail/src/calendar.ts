import type { CalendarEvent } from '@fieldhouse/platform';
import { ICalCalendarMethod, ICalEventStatus, default as calendar } from 'ical-generator';

/** An event as a file for calendars (RFC 5545). */
export const calendarOf = ({
  id,
  sequence,
  title,
  startsAt,
  minutes,
  url,
  cancelled,
}: CalendarEvent): string => {
  const start = new Date(startsAt);
  const method = cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const file = calendar({ prodId: { company: 'Fieldhouse', product: 'Fieldhouse' }, method });
  file.createEvent({
    id,
    sequence,
    start,
    end: new Date(start.getTime() + minutes * 60_000),
    summary: title,
    url,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return file.toString();
};
