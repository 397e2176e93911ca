import { plainZone, zoneWords } from '@fieldhouse/api-contract';

/** 'Pacific Time (Los Angeles)': a zone among others. */
export const zoneLabel = (zone: string): string => {
  const words = zoneWords(zone);
  return words === plainZone(zone) ? words : `${words} (${plainZone(zone.slice(zone.lastIndexOf('/') + 1))})`;
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
