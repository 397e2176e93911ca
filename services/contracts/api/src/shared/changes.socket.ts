import { z } from 'zod';
import { KEYS_FOLLOWED } from './changes-limit';

/** The kind of a stream: what stands before the dash of its name, as `league` or `draft`. */
const streamKind = z.string().regex(/^[a-zA-Z]{1,40}$/, 'Name a kind of streams');

/** An id, or the ids of a thing and of what it is in, with a colon between them. */
const streamKey = z.string().regex(/^[\w.:-]{1,129}$/, 'Give the key as you got it');

/**
 * What screens say to hear when something that they show has changed. Everybody hears of what names their own account
 * without asking.
 */
export const changeMessages = {
  /**
   * Follow these of a kind from now on, and no others of it. Those one may not read are left out; where that are all,
   * the answer is 404. Without `keys`: all there are, for site admins. `readAgoMs`: since when it has been shown; what
   * has changed since is told at once, as far as half a minute back.
   */
  'changes.follow': z.object({
    kind: streamKind,
    keys: z.array(streamKey).max(KEYS_FOLLOWED).optional(),
    readAgoMs: z.number().int().min(0).default(0),
  }),
} as const;

/** Server → client `changed`: a stream of this kind has. Whoever reads it again says `atLeast` this position. */
export type StreamChanged = {
  readonly kind: string;
  readonly position: string;
  /** An event has named the account of whoever hears this. */
  readonly own: boolean;
};
