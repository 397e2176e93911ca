import type { Position } from './recorded-event';

/** Whether one place in the log is later than another; null is before everything. */
export const isAfter = (a: Position | null, b: Position | null): boolean =>
  a !== null && (b === null || a.commit > b.commit || (a.commit === b.commit && a.prepare > b.prepare));
