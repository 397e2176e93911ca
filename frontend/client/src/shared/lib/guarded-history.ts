import {
  NavigationType,
  type Location,
  type UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';

export type AppHistory = ReturnType<typeof createBrowserHistory>;

/** Asked before the address changes. @returns whether it holds the change back, to let it go on later */
export type LeaveGuard = (to: Pick<Location, 'pathname' | 'search'>, goOn: () => void) => boolean;

const guards = new Set<LeaveGuard>();
const isHeld: LeaveGuard = (to, goOn) => [...guards].some((guard) => guard(to, goOn));

/** Puts a guard before every change of address, beside those that are there. @returns a function that takes it away */
export const guardLeaving = (asked: LeaveGuard): (() => void) => {
  guards.add(asked);
  return () => void guards.delete(asked);
};

/**
 * The history of the window with what may hold a change of address back: `leave` takes addresses that are not the
 * app's, a guard asks the person. A step back or forward has happened when it is told of, so it is taken back first.
 */
export const guardedHistory = (history: AppHistory, leave: (path: string) => boolean): AppHistory => {
  let nextStep: 'asked' | 'taken back' | 'let go' = 'asked';
  const change =
    (go: AppHistory['push']): AppHistory['push'] =>
    (to, state) => {
      const next = history.createURL(to);
      const goOn = (): void => {
        if (!leave(`${next.pathname}${next.search}${next.hash}`)) go(to, state);
      };
      if (!isHeld(next, goOn)) goOn();
    };
  const step = (delta: number, as: typeof nextStep): void => {
    nextStep = as;
    history.go(delta);
  };
  return {
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    createHref: (to) => history.createHref(to),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to) => history.encodeLocation(to),
    go: (delta) => history.go(delta),
    push: change((to, state) => history.push(to, state)),
    replace: change((to, state) => history.replace(to, state)),
    listen: (tell) =>
      history.listen((update) => {
        const { action, delta, location } = update;
        const as = nextStep;
        nextStep = 'asked';
        if (as === 'taken back') return;
        const asks = action === NavigationType.Pop && as === 'asked' && delta !== null && delta !== 0;
        if (asks && isHeld(location, () => step(delta, 'let go'))) step(-delta, 'taken back');
        else tell(update);
      }),
  };
};
