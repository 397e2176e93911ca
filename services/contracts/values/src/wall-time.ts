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
