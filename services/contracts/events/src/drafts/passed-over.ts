import type { Upcaster } from '@fieldhouse/kernel';
import type { PickList } from '@fieldhouse/values';

type Passed = { readonly list: PickList; readonly rule: string };
type Counted = Passed & { readonly count: number };

/** A pick names no more players that were passed over than this: more explains nothing and would fill the log. */
export const passedOverNamed = 20;

/** How many were passed over in each list under each rule, in the order in which they were met. */
export const countPassedOver = (passedOver: readonly Passed[]): Counted[] => {
  const counts = new Map<string, Counted>();
  for (const { list, rule } of passedOver) {
    const key = `${list}:${rule}`;
    counts.set(key, { list, rule, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
};

/** Counts what an older pick names; where it named as many as it could, there may have been more. */
export const passedOverCounted: Upcaster = (data) => {
  const why = data['why'] as { readonly passedOver: readonly Passed[] } | null;
  if (why === null) return data;
  const { passedOver } = why;
  const cut = passedOver.length >= passedOverNamed ? { cut: true } : {};
  return { ...data, why: { ...why, passed: countPassedOver(passedOver), ...cut } };
};
