import { createRequire } from 'node:module';
import { randomUUID } from 'node:crypto';
import { built } from './system.mjs';

const { JwtService } = createRequire(import.meta.url)('@nestjs/jwt');
const { Secrets } = built('services/kernel/src/runtime.js');

/** An access token as the system itself would issue it (see services/identity/src/infrastructure/access-token.ts). */
export const accessToken = (secret, accountId, seconds = 3_600) => {
  const now = Math.floor(Date.now() / 1_000);
  const secrets = new Secrets(secret);
  return new JwtService({}).sign(
    { sub: accountId, sid: randomUUID(), roles: [], nbf: now - 1, jti: randomUUID() },
    {
      algorithm: 'HS256',
      issuer: 'fieldhouse',
      audience: 'fieldhouse-api',
      keyid: secrets.id,
      secret: secrets.keyUnder(secrets.id, 'access-token'),
      expiresIn: seconds,
    },
  );
};
