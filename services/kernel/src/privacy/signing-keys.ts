import { createECDH } from 'node:crypto';

/** A key pair on P-256: the point uncompressed (65 bytes), the scalar in 32 bytes. */
export type SigningKeys = { readonly publicKey: Buffer; readonly privateKey: Buffer };

/** How many points P-256 has (FIPS 186-4, D.1.2.3). */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const SCALAR_DIGITS = 64;

/** The key pair that follows from a key of 32 bytes, always the same. */
export const signingKeysOf = (key: Buffer): SigningKeys => {
  const scalar = (BigInt(`0x${key.toString('hex')}`) % (ORDER - 1n)) + 1n;
  const pair = createECDH('prime256v1');
  // The pair would give it back without the zeros that it may begin with.
  const privateKey = Buffer.from(scalar.toString(16).padStart(SCALAR_DIGITS, '0'), 'hex');
  pair.setPrivateKey(privateKey);
  return { publicKey: pair.getPublicKey(), privateKey };
};
