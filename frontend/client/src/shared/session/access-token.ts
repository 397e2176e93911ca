/** Who may act in this tab, and by which token. It lives here only: never in storage, never in the store that tools can read. */
export type Access = { readonly accountId: string; readonly token: string };

let access: Access | null = null;
const listeners = new Set<() => void>();
const refusals = new Set<() => void>();

export const accessToken = (): string | null => access?.token ?? null;
export const keepAccess = (next: Access | null): void => {
  const changed = next?.accountId !== access?.accountId;
  access = next;
  if (changed) for (const listener of listeners) listener();
};
/** Told when somebody signs in, when nobody may act any more, and when it is somebody else. */
export const onAccountChange = (listener: () => void): void => void listeners.add(listener);

/** Tells that the live service did not take the token. */
export const accessRefused = (): void => {
  for (const listener of refusals) listener();
};
/** Told of {@link accessRefused}. @returns a function that ends it */
export const onAccessRefused = (listener: () => void): (() => void) => {
  refusals.add(listener);
  return () => void refusals.delete(listener);
};
