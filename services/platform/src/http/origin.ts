/** The host, with its port, of an address; null for what is none. */
export const hostOf = (url: string | undefined): string | null =>
  url !== undefined && URL.canParse(url) ? new URL(url).host : null;

/** Whether a browser says that a page of another site sent this. What is no browser says nothing of the kind. */
export const isForeignOrigin = (
  { origin, host }: { readonly origin?: string; readonly host?: string },
  publicUrl: string,
): boolean => {
  if (origin === undefined) return false;
  const from = hostOf(origin);
  return from === null || (from !== host && from !== hostOf(publicUrl));
};
