import { emptyPlayer } from '@fieldhouse/api-contract';
import type { PlayedSport, PlayerProfileEvent } from '@fieldhouse/events/players';
import type { Availability, PlayerDetails, Privacy } from './player-profile.commands';

/** A player's profile as its decisions need it. */
export type PlayerProfileState = {
  readonly details: PlayerDetails;
  readonly sports: readonly PlayedSport[];
  readonly availability: Availability;
  readonly privacy: Privacy;
  readonly photoId: string | null;
  /** The pictures before the present one, the last ones only: whoever keeps pictures lets go of these. */
  readonly formerPhotoIds: readonly string[];
};

const FORMER_PHOTOS = 10;

export const initialState: PlayerProfileState = { ...emptyPlayer, photoId: null, formerPhotoIds: [] };

export const evolve = (state: PlayerProfileState, event: PlayerProfileEvent): PlayerProfileState => {
  switch (event.type) {
    case 'PlayerDetailsChanged': {
      const { bio, area, phone, jerseySize } = event.data;
      return { ...state, details: { bio, area, phone, jerseySize } };
    }
    case 'PlayedSportsChanged':
      return { ...state, sports: event.data.sports };
    case 'PlayerAvailabilityChanged': {
      const { week, exceptions } = event.data;
      return { ...state, availability: { week, exceptions } };
    }
    case 'PlayerPrivacyChanged': {
      const { discoverable, audiences } = event.data;
      return { ...state, privacy: { discoverable, audiences } };
    }
    case 'PlayerPhotoChanged':
      return { ...withoutPhoto(state), photoId: event.data.photoId };
    case 'PlayerPhotoRemoved':
      return withoutPhoto(state);
    default:
      return event satisfies never;
  }
};

const withoutPhoto = (state: PlayerProfileState): PlayerProfileState =>
  state.photoId === null
    ? state
    : {
        ...state,
        photoId: null,
        formerPhotoIds: [...state.formerPhotoIds, state.photoId].slice(-FORMER_PHOTOS),
      };
