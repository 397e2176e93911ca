/** A value that can be watched; fits React's `useSyncExternalStore`. */
export type Observable<T> = {
  readonly get: () => T;
  readonly subscribe: (listener: () => void) => () => void;
};
export type Subject<T> = Observable<T> & { readonly set: (value: T) => void };

export const createSubject = <T>(initial: T): Subject<T> => {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
