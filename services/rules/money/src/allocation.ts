/** A line of an invoice that is not paid yet. */
export type OpenLine = {
  readonly lineId: string;
  /** The day (yyyy-mm-dd) by which it is due. */
  readonly dueOn: string;
  /** More than 0, in minor units. */
  readonly openMinor: number;
};
export type Allocated = {
  /** What each line gets, in the order in which they are paid; a line that gets nothing is not there. */
  readonly lines: readonly { readonly lineId: string; readonly amountMinor: number }[];
  /** What is over: it becomes a credit. */
  readonly creditMinor: number;
};

/**
 * What a payment pays (business rules 5.6.3): the line that is due first, of one day the one that stands first.
 * @param amountMinor 0 or more
 */
export const allocate = (amountMinor: number, open: readonly OpenLine[]): Allocated => {
  let left = amountMinor;
  const lines: { lineId: string; amountMinor: number }[] = [];
  for (const { lineId, openMinor } of open.toSorted(byDay)) {
    const part = Math.min(left, openMinor);
    if (part > 0) lines.push({ lineId, amountMinor: part });
    left -= part;
  }
  return { lines, creditMinor: left };
};

const byDay = (a: OpenLine, b: OpenLine): number => (a.dueOn === b.dueOn ? 0 : a.dueOn < b.dueOn ? -1 : 1);
