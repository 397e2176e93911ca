import type {
  AvailabilityException,
  AvailableWeek,
  CardAudiences,
  JerseySize,
  PlayedSport,
} from '@fieldhouse/events/players';
import type { CommandContext } from '@fieldhouse/kernel';

/** What people say about themselves; empty text: not said. */
export type PlayerDetails = {
  readonly bio: string;
  readonly area: string;
  readonly phone: string;
  readonly jerseySize: JerseySize | null;
};
/** The usual week, and the days on which it does not hold. */
export type Availability = {
  readonly week: AvailableWeek;
  readonly exceptions: readonly AvailabilityException[];
};
/** Whether strangers find the card, and who sees which part of it. */
export type Privacy = { readonly discoverable: boolean; readonly audiences: CardAudiences };

/** Everything that can be decided about a player's profile. `known`: the account is there and was not erased. */
export type PlayerProfileCommand = CommandContext & {
  readonly accountId: string;
  readonly known: boolean;
} & (
    | { readonly type: 'ChangePlayerDetails'; readonly details: PlayerDetails }
    | { readonly type: 'ChangePlayedSports'; readonly sports: readonly PlayedSport[] }
    | { readonly type: 'ChangePlayerAvailability'; readonly availability: Availability }
    | { readonly type: 'ChangePlayerPrivacy'; readonly privacy: Privacy }
    | { readonly type: 'SetPlayerPhoto'; readonly photoId: string }
    | { readonly type: 'RemovePlayerPhoto' }
  );
