const ON_DEVICE = 'kept ';
/** What this device keeps about being told of something, with whose account behind it: until that has ended. */
export const KEPT_PUSH = 'push-device ';
/** The database of files that are kept on the device. */
export const KEPT_FILES = 'kept-files';

const keptIn = <Value>(storage: () => Storage, name: string) => ({
  /** What an earlier load left; undefined when it left nothing. */
  get: (): Value | undefined => {
    try {
      const text = storage().getItem(name);
      return text === null ? undefined : (JSON.parse(text) as Value);
    } catch {
      return undefined;
    }
  },
  /** Null: there is nothing left to keep. What the device has no room for is not kept. */
  set: (value: Value | null): void => {
    try {
      if (value === null) storage().removeItem(name);
      else storage().setItem(name, JSON.stringify(value));
    } catch {
      // It is there for as long as the page is.
    }
  },
});

/** A place for something that outlives the page. */
export type Kept<Value> = ReturnType<typeof keptIn<Value>>;

/**
 * What one person has entered and the service does not have yet, for the next load of this page in this tab.
 * @param name what it is, of whom and of what
 */
export const keptAs = <Value>(name: string): Kept<Value> => keptIn(() => sessionStorage, name);

/**
 * As {@link keptAs}, for every tab of this device until the person signs out.
 * @param name what it is, of whom and of what
 */
export const keptOnDevice = <Value>(name: string): Kept<Value> =>
  keptIn(() => localStorage, `${ON_DEVICE}${name}`);

/** What of the things {@link keptOnDevice} whose names begin so is there: the rest of each name. */
export const keptNames = (beginning: string): readonly string[] => {
  const prefix = `${ON_DEVICE}${beginning}`;
  try {
    return Object.keys(localStorage).flatMap((name) =>
      name.startsWith(prefix) ? [name.slice(prefix.length)] : [],
    );
  } catch {
    return [];
  }
};

/**
 * Nobody who comes to this device after them finds what the person has kept on it. What this device is told for them is
 * ended by what {@link KEPT_PUSH} says of it.
 */
export const forgetKept = (): void => {
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(ON_DEVICE) && !name.startsWith(`${ON_DEVICE}${KEPT_PUSH}`))
        localStorage.removeItem(name);
    indexedDB.deleteDatabase(KEPT_FILES);
  } catch {
    // Where nothing may be stored, nothing was.
  }
};
