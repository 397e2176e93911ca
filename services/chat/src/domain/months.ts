const DAY_MS = 24 * 3_600_000;

/**
 * The months (UTC, yyyymm) in which something could be written from one instant to another: the one before, because a
 * message may have waited for a connection, and the next in the last day before it, because clocks differ.
 */
export const openMonths = (from: string, to: string = from): readonly string[] => {
  const first = new Date(from);
  const last = Date.parse(to) + DAY_MS;
  const months: string[] = [];
  for (let n = first.getUTCMonth() - 1; ; n += 1) {
    const month = Date.UTC(first.getUTCFullYear(), n);
    if (month > last) return months;
    months.push(new Date(month).toISOString().slice(0, 'yyyy-mm'.length).replace('-', ''));
  }
};
