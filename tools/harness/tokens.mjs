import { createRequire } from 'node:module';
import { randomUUID } from 'node:crypto';

const { JwtService } = createRequire(import.meta.url)('@nestjs/jwt');

/** An access token as the system itself would issue it (see services/identity/src/infrastructure/access-token.ts). */
export const accessToken = (secret, accountId, seconds = 3_600) => {
  const now = Math.floor(Date.now() / 1_000);
  return new JwtService({}).sign(
    { sub: accountId, sid: randomUUID(), roles: [], nbf: now - 1, jti: randomUUID() },
    {
      algorithm: 'HS256',
      issuer: 'fieldhouse',
      audience: 'fieldhouse-api',
      secret: `access-token|${secret}`,
      expiresIn: seconds,
    },
  );
};
