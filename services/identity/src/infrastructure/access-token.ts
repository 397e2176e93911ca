import { createSecretKey, randomUUID } from 'node:crypto';
import { Secrets } from '@fieldhouse/kernel/runtime';
import type { Caller } from '@fieldhouse/platform';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

const LIFETIME_SECONDS = 600;
const KNOWN_TOKENS = 10_000;
const PINNED = { algorithm: 'HS256', issuer: 'fieldhouse', audience: 'fieldhouse-api' } as const;
const headers = z.object({ header: z.object({ kid: z.string() }) });
const claims = z.object({
  sub: z.string(),
  sid: z.string(),
  roles: z.array(z.string()),
  jti: z.string(),
  // The library looks at these where they are there; they have to be.
  nbf: z.number(),
  exp: z.number(),
});

/**
 * As a key object: given text, the JWT library would first try to read a public key out of it at each token. Its
 * typings know text and buffers only.
 */
const signingKey = (key: Buffer): Buffer =>
  // eslint-disable-next-line no-restricted-syntax -- see above
  createSecretKey(key) as unknown as Buffer;

/** Who presents a token, until when (milliseconds since 1970). */
type Good = { readonly caller: Caller; readonly until: number };

/** Makes and reads access tokens: HS256 only, ten minutes, `iss`, `aud`, `exp`, `nbf` and `jti` always checked. */
@Injectable()
export class AccessTokens {
  /** By the id of the secret: `kid` of a token. */
  private readonly keys = new Map<string, Buffer>();
  /** Tokens found good, each until it expires: a page sends the same one with every request. */
  private readonly good = new LRUCache<string, Good>({ max: KNOWN_TOKENS });

  constructor(
    private readonly jwt: JwtService,
    private readonly secrets: Secrets,
  ) {}

  issue(
    accountId: string,
    familyId: string,
    roles: readonly string[],
  ): { readonly token: string; readonly expiresIn: number; readonly expiresAt: number } {
    const now = Math.floor(Date.now() / 1_000);
    const token = this.jwt.sign(
      { sub: accountId, sid: familyId, roles, nbf: now - 1, jti: randomUUID() },
      {
        ...PINNED,
        keyid: this.secrets.id,
        secret: this.keyUnder(this.secrets.id),
        expiresIn: LIFETIME_SECONDS,
      },
    );
    return { token, expiresIn: LIFETIME_SECONDS, expiresAt: now + LIFETIME_SECONDS };
  }

  /** The caller as a token tells of them, or null for any token that is not good. */
  read(token: string): Caller | null {
    const known = this.good.get(token);
    if (known && Date.now() < known.until) return known.caller;
    return this.verified(token);
  }

  private verified(token: string): Caller | null {
    try {
      const { algorithm, ...expected } = PINNED;
      const payload: unknown = this.jwt.verify(token, {
        ...expected,
        algorithms: [algorithm],
        secret: this.keyUnder(headers.parse(this.jwt.decode(token, { complete: true })).header.kid),
      });
      const { sub, sid, roles, exp } = claims.parse(payload);
      const caller = { accountId: sub, sessionId: sid, roles, goodUntil: exp * 1_000 };
      this.good.set(token, { caller, until: exp * 1_000 });
      return caller;
    } catch {
      return null;
    }
  }

  /** @throws for an id that is none of ours */
  private keyUnder(id: string): Buffer {
    const known = this.keys.get(id);
    if (known) return known;
    const key = this.secrets.keyUnder(id, 'access-token');
    if (!key) throw new Error('a token of another secret');
    const signing = signingKey(key);
    this.keys.set(id, signing);
    return signing;
  }
}
