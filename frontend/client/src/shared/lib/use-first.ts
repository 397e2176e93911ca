import { useState } from 'react';

type First<T> = {
  readonly rows: readonly T[];
  /** How many are not shown. */
  readonly left: number;
  readonly showMore: () => void;
};

/**
 * The first rows of a long list, and so many more each time they are asked for.
 * @param step how many at a time
 * @param list what names the list: another one begins anew
 */
export const useFirst = <T>(all: readonly T[], step: number, list: string): First<T> => {
  const [shown, setShown] = useState({ list, steps: 1 });
  const steps = shown.list === list ? shown.steps : 1;
  const rows = all.slice(0, steps * step);
  return { rows, left: all.length - rows.length, showMore: () => setShown({ list, steps: steps + 1 }) };
};
