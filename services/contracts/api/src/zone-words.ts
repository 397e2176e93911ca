/** 'Pacific Time' of America/Los_Angeles; a zone without a name of its own keeps its identifier. */
export const zoneWords = (zone: string): string => {
  try {
    const words = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' })
      .formatToParts(0)
      .find(({ type }) => type === 'timeZoneName')?.value;
    // Of a zone without a name it says the hours.
    return words === undefined || words.startsWith('GMT') ? plainZone(zone) : words;
  } catch {
    return plainZone(zone);
  }
};

/** 'America/Los Angeles'. */
export const plainZone = (zone: string): string => zone.replaceAll('_', ' ');
