/** A text in UTF-8. */
export const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** Of bytes, or of a text in UTF-8. */
export const sha256 = (what: Uint8Array<ArrayBuffer> | string): Promise<ArrayBuffer> =>
  crypto.subtle.digest('SHA-256', typeof what === 'string' ? utf8(what) : what);

/** In lower case. */
export const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
