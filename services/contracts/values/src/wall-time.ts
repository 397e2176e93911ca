/** A day of the calendar (yyyy-mm-dd) as people write it: 'Nov 24, 2026'. */
export const calendarDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** An instant (ISO-8601) as a clock in a zone shows it: 'Tue, Nov 24, 7:30 PM EST'. */
export const wallTime = (iso: string, zone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: zone,
  }).format(new Date(iso));
