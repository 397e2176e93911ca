/** Who may act in this tab, and by which token. It lives here only: never in storage, never in the store that tools can read. */
export type Access = { readonly accountId: string; readonly token: string };

let access: Access | null = null;
const listeners = new Set<() => void>();

export const accessToken = (): string | null => access?.token ?? null;
export const keepAccess = (next: Access | null): void => {
  const changed = next?.accountId !== access?.accountId;
  access = next;
  if (changed) for (const listener of listeners) listener();
};
/** Told when somebody signs in, when nobody may act any more, and when it is somebody else. */
export const onAccountChange = (listener: () => void): void => void listeners.add(listener);
