import { createSecretKey, randomUUID } from 'node:crypto';
import { CONFIG, type Caller, type Config } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { z } from 'zod';

const LIFETIME_SECONDS = 600;
const PINNED = { algorithm: 'HS256', issuer: 'fieldhouse', audience: 'fieldhouse-api' } as const;
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
const signingKey = (config: Config): Buffer =>
  // eslint-disable-next-line no-restricted-syntax -- see above
  createSecretKey(Buffer.from(`access-token|${config.FIELDHOUSE_SECRET}`)) as unknown as Buffer;

/** Makes and reads access tokens: HS256 only, ten minutes, `iss`, `aud`, `exp`, `nbf` and `jti` always checked. */
@Injectable()
export class AccessTokens {
  constructor(
    private readonly jwt: JwtService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  issue(
    accountId: string,
    familyId: string,
    roles: readonly string[],
  ): { readonly token: string; readonly expiresIn: number; readonly expiresAt: number } {
    const now = Math.floor(Date.now() / 1_000);
    const token = this.jwt.sign(
      { sub: accountId, sid: familyId, roles, nbf: now - 1, jti: randomUUID() },
      { ...PINNED, secret: signingKey(this.config), expiresIn: LIFETIME_SECONDS },
    );
    return { token, expiresIn: LIFETIME_SECONDS, expiresAt: now + LIFETIME_SECONDS };
  }

  /** The caller as a token tells of them, or null for any token that is not good. For sockets; HTTP goes through passport. */
  read(token: string): Caller | null {
    try {
      const { algorithm, ...expected } = PINNED;
      const payload: unknown = this.jwt.verify(token, {
        ...expected,
        algorithms: [algorithm],
        secret: signingKey(this.config),
      });
      return callerOf(payload);
    } catch {
      return null;
    }
  }
}

@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(@Inject(CONFIG) config: Config) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: signingKey(config),
      algorithms: [PINNED.algorithm],
      issuer: PINNED.issuer,
      audience: PINNED.audience,
    });
  }

  validate(payload: unknown): Caller | false {
    return callerOf(payload) ?? false;
  }
}

const callerOf = (payload: unknown): Caller | null => {
  const parsed = claims.safeParse(payload);
  if (!parsed.success) return null;
  const { sub, sid, roles } = parsed.data;
  return { accountId: sub, sessionId: sid, roles };
};
