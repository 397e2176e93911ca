import type { CaseKind } from '@fieldhouse/values';

/** What money moved for. */
export type Moved = 'payment' | 'refund' | 'dispute' | 'payout' | 'fee' | 'other';
/** Money that moved at the card provider, as one side has it. Net: less what the provider kept. */
export type Side = {
  /** Of a movement or an entry. */
  readonly id: string;
  readonly at: string;
  readonly about: Moved;
  /** The payment, or the payout, that it is of; null: of none of ours. */
  readonly key: string | null;
  readonly amountMinor: number;
  readonly currency: string;
  readonly invoiceId: string | null;
  readonly paymentId: string | null;
  readonly payerId: string | null;
};
/** That the two sides do not say the same. */
export type Difference = {
  readonly kind: CaseKind;
  readonly movement: Side | null;
  readonly entry: Side | null;
};

const dayOf = ({ at }: Side): string => at.slice(0, 'yyyy-mm-dd'.length);
const groupOf = ({ about, key, id }: Side): string => `${about} ${key ?? `- ${id}`}`;

/**
 * Where provider and books differ about a day (UTC). Both sides are given with some days around it: news come late, and
 * what moved shortly before midnight is in the books after it. What moved on the day, or is in the books on it, and finds
 * nothing of the same payment and amount on the other side is a difference, told once. Whatever of it comes later, or is put
 * right, is none at the next look.
 */
export const differencesOf = (
  day: string,
  movements: readonly Side[],
  entries: readonly Side[],
): readonly Difference[] => {
  const groups = new Map<string, { movements: Side[]; entries: Side[] }>();
  const group = (side: Side) => {
    const found = groups.get(groupOf(side)) ?? { movements: [], entries: [] };
    groups.set(groupOf(side), found);
    return found;
  };
  for (const one of inOrder(movements)) group(one).movements.push(one);
  for (const one of inOrder(entries)) group(one).entries.push(one);
  return [...groups.values()].flatMap((of) => differencesIn(day, of));
};

const inOrder = (sides: readonly Side[]): readonly Side[] =>
  [...sides].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : a.id < b.id ? -1 : 1));

const differencesIn = (
  day: string,
  { movements, entries }: { readonly movements: readonly Side[]; readonly entries: readonly Side[] },
): readonly Difference[] => {
  if (![...movements, ...entries].some((one) => dayOf(one) === day)) return [];
  const left = [...entries];
  const paired: Side[] = [];
  const unpaired = movements.filter((movement) => {
    const entry = nearest(
      movement,
      left.filter((one) => isSame(one, movement)),
    );
    if (!entry) return true;
    left.splice(left.indexOf(entry), 1);
    paired.push(movement);
    return false;
  });
  return [
    ...unpaired.flatMap((movement): readonly Difference[] => {
      // Of what moved again there is no entry to look for.
      const isAgain = paired.some((one) => isSame(one, movement));
      const other = movement.key === null || isAgain ? undefined : nearest(movement, left);
      if (other) left.splice(left.indexOf(other), 1);
      if (dayOf(movement) !== day) return [];
      if (other) return [{ kind: 'amount_differs', movement, entry: other }];
      const kind = movement.key === null ? 'orphan' : isAgain ? 'duplicate' : 'missing_here';
      return [{ kind, movement, entry: null }];
    }),
    ...left
      .filter((entry) => dayOf(entry) === day)
      .map((entry): Difference => ({ kind: 'missing_there', movement: null, entry })),
  ];
};

const isSame = (a: Side, b: Side): boolean => a.amountMinor === b.amountMinor && a.currency === b.currency;
const nearest = (to: Side, of: readonly Side[]): Side | undefined => {
  const away = (one: Side): number => Math.abs(Date.parse(one.at) - Date.parse(to.at));
  return of.reduce<Side | undefined>(
    (best, one) => (best && away(best) <= away(one) ? best : one),
    undefined,
  );
};

/** What moved by currency, as both sides have it. */
export const sumsOf = (
  movements: readonly Side[],
  entries: readonly Side[],
): { currency: string; providerMinor: number; ledgerMinor: number }[] => {
  const currencies = [...new Set([...movements, ...entries].map(({ currency }) => currency))].sort();
  const sum = (of: readonly Side[], currency: string): number =>
    of.reduce((total, one) => (one.currency === currency ? total + one.amountMinor : total), 0);
  return currencies.map((currency) => ({
    currency,
    providerMinor: sum(movements, currency),
    ledgerMinor: sum(entries, currency),
  }));
};
