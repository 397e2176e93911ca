import { chatMessages } from './chat';
import { roomMessages } from './drafts';
import { changeMessages } from './shared';

/**
 * The live protocol, on socket.io at /api/live (websocket only). Connect with `auth: { token }` (access token) or
 * `auth: { spectator, leagueId }`. Every message is acknowledged with `{ ok: true, … }` or `{ ok: false, problem }`.
 * A connection that is not taken, or is ended (`live.ended { code }`), is told why: `not_signed_in`,
 * `too_many_connections`, `too_fast`, `foreign_origin` or `store_unavailable`. Shortly before a token ends the server
 * sends `token.renew`, to be acknowledged with `{ token }`: the one that follows it.
 */
export const socketMessages = { ...roomMessages, ...changeMessages, ...chatMessages } as const;
