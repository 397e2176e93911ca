import { isDeepStrictEqual } from 'node:util';
import { playerAudience, type PlayerProfileEvent } from '@fieldhouse/events/players';
import type { Decider } from '@fieldhouse/kernel';
import { checkedAvailability } from './availability';
import { checkedSports } from './played-sports';
import type { PlayerProfileCommand, Privacy } from './player-profile.commands';
import { PlayerProfileError } from './player-profile.errors';
import { evolve, initialState, type PlayerProfileState } from './player-profile.state';

type Audience = Privacy['audiences']['photo'];

const decide = (command: PlayerProfileCommand, state: PlayerProfileState): readonly PlayerProfileEvent[] => {
  if (!command.known) throw new PlayerProfileError('player_unknown');
  const event = factOf(command, state);
  if (event === null || isDeepStrictEqual(evolve(state, event), state)) return [];
  const { accountId, photoCopy: copy } = command;
  return copy && copy.of === state.photoId && showsPhotoToFewer(event, state)
    ? [event, { type: 'PlayerPhotoChanged', data: { accountId, photoId: copy.photoId } }]
    : [event];
};

const showsPhotoToFewer = (event: PlayerProfileEvent, { privacy }: PlayerProfileState): boolean =>
  event.type === 'PlayerPrivacyChanged' && isSmaller(event.data.audiences.photo, privacy.audiences.photo);

/** @returns whether the first audience leaves out somebody of the second */
export const isSmaller = (audience: Audience, than: Audience): boolean =>
  playerAudience.options.indexOf(audience) < playerAudience.options.indexOf(than);

/** What the command asks for, whether it holds already or not. */
const factOf = (command: PlayerProfileCommand, state: PlayerProfileState): PlayerProfileEvent | null => {
  const { accountId } = command;
  switch (command.type) {
    case 'ChangePlayerDetails': {
      const { bio, area, phone, jerseySize } = command.details;
      return { type: 'PlayerDetailsChanged', data: { accountId, bio, area, phone, jerseySize } };
    }
    case 'ChangePlayedSports':
      return { type: 'PlayedSportsChanged', data: { accountId, sports: checkedSports(command.sports) } };
    case 'ChangePlayerAvailability':
      return {
        type: 'PlayerAvailabilityChanged',
        data: { accountId, ...checkedAvailability(command.availability) },
      };
    case 'ChangePlayerPrivacy': {
      const { discoverable, audiences } = command.privacy;
      return { type: 'PlayerPrivacyChanged', data: { accountId, discoverable, audiences } };
    }
    case 'SetPlayerPhoto': {
      const { photoId } = command;
      // Evolving would count the present picture among the former ones.
      return photoId === state.photoId ? null : { type: 'PlayerPhotoChanged', data: { accountId, photoId } };
    }
    case 'RemovePlayerPhoto': {
      const { photoId } = state;
      return photoId === null ? null : { type: 'PlayerPhotoRemoved', data: { accountId, photoId } };
    }
    default:
      return command satisfies never;
  }
};

export const playerProfileDecider: Decider<PlayerProfileState, PlayerProfileCommand, PlayerProfileEvent> = {
  initialState,
  decide,
  evolve,
};
/** The aggregate as the command runtime knows it: one stream per account. */
export const playerProfileAggregate = {
  category: 'playerProfile',
  decider: playerProfileDecider,
  subject: ({ accountId }: PlayerProfileCommand) => accountId,
} as const;
