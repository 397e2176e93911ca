import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { TokenBucket } from '../live/token-bucket';
import type { RequestWithCaller } from './access';
import type { Audience } from './audience';
import { networksOf } from './network';

/** What somebody may have refused before they give way: so much at once, then so much a second. */
const REFUSALS = { burst: 10, perSecond: 1 };
/** So many of those who give way are answered at a time. */
const AT_ONCE = 2;
/** Nobody gives way for longer. */
const LONGEST_MS = 1_000;
const REMEMBERED = 10_000;

/** Who asks, as far as it is known before anything is read: the token that comes with it, and from where. */
export type Asking = { readonly token: string | undefined; readonly address: string };
/** How it ended: refused or not, and whether the token was a good one. */
export type Outcome = { readonly refused: boolean; readonly isKnown: boolean };

/**
 * Whoever is refused again and again gives way: what they ask for next is begun while nobody else is being answered, two
 * of them at a time, or after a second. So those who try out what the product makes of nonsense take its spare time and
 * not that of others. A good token counts for itself, everything else by the address it comes from.
 */
export class Precedence {
  private readonly allowed = new LRUCache<string, TokenBucket>({ max: REMEMBERED });
  private readonly waiting = new Set<() => void>();
  private first = 0;
  private second = 0;

  /** Calls `begin` when it is their turn. @returns what to tell how it ended; before its turn it ends without one */
  enter(asking: Asking, begin: () => void): (outcome: Outcome) => void {
    const givesWay = this.allowed.get(this.known(asking))?.has() === false;
    const left = givesWay ? this.enterLater(begin) : this.enterAtOnce(begin);
    return ({ refused, isKnown }) => {
      if (isKnown && asking.token !== undefined) this.remember(asking.token);
      if (refused) this.remember(this.known(asking)).take();
      left();
      this.admit();
    };
  }

  private enterAtOnce(begin: () => void): () => void {
    this.first += 1;
    begin();
    return () => {
      this.first -= 1;
    };
  }

  private enterLater(begin: () => void): () => void {
    let leave = (): void => {
      clearTimeout(longest);
      this.waiting.delete(turn);
    };
    const turn = (): void => {
      leave();
      this.second += 1;
      leave = () => {
        this.second -= 1;
      };
      begin();
    };
    const longest = setTimeout(turn, LONGEST_MS);
    this.waiting.add(turn);
    this.admit();
    return () => leave();
  }

  private admit(): void {
    for (const turn of this.waiting) {
      if (this.first > 0 || this.second >= AT_ONCE) return;
      turn();
    }
  }

  private known({ token, address }: Asking): string {
    // The end of a token has no dot in it: nobody can pass an address off as one.
    return token !== undefined && this.allowed.has(token) ? token : `.${address}`;
  }

  private remember(who: string): TokenBucket {
    const found = this.allowed.get(who);
    if (found) return found;
    const made = new TokenBucket(REFUSALS.perSecond, REFUSALS.burst);
    this.allowed.set(who, made);
    return made;
  }
}

/** Lets those who are refused again and again give way to everybody else, before anything of theirs is read. */
export const givePrecedence = (fastify: FastifyInstance, audience: Audience): void => {
  const precedence = new Precedence();
  fastify.addHook('onRequest', (request: RequestWithCaller, reply, done) => {
    const asking = { token: tokenOf(request), address: networksOf(request.ip).host };
    const leave = precedence.enter(asking, done);
    reply.raw.once('close', () => {
      const status = reply.raw.writableFinished ? reply.raw.statusCode : 0;
      const isKnown = request.caller !== undefined;
      if (isKnown) audience.answered();
      leave({ refused: isRefusal(status), isKnown });
    });
  });
};

/** What tells one token from all others: its signature. */
const tokenOf = ({ headers: { authorization } }: RequestWithCaller): string | undefined =>
  authorization === undefined ? undefined : authorization.slice(authorization.lastIndexOf('.') + 1);

/** What somebody else has changed meanwhile (409, 412) is nobody's doing. */
const isRefusal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 409 && status !== 412;
