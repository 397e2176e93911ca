/** 32 random hex digits. `crypto.randomUUID` is missing where the page is not in a secure context. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
