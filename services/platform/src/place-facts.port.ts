import type { OwnFact } from './personal-data';

/** What payments ask of a league about the place that somebody pays for; the composing application binds it to the leagues. */
export type PlaceFacts = {
  /**
   * What the log says of a registration, the oldest first: its course, the waivers that were signed and their texts, and the
   * prospectus that held when it was sent. Empty for what does not exist.
   */
  of(leagueId: string, registrationId: string): Promise<readonly OwnFact[]>;
};

/** Nest token of the {@link PlaceFacts}. */
export const PLACE_FACTS = Symbol('PlaceFacts');
