import type { AskedOf, playerBodies, playerCommands } from '@fieldhouse/api-contract';
import type { CommandContext } from '@fieldhouse/kernel';

type Asked = AskedOf<typeof playerCommands, typeof playerBodies>;
/** What people say about themselves; empty text: not said. */
export type PlayerDetails = Extract<Asked, { type: 'ChangePlayerDetails' }>['details'];
/** The usual week, and the days on which it does not hold. */
export type Availability = Extract<Asked, { type: 'ChangePlayerAvailability' }>['availability'];
/** Whether strangers find the card, and who sees which part of it. */
export type Privacy = Extract<Asked, { type: 'ChangePlayerPrivacy' }>['privacy'];

/** What can be asked of a player's profile; a photo is uploaded. */
export type PlayerProfileRequest = { readonly accountId: string } & (
  Asked | { readonly type: 'SetPlayerPhoto'; readonly photoId: string }
);
/** The picture of a profile, kept once more under another id: whoever has the address of the first has nothing. */
export type PhotoCopy = { readonly of: string; readonly photoId: string };
/** Everything that can be decided about it. `known`: the account is there and was not erased. */
export type PlayerProfileCommand = CommandContext &
  PlayerProfileRequest & { readonly known: boolean; readonly photoCopy?: PhotoCopy | null };
