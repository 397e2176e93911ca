import type { AskedOf, broadcastBodies, broadcastCommands, Completed } from '@fieldhouse/api-contract';
import type { CommandContext } from '@fieldhouse/kernel';
import type { KnownLeague } from './known-league';

/** What it must know of the league. */
export type BroadcastLeague = Pick<KnownLeague, 'staffIds' | 'memberAccountIds'>;

export type BroadcastAsked = Completed<
  AskedOf<typeof broadcastCommands, typeof broadcastBodies>,
  {},
  'leagueId'
>;
/** Besides what clients ask: the account of somebody who has sent something is erased. */
export type BroadcastRequest = BroadcastAsked | { readonly type: 'ForgetSender'; readonly accountId: string };
/** What the handler adds to a message. */
type Added = { SendBroadcast: { broadcastId: string; recipientIds: readonly string[] } };
export type BroadcastAction = Completed<BroadcastRequest, Added>;
export type BroadcastCommand = CommandContext &
  BroadcastAction & {
    readonly leagueId: string;
    /** Null: there is none. */
    readonly league: BroadcastLeague | null;
    /** Whether the actor plays in the league. */
    readonly isInsider?: boolean;
  };
