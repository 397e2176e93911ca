/** 32 random hex digits. `crypto.randomUUID` is missing where the page is not in a secure context. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** A random UUID (version 4). */
export const newUuid = (): string => {
  const hex = randomId();
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
};
