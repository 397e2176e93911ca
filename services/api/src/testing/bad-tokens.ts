import { TEST_SECRET } from '@fieldhouse/kernel/testing/http-app';
import { createHmac, randomUUID } from 'node:crypto';

const text = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const signed = (header: object, claims: object, key: string, digest = 'sha256'): string => {
  const content = `${text(header)}.${text(claims)}`;
  return `${content}.${createHmac(digest, key).update(content).digest('base64url')}`;
};

/** Authorization headers that must not open any door. */
export const badTokens = (
  accountId: string,
): readonly { readonly name: string; readonly header: string }[] => {
  const now = Math.floor(Date.now() / 1_000);
  const hs256 = { alg: 'HS256', typ: 'JWT' };
  const key = `access-token|${TEST_SECRET}`;
  const claims = {
    sub: accountId,
    sid: randomUUID(),
    roles: ['site_admin'],
    jti: randomUUID(),
    iss: 'fieldhouse',
    aud: 'fieldhouse-api',
    iat: now,
    nbf: now - 1,
    exp: now + 600,
  };
  const tokens = {
    'an expired token': signed(hs256, { ...claims, iat: now - 900, nbf: now - 900, exp: now - 1 }, key),
    'a token of tomorrow': signed(hs256, { ...claims, nbf: now + 86_400 }, key),
    'a token without algorithm': `${text({ alg: 'none', typ: 'JWT' })}.${text(claims)}.`,
    'a token of another algorithm': signed({ ...hs256, alg: 'HS512' }, claims, key, 'sha512'),
    'a token that claims RS256': signed({ ...hs256, alg: 'RS256' }, claims, key),
    'a forged token': signed(hs256, claims, 'guessed'),
    'a token of another issuer': signed(hs256, { ...claims, iss: 'somebody' }, key),
    'a token for another audience': signed(hs256, { ...claims, aud: 'another-api' }, key),
    'a token without session': signed(hs256, { ...claims, sid: undefined }, key),
    'a token with an operator for a subject': signed(hs256, { ...claims, sub: { $gt: '' } }, key),
    'a cut token': signed(hs256, claims, key).slice(0, -4),
    'a token of nonsense': 'nonsense',
    'no token': '',
  };
  return [
    ...Object.entries(tokens).map(([name, token]) => ({ name, header: `Bearer ${token}` })),
    { name: 'a password', header: `Basic ${Buffer.from('owner:correct horse').toString('base64')}` },
  ];
};

/** The same claims, properly signed: shows that the others are refused for what is wrong with them. */
export const goodToken = (accountId: string): string => {
  const now = Math.floor(Date.now() / 1_000);
  return signed(
    { alg: 'HS256', typ: 'JWT' },
    {
      sub: accountId,
      sid: randomUUID(),
      roles: [],
      jti: randomUUID(),
      iss: 'fieldhouse',
      aud: 'fieldhouse-api',
      iat: now,
      nbf: now - 1,
      exp: now + 600,
    },
    `access-token|${TEST_SECRET}`,
  );
};
