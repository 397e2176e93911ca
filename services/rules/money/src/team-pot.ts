import { splitBy } from './parts';

/** Who pays into a team's pot: a player their share, the captain the rest, a sponsor what they like. */
export type PotPayer = 'player' | 'captain' | 'sponsor';
/** What somebody has paid into the pot, less what they got back. */
export type PotPayment = {
  readonly paymentId: string;
  readonly payer: PotPayer;
  readonly amountMinor: number;
};
/** A team's fee, and what has been paid of it, oldest first. Together never more than the fee. */
export type TeamPot = { readonly feeMinor: number; readonly payments: readonly PotPayment[] };
export type PotRefund = { readonly paymentId: string; readonly amountMinor: number };

export const potPaidMinor = ({ payments }: TeamPot): number =>
  payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** What the captain answers for: what nobody has paid yet (business rules 5.6.5). */
export const captainOwesMinor = (pot: TeamPot): number => pot.feeMinor - potPaidMinor(pot);

/**
 * Somebody pays. What is more than the fee goes back at once: after a sponsor to the players, in proportion to what they
 * have paid; after anybody else to the captain first; what is left then to whoever paid last.
 * @returns the pot as it stands then, and what each payment gives back, the first to get it first
 */
export const payIntoPot = (
  pot: TeamPot,
  payment: PotPayment,
): { readonly pot: TeamPot; readonly refunds: readonly PotRefund[] } => {
  const payments = [...pot.payments, payment];
  const over = Math.max(0, potPaidMinor({ ...pot, payments }) - pot.feeMinor);
  const first = payment.payer === 'sponsor' ? proRata(payments, over) : latestOf('captain', payments, over);
  const rest = over - first.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const after = payments.map((one) => less(one, first));
  const refunds = merged([...first, ...latestOf(null, after, rest)]);
  return { pot: { ...pot, payments: payments.map((one) => less(one, refunds)) }, refunds };
};

const less = (payment: PotPayment, refunds: readonly PotRefund[]): PotPayment => ({
  ...payment,
  amountMinor: refunds
    .filter(({ paymentId }) => paymentId === payment.paymentId)
    .reduce((left, { amountMinor }) => left - amountMinor, payment.amountMinor),
});

/** To all players at once, up to everything that they have paid. */
const proRata = (payments: readonly PotPayment[], over: number): readonly PotRefund[] => {
  const players = payments.filter(({ payer, amountMinor }) => payer === 'player' && amountMinor > 0);
  const paid = potPaidMinor({ feeMinor: 0, payments: players });
  if (paid === 0) return [];
  const parts = splitBy(
    Math.min(over, paid),
    players.map(({ amountMinor }) => amountMinor),
  );
  return players.flatMap(({ paymentId }, index) => back(paymentId, parts[index] ?? 0));
};

/** From the newest payment on, of one kind of payer or of all. */
const latestOf = (
  payer: PotPayer | null,
  payments: readonly PotPayment[],
  over: number,
): readonly PotRefund[] => {
  let left = over;
  return payments
    .filter((one) => payer === null || one.payer === payer)
    .toReversed()
    .flatMap(({ paymentId, amountMinor }) => {
      const part = Math.min(left, amountMinor);
      left -= part;
      return back(paymentId, part);
    });
};

const back = (paymentId: string, amountMinor: number): readonly PotRefund[] =>
  amountMinor > 0 ? [{ paymentId, amountMinor }] : [];

/** One refund for each payment. */
const merged = (refunds: readonly PotRefund[]): readonly PotRefund[] => {
  const sums = new Map<string, number>();
  for (const { paymentId, amountMinor } of refunds)
    sums.set(paymentId, (sums.get(paymentId) ?? 0) + amountMinor);
  return [...sums].map(([paymentId, amountMinor]) => ({ paymentId, amountMinor }));
};
