import { createHmac } from 'node:crypto';

const hmac = (key: Buffer, text: string | Buffer): Buffer => createHmac('sha256', key).update(text).digest();

/** A key of its own for one purpose, out of a key that serves others too. */
export const derivedKey = (key: Buffer, purpose: string): Buffer => hmac(key, purpose);

/** HMAC-SHA256 of a text under all of these keys together: without any one of them it cannot be computed. */
export const keyedDigest = (keys: readonly Buffer[], text: string): string =>
  hmac(keys.reduce(hmac, Buffer.alloc(0)), text).toString('base64url');
