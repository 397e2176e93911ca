import type { InvoiceCard } from '@fieldhouse/api-contract';
import { moneyOf } from '../../../shared/lib/money';
import { paymentsApi } from '../api/payments.api';
import { askedIn } from '../model/totals';

/** What people are still asked for by a team and the team is, where it is about to end; nothing while that is not known, or nothing is. */
export const OpenDuesNote = ({ teamId }: { readonly teamId: string }) => {
  const { currentData: dues } = paymentsApi.useTeamDuesQuery(teamId, { refetchOnMountOrArgChange: true });
  const toIt = askedOf(dues?.fees.flatMap(({ invoices }) => invoices) ?? []);
  const byIt = askedOf(dues?.owed ?? []);
  const said = [toIt && `members owe the team ${toIt}`, byIt && `the team owes ${byIt}`].filter(Boolean);
  return (
    said.length > 0 && (
      <p role="status">
        {capital(said.join(', and '))}. That stays owed, with its reminders: see to it under Dues.
      </p>
    )
  );
};

/** '$45.00 and CA$20.00'; '': nothing. */
const askedOf = (invoices: readonly InvoiceCard[]): string => {
  const sums = new Map<string, number>();
  for (const invoice of invoices) {
    const askedMinor = askedIn(invoice);
    if (askedMinor > 0) sums.set(invoice.currency, (sums.get(invoice.currency) ?? 0) + askedMinor);
  }
  return [...sums].map(([currency, minor]) => moneyOf(minor, currency)).join(' and ');
};
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
