import { isPlaceFact, type LeaguePlacesEvent } from '@fieldhouse/events/leagues';
import type { Projection } from '@fieldhouse/kernel';
import { emptyOverview, factOf, overviewAfter } from '@fieldhouse/waitlists';
import { leaguePlacesModel, type LeaguePlacesDocument } from './registrations.read-model';

/** A document per league, with its two lists of places and the divisions of its teams. */
export const leaguePlacesProjection: Projection<LeaguePlacesDocument, LeaguePlacesEvent> = {
  ...leaguePlacesModel,
  categories: ['leaguePlaces'],
  indexes: [],
  idsOf: ({ data }) => [data.leagueId],
  project: (before, event, leagueId) => {
    const document = before ?? noPlaces(leagueId);
    if (event.type === 'PlacesClosed') return { ...document, closed: true };
    if (event.type === 'TeamPutInDivision') {
      const { teamId, divisionId } = event.data;
      const others = document.divisions.filter((one) => one.teamId !== teamId);
      return { ...document, divisions: divisionId === null ? others : [...others, { teamId, divisionId }] };
    }
    if (!isPlaceFact(event)) return document;
    const { list } = event.data;
    return { ...document, [list]: overviewAfter(document[list], factOf(event)) };
  },
};

/** Of a league that nobody can register with yet. */
export const noPlaces = (leagueId: string): LeaguePlacesDocument => ({
  ...{ _id: leagueId, teams: emptyOverview, players: emptyOverview, divisions: [], closed: false },
});
