import { goodClaims, HS256, partOf, signedBySecret } from './token-forge';

/** Authorization headers that must not open any door. */
export const badTokens = (
  accountId: string,
): readonly { readonly name: string; readonly header: string }[] => {
  const claims = goodClaims(accountId, ['site_admin']);
  const { iat: now } = claims;
  const tokens = {
    'an expired token': signedBySecret(HS256, { ...claims, iat: now - 900, nbf: now - 900, exp: now - 1 }),
    'a token of tomorrow': signedBySecret(HS256, { ...claims, nbf: now + 86_400 }),
    'a token without algorithm': `${partOf({ alg: 'none', typ: 'JWT' })}.${partOf(claims)}.`,
    'a token of another algorithm': signedBySecret({ ...HS256, alg: 'HS512' }, claims, undefined, 'sha512'),
    'a token that claims RS256': signedBySecret({ ...HS256, alg: 'RS256' }, claims),
    'a forged token': signedBySecret(HS256, claims, 'guessed'),
    'a token of another issuer': signedBySecret(HS256, { ...claims, iss: 'somebody' }),
    'a token for another audience': signedBySecret(HS256, { ...claims, aud: 'another-api' }),
    'a token without session': signedBySecret(HS256, { ...claims, sid: undefined }),
    'a token with an operator for a subject': signedBySecret(HS256, { ...claims, sub: { $gt: '' } }),
    'a cut token': signedBySecret(HS256, claims).slice(0, -4),
    'a token of nonsense': 'nonsense',
    'no token': '',
  };
  return [
    ...Object.entries(tokens).map(([name, token]) => ({ name, header: `Bearer ${token}` })),
    { name: 'a password', header: `Basic ${Buffer.from('owner:correct horse').toString('base64')}` },
  ];
};

/** The same claims, properly signed: shows that the others are refused for what is wrong with them. */
export const goodToken = (accountId: string): string => signedBySecret(HS256, goodClaims(accountId));
