/**
 * What one person has entered and the service does not have yet, for the next load of this page in this tab.
 * @param name what it is, of whom and of what
 */
export const keptAs = <Value>(name: string) => ({
  /** What an earlier load left; undefined when it left nothing. */
  get: (): Value | undefined => {
    try {
      const text = sessionStorage.getItem(name);
      return text === null ? undefined : (JSON.parse(text) as Value);
    } catch {
      return undefined;
    }
  },
  /** Null: there is nothing left to keep. */
  set: (value: Value | null): void => {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
  },
});
