import { derivedKey, signingKeysOf, type Keyring } from '@fieldhouse/kernel/runtime';

/** The product's key pair for push services (RFC 8292), base64url. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

/**
 * One pair for each installation. A browser's subscription is bound to it for good, so it may not follow from the
 * secret, which changes: it comes from a key of the keyring, which is made once for all processes and sealed anew with
 * every secret.
 */
export const vapidKeysOf = async (keyring: Pick<Keyring, 'keyFor'>): Promise<VapidKeys> => {
  const { publicKey, privateKey } = signingKeysOf(derivedKey(await keyring.keyFor('web-push'), 'vapid'));
  return { publicKey: publicKey.toString('base64url'), privateKey: privateKey.toString('base64url') };
};
