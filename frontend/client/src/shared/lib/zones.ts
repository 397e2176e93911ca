/** 'Pacific Time' of America/Los_Angeles; a zone without a name of its own keeps its identifier. */
export const zoneWords = (zone: string): string => {
  try {
    const words = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' })
      .formatToParts(0)
      .find(({ type }) => type === 'timeZoneName')?.value;
    // Of a zone without a name it says the hours.
    return words === undefined || words.startsWith('GMT') ? plain(zone) : words;
  } catch {
    return plain(zone);
  }
};

/** 'Pacific Time (Los Angeles)': a zone among others. */
export const zoneLabel = (zone: string): string => {
  const words = zoneWords(zone);
  return words === plain(zone) ? words : `${words} (${plain(zone.slice(zone.lastIndexOf('/') + 1))})`;
};

/** The zones of the United States, from east to west, and then all others in the order of their identifiers. */
export const zonesToChoose = (): readonly string[] => [
  ...new Set([...UNITED_STATES, ...Intl.supportedValuesOf('timeZone')]),
];

const UNITED_STATES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
];

const plain = (zone: string): string => zone.replaceAll('_', ' ');
