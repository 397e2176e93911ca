import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Among controls that stand beside each other in one stop of Tab: arrow keys, Home and End move the focus, around the ends too. */
export const roveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const all = [...(event.currentTarget.parentElement?.children ?? [])];
  const step = STEPS[event.key];
  const next =
    event.key === 'Home'
      ? all[0]
      : event.key === 'End'
        ? all.at(-1)
        : step !== undefined && all.at((all.indexOf(event.currentTarget) + step) % all.length);
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
};
