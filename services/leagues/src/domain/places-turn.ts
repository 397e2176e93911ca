import type { LeaguePlacesEvent, PlaceFactEvent } from '@fieldhouse/events/leagues';
import type { PlaceList } from '@fieldhouse/values';
import { decide, type PlaceCommand, type PlaceRejection } from '@fieldhouse/waitlists';
import { PlacesError } from './places.errors';
import { evolveLeaguePlaces, type LeaguePlacesState } from './places.state';

/** One decision as it is made: what was said so far, and how everything stands after it. */
export class PlacesTurn {
  readonly events: LeaguePlacesEvent[] = [];
  /** How everything stood before it. */
  readonly before: LeaguePlacesState;

  constructor(
    public state: LeaguePlacesState,
    readonly leagueId: string,
    /** ISO-8601 instant. */
    readonly at: string,
  ) {
    this.before = state;
  }

  say(event: LeaguePlacesEvent): void {
    this.events.push(event);
    this.state = evolveLeaguePlaces(this.state, event);
  }

  /**
   * Does something in a list of places, and what is due there before.
   * @throws PlacesError what the list refuses
   */
  ask(list: PlaceList, command: PlaceCommand): void {
    const rejected = this.tryTo(list, command);
    if (rejected) throw refusal(rejected);
  }

  /** The same, for what may be refused. @returns why it is */
  tryTo(list: PlaceList, command: PlaceCommand): PlaceRejection | null {
    const { facts, rejected } = decide(this.state.lists[list], command, this.at);
    for (const { type, ...fact } of facts)
      this.say({ type, data: { leagueId: this.leagueId, list, ...fact } } as PlaceFactEvent);
    return rejected;
  }
}

const refusal = (rejected: PlaceRejection): PlacesError => {
  switch (rejected.code) {
    case 'full':
      return new PlacesError('no_room', { categories: rejected.categories.join(', ') });
    case 'no_offer':
      return new PlacesError('no_offer');
    case 'offer_expired':
      return new PlacesError('offer_expired');
    case 'started':
      return new PlacesError('season_begun');
    case 'rank_invalid':
      return new PlacesError('rank_impossible', { of: rejected.of });
    case 'not_on_list':
      return new PlacesError('not_on_waitlist');
    case 'already_in':
      return new PlacesError('already_registered');
    case 'not_open':
      return new PlacesError('registration_not_open');
    default:
      return new PlacesError('registration_over');
  }
};
