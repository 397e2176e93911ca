import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { JsonValue } from '../events/event-definition';

const PREFIX = 'sealed:v1:';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM over bytes: nonce, tag and what was closed. */
export const sealBytes = (key: Buffer, bytes: Uint8Array): Buffer => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
};

/** Opens what {@link sealBytes} closed. @throws when the key is another one or the bytes were changed. */
export const openBytes = (key: Buffer, sealed: Buffer): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
};

/** {@link sealBytes} over the JSON of one value; the answer is printable text. */
export const seal = (key: Buffer, value: JsonValue): string =>
  PREFIX + sealBytes(key, Buffer.from(JSON.stringify(value))).toString('base64url');

/** Whether a value is one that {@link seal} closed. */
export const isSealed = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(PREFIX);

/** Opens what {@link seal} closed. @throws when the key is another one or the text was changed. */
export const open = (key: Buffer, sealed: string): JsonValue => {
  if (!isSealed(sealed)) throw new Error('not a sealed value');
  const bytes = openBytes(key, Buffer.from(sealed.slice(PREFIX.length), 'base64url'));
  return JSON.parse(bytes.toString('utf8')) as JsonValue;
};
