/** A clock that runs on from later: what an hour brings is there at once, by the same timers that would bring it. */
export type MovedClock = {
  readonly forward: (ms: number) => void;
  /** Puts the machine's own clock back. */
  readonly restore: () => void;
};

/** Moves the clock of this process, for tests of what comes with time. */
export const movedClock = (): MovedClock => {
  const own = globalThis.Date;
  let ahead = 0;
  globalThis.Date = new Proxy(own, {
    construct: (date, given: unknown[], target) =>
      Reflect.construct(date, given.length === 0 ? [own.now() + ahead] : given, target) as object,
    get: (date, name) =>
      name === 'now' ? () => own.now() + ahead : (Reflect.get(date, name, date) as unknown),
  });
  return {
    forward: (ms) => {
      ahead += ms;
    },
    restore: () => {
      globalThis.Date = own;
    },
  };
};
