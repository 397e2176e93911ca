import {
  isPlaceFact,
  type LeagueEvent,
  type LeaguePlacesEvent,
  type ProspectusEvent,
} from '@fieldhouse/events/leagues';
import type { Projection } from '@fieldhouse/kernel';
import { emptyOverview, factOf, overviewAfter } from '@fieldhouse/waitlists';
import {
  discoveryModel,
  listedDetails,
  listedProspectus,
  type DiscoveryDocument,
} from './discovery.read-model';

type Fact = LeagueEvent | ProspectusEvent | LeaguePlacesEvent;

/** A document per league. Those that have changed are found by their position: OpenLeaguesQueries keeps them in memory. */
export const discoveryProjection: Projection<DiscoveryDocument, Fact> = {
  ...discoveryModel,
  categories: ['league', 'prospectus', 'leaguePlaces'],
  indexes: [{ key: { _position: 1 } }, { key: { 'said.previousLeagueId': 1 } }],
  idsOf: (event) => (isListed(event) ? [event.data.leagueId] : []),
  project: (document, event, leagueId) => {
    const before = document ?? nothingKnown(leagueId);
    return { ...before, ...changeBy(event, before) };
  },
};

const nobody = { teams: emptyOverview, players: emptyOverview };
const nothingKnown = (leagueId: string): DiscoveryDocument => ({
  ...{ _id: leagueId, details: null, said: null, publishedAt: null, cancelled: false, places: nobody },
});

const LISTED: ReadonlySet<string> = new Set<Fact['type']>([
  ...(['LeagueCreated', 'LeagueDetailsChanged', 'ProspectusSet', 'LeaguePublished'] as const),
  ...(['LeagueUnpublished', 'LeagueCancelled', 'PlacesClosed'] as const),
]);
/** Whether it changes what strangers see in lists. */
const isListed = (event: Fact): boolean => LISTED.has(event.type) || isPlaceFact(event);

const changeBy = (event: Fact, { places }: DiscoveryDocument): Partial<DiscoveryDocument> => {
  if (isPlaceFact(event)) {
    const { list } = event.data;
    return { places: { ...places, [list]: overviewAfter(places[list], factOf(event)) } };
  }
  switch (event.type) {
    case 'LeagueCreated':
    case 'LeagueDetailsChanged':
      return { details: listedDetails(event.data) };
    case 'ProspectusSet':
      return { said: listedProspectus(event.data.prospectus) };
    case 'LeaguePublished':
      return { publishedAt: event.data.publishedAt };
    case 'LeagueUnpublished':
      return { publishedAt: null };
    case 'LeagueCancelled':
      return { cancelled: true };
    case 'PlacesClosed':
      return { places: nobody };
    default:
      return {};
  }
};
