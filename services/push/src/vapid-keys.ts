import { derivedKey, type Keyring } from '@fieldhouse/kernel/runtime';
import { createECDH } from 'node:crypto';

/** The product's key pair for push services (RFC 8292), base64url. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

/** How many points P-256 has (FIPS 186-4, D.1.2.3). */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const SCALAR_DIGITS = 64;

/**
 * One pair for each installation. A browser's subscription is bound to it for good, so it may not follow from the
 * secret, which changes: it comes from a key of the keyring, which is made once for all processes and sealed anew with
 * every secret.
 */
export const vapidKeysOf = async (keyring: Pick<Keyring, 'keyFor'>): Promise<VapidKeys> => {
  const seed = derivedKey(await keyring.keyFor('web-push'), 'vapid').toString('hex');
  const scalar = (BigInt(`0x${seed}`) % (ORDER - 1n)) + 1n;
  const pair = createECDH('prime256v1');
  // The pair would give it back without the zeros that it may begin with.
  const own = Buffer.from(scalar.toString(16).padStart(SCALAR_DIGITS, '0'), 'hex');
  pair.setPrivateKey(own);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: own.toString('base64url') };
};
