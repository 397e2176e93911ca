import { Secrets } from '@fieldhouse/kernel/runtime';
import { TEST_SECRET } from '@fieldhouse/testing';
import { createSign, generateKeyPairSync } from 'node:crypto';
import { goodClaims, HS256, partOf, SIGNING_KEY, signedBySecret } from './token-forge';

/** A token that must open no door, and what is wrong with it. */
export type TokenAttack = { readonly name: string; readonly token: string };

const NONE = ['none', 'None', 'NONE', 'nOnE', 'none ', '', null, undefined, [], ['none'], 0, false];
const CLAIMED = [
  'HS384',
  'HS512',
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'hs256',
  'HS256 ',
  'HS1',
  'HS128',
  'dir',
  'A256GCM',
  'HS256\u0000',
];
const KEYS = [
  '',
  ' ',
  'secret',
  'access-token|',
  SIGNING_KEY.subarray(0, -1),
  Buffer.concat([SIGNING_KEY, Buffer.from(' ')]),
  SIGNING_KEY.toString('hex'),
  SIGNING_KEY.toString('base64url'),
  TEST_SECRET,
  `access-token|${TEST_SECRET}`,
  new Secrets(TEST_SECRET).keysOf('refresh')[0],
];
/** What is not the one text that belongs there. */
const othersThan = (right: string): readonly unknown[] => [
  undefined,
  null,
  '',
  ' ',
  `${right} `,
  ` ${right}`,
  right.toUpperCase(),
  `${right}.example`,
  `https://${right}`,
  right.slice(0, -1),
  `${right}\u0000`,
  0,
  1,
  true,
  {},
  { $ne: '' },
  [],
  ['somebody'],
  [[right]],
  { 0: right },
];
/** No time in the future, or no time at all. */
const notAhead = (now: number): readonly unknown[] => [
  now - 1,
  now - 2,
  now - 60,
  now - 600,
  now - 86_400,
  1,
  0,
  -1,
  -now,
  undefined,
  null,
  '',
  'tomorrow',
  `${now + 600}`,
  true,
  [],
  [now + 600],
  {},
  { $gt: 0 },
  Number.MIN_SAFE_INTEGER,
];
/** No time in the past, or no time at all. */
const notYet = (now: number): readonly unknown[] => [
  now + 60,
  now + 600,
  now + 3_600,
  now + 86_400,
  now * 1_000,
  Number.MAX_SAFE_INTEGER,
  undefined,
  null,
  '',
  'yesterday',
  `${now}`,
  true,
  [],
  [now],
  {},
  { $lt: 0 },
];
const NO_TEXT: readonly unknown[] = [undefined, null, 0, true, [], {}, { $gt: '' }, { toString: 'x' }];
const NO_LIST: readonly unknown[] = [undefined, null, 'site_admin', 0, {}, [1], [null], [['site_admin']]];

/** Every way in which somebody might sign, claim or date a token wrongly, each in an otherwise good one. */
export const forgedTokens = (accountId: string): readonly TokenAttack[] => {
  const claims = goodClaims(accountId);
  const { iat: now } = claims;
  const named = (what: string, value: unknown): string => `${what} ${JSON.stringify(value) ?? 'missing'}`;
  const claimed = (field: keyof typeof claims, values: readonly unknown[]): readonly TokenAttack[] =>
    values.map((value) => ({
      name: named(field, value),
      token: signedBySecret(HS256, { ...claims, [field]: value }),
    }));
  const unsigned = NONE.flatMap((alg) => {
    const header = { ...HS256, alg };
    const signed = signedBySecret(header, claims);
    const content = signed.slice(0, signed.lastIndexOf('.'));
    const ends = [`${content}.`, content, signed, `${content}.AA`];
    return ends.map((token, end) => ({ name: named(`alg (end ${end})`, alg), token }));
  });
  return [
    ...unsigned,
    ...CLAIMED.map((alg) => ({
      name: `alg ${alg}, signed as HS256`,
      token: signedBySecret({ ...HS256, alg }, claims),
    })),
    ...(['384', '512'] as const).map((size) => ({
      name: `a good HS${size}`,
      token: signedBySecret({ ...HS256, alg: `HS${size}` }, claims, SIGNING_KEY, `sha${size}`),
    })),
    ...KEYS.map((key) => ({ name: `key ${key.length}`, token: signedBySecret(HS256, claims, key) })),
    ...ownKeys(claims),
    ...claimed('iss', othersThan(claims.iss)),
    ...claimed('aud', othersThan(claims.aud)),
    ...claimed('exp', notAhead(now)),
    ...claimed('nbf', notYet(now)),
    ...(['sub', 'sid', 'jti'] as const).flatMap((field) => claimed(field, NO_TEXT)),
    ...claimed('roles', NO_LIST),
  ];
};

/** Signed with keys that the token brings along or names. */
const ownKeys = (claims: object): readonly TokenAttack[] => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const jwk = publicKey.export({ format: 'jwk' });
  const pem = publicKey.export({ format: 'pem', type: 'spki' }).toString();
  const headers = [
    {},
    { jwk },
    { jku: 'https://attacker.example/keys.json' },
    { x5u: 'https://attacker.example/cert.pem' },
    { x5c: [pem] },
    { kid: '../../../../dev/null' },
    { kid: `' OR 1=1 --` },
    { crit: ['exp'] },
    { b64: false, crit: ['b64'] },
  ];
  const byRsa = (header: object): string => {
    const content = `${partOf(header)}.${partOf(claims)}`;
    return `${content}.${createSign('sha256').update(content).sign(privateKey).toString('base64url')}`;
  };
  return headers.flatMap((header) => [
    {
      name: `own RSA key, ${Object.keys(header).join()}`,
      token: byRsa({ alg: 'RS256', typ: 'JWT', ...header }),
    },
    {
      name: `own RSA key as secret, ${Object.keys(header).join()}`,
      token: signedBySecret({ ...HS256, ...header }, claims, pem),
    },
  ]);
};

/** How far apart the flipped bits of the payload are; all of the header and of the signature are flipped. */
const PAYLOAD_STEP = 5;

/** A good token with a single bit of it flipped, and with bits flipped that decoding throws away. */
export const flippedTokens = (good: string): readonly TokenAttack[] => {
  const parts = good.split('.');
  const flips = parts.flatMap((part, index) => {
    const bytes = Buffer.from(part, 'base64url');
    const step = index === 1 ? PAYLOAD_STEP : 1;
    return Array.from({ length: Math.floor((bytes.length * 8) / step) }, (_, n) => {
      const bit = n * step;
      const flipped = Buffer.from(bytes);
      flipped.writeUInt8(flipped.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      const token = parts.map((one, at) => (at === index ? flipped.toString('base64url') : one)).join('.');
      return { name: `bit ${bit} of part ${index} flipped`, token };
    });
  });
  const [header = '', payload = '', signature = ''] = parts;
  const spelled = [
    ...LAST_CHARACTERS.filter((last) => last !== signature.at(-1)).map(
      (last) => `${header}.${payload}.${signature.slice(0, -1)}${last}`,
    ),
    `${good}=`,
    `${good}.`,
    `${good}.${signature}`,
    `.${good}`,
    `${header}.${payload}`,
    `${header}..${signature}`,
    `.${payload}.${signature}`,
    good.replaceAll('.', ','),
    good.toLowerCase(),
    good.toUpperCase(),
    [...good].reverse().join(''),
    `${good}${good}`,
  ];
  return [...flips, ...spelled.map((token, n) => ({ name: `spelling ${n}`, token }))];
};

const LAST_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.split('');
