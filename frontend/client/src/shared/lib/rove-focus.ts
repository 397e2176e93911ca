import type { KeyboardEvent } from 'react';

type Steps = Readonly<Record<string, number>>;
const ACROSS: Steps = { ArrowRight: 1, ArrowLeft: -1 };
/** For controls that stand below each other. */
export const UP_AND_DOWN: Steps = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Among controls that stand beside each other in one stop of Tab: arrow keys, Home and End move the focus, around the
 * ends too. In a field, Home and End are the field's.
 * @param among in their order
 */
export const roveFocus = (
  event: KeyboardEvent<HTMLElement>,
  steps: Steps = ACROSS,
  among: Iterable<Element> = event.currentTarget.parentElement?.children ?? [],
): void => {
  const all = [...among];
  const step = steps[event.key];
  const from = all.findIndex((one) => one === document.activeElement);
  const isField = event.target instanceof HTMLInputElement;
  const next =
    event.key === 'Home' && !isField
      ? all[0]
      : event.key === 'End' && !isField
        ? all.at(-1)
        : step !== undefined && from >= 0 && all.at((from + step) % all.length);
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
};
