import type { LeagueDetails } from '@fieldhouse/events/leagues';
import type { Overview } from '@fieldhouse/waitlists';
import type { LeagueProspectus, PlaceList } from '@fieldhouse/values';

const DETAILS = ['name', 'sport', 'season', 'teamCount', 'gameNights', 'zone'] as const;
const SAID = [
  ...(['format', 'level', 'genderType', 'venue', 'startsOn', 'endsOn', 'times'] as const),
  ...(['windows', 'currency', 'prices', 'charges', 'places', 'waitlist', 'previousLeagueId'] as const),
] as const;
export type ListedDetails = Pick<LeagueDetails, (typeof DETAILS)[number]>;
export type ListedProspectus = Pick<LeagueProspectus, (typeof SAID)[number]>;

/** What of a league stands in lists for strangers, and what they are filtered and ordered by; no ids of people. */
export type DiscoveryDocument = {
  readonly _id: string;
  readonly details: ListedDetails | null;
  readonly said: ListedProspectus | null;
  /** ISO-8601 instant; null: strangers do not see it. */
  readonly publishedAt: string | null;
  readonly cancelled: boolean;
  /** Who holds places and who waits for one: ids of registrations. */
  readonly places: Readonly<Record<PlaceList, Overview>>;
};
/** One that strangers see. */
export type PublishedLeague = DiscoveryDocument & {
  readonly details: ListedDetails;
  readonly said: ListedProspectus;
  readonly publishedAt: string;
};

export const isPublished = (document: DiscoveryDocument): document is PublishedLeague =>
  document.details !== null && document.said !== null && document.publishedAt !== null;

const pick = <T extends object, K extends keyof T>(from: T, names: readonly K[]): Pick<T, K> =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>;
export const listedDetails = (details: LeagueDetails): ListedDetails => pick(details, DETAILS);
export const listedProspectus = (prospectus: LeagueProspectus): ListedProspectus => pick(prospectus, SAID);

export const discoveryModel = { name: 'discovery', version: 2 } as const;
