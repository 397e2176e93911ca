import { TEST_SECRET } from '@fieldhouse/testing';
import { Secrets } from '@fieldhouse/kernel/runtime';
import { createHmac, randomUUID } from 'node:crypto';

/** What access tokens are signed with in tests. */
const secrets = new Secrets(TEST_SECRET);
export const [SIGNING_KEY] = secrets.keysOf('access-token');
export const HS256 = { alg: 'HS256', typ: 'JWT', kid: secrets.id } as const;

/** A part of a token. */
export const partOf = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signed with a shared secret, whatever its header says. */
export const signedBySecret = (
  header: object,
  claims: object,
  key: string | Buffer = SIGNING_KEY,
  digest = 'sha256',
): string => {
  const content = `${partOf(header)}.${partOf(claims)}`;
  return `${content}.${createHmac(digest, key).update(content).digest('base64url')}`;
};

/** What stands in a good token of an account now. */
export const goodClaims = (accountId: string, roles: readonly string[] = []) => {
  const now = Math.floor(Date.now() / 1_000);
  return {
    sub: accountId,
    sid: randomUUID(),
    roles,
    jti: randomUUID(),
    iss: 'fieldhouse',
    aud: 'fieldhouse-api',
    iat: now,
    nbf: now - 1,
    exp: now + 600,
  };
};
