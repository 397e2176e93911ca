import {
  calendarDay,
  forfeitWords,
  lateFeeWords,
  type InvoiceCard,
  type InvoiceView,
  type PaymentView,
} from '@fieldhouse/api-contract';
import { moneyOf } from '../../../shared/lib/money';
import { DELETED_PLAYER, listOf } from '../../../shared/lib/words';
import { payChoices } from '../model/pay-choice';
import { askedIn } from '../model/totals';
import { exactDay, exactTime, weekdayOf } from '../../../shared/lib/times';

/** How money came. */
export const WAY_WORDS: Readonly<Record<PaymentView['way'], string>> = {
  card: 'Card',
  credit: 'Credit',
  cash: 'Cash',
  transfer: 'Bank transfer',
  check: 'Check',
  other: 'Another way',
};

/** Ways that no card provider knows of. */
export const OFFLINE_WORDS = {
  cash: WAY_WORDS.cash,
  transfer: WAY_WORDS.transfer,
  check: WAY_WORDS.check,
  other: WAY_WORDS.other,
} as const satisfies Partial<typeof WAY_WORDS>;

/** What somebody is called. @param name null: not known any more */
export const nameOf = (person: { readonly name: string | null } | null): string =>
  person === null ? 'Somebody with the link' : (person.name ?? DELETED_PLAYER);

/** Who owes an invoice: the team whose bill it is, else the person. */
export const payerOf = ({ team, payer }: Pick<InvoiceCard, 'team' | 'payer'>): string =>
  team === null ? nameOf(payer) : team.name;

/** Whose place an invoice is for: 'Your place', 'The place of Hawks'; to who only collects it 'The place of Kim Young'. */
export const placeOf = (invoice: Pick<InvoiceView, 'team' | 'payer' | 'me'>): string =>
  invoice.team === null && invoice.me.pays ? 'Your place' : `The place of ${payerOf(invoice)}`;

/** Of a list that is not whole. */
export const cutNote = (listed: number): string =>
  `There are more than these ${listed}: what is unpaid comes first, then the newest of what is settled.`;

/** 'Nov 21': of what comes within the year. @param day yyyy-mm-dd */
const shortDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** 'due Nov 21, 2026', 'was due Nov 1, 2026'; null: nothing is asked. */
export const dueWords = ({ dueOn, overdue }: Pick<InvoiceCard, 'dueOn' | 'overdue'>): string | null =>
  dueOn && `${overdue ? 'was due' : 'due'} ${calendarDay(dueOn)}`;

/** 'answer the bank by Sat, Nov 21, 7:30 PM EST': for who collects; null: no bank decides about anything of it. */
export const answerWords = ({ disputed }: Pick<InvoiceCard, 'disputed'>): string | null => {
  if (!disputed) return null;
  const { evidenceBy } = disputed;
  return evidenceBy === null ? 'a bank decides' : `answer the bank by ${exactTime(evidenceBy)}`;
};

/** For who owes it; null: no bank decides about anything of it. What it has may have been paid again: no amount. */
export const disputedWords = ({ disputed }: Pick<InvoiceCard, 'disputed'>): string | null =>
  disputed && 'a bank decides about a payment';

/** 'Pay $18.75 deposit', 'Pay $80.00': what the person is offered first of an invoice that is asked for. */
export const payWords = (invoice: InvoiceCard): string => {
  const { parts, currency } = invoice;
  const first = payChoices(invoice)[0]?.amountMinor ?? askedIn(invoice);
  const deposit = parts[0]?.label === 'Deposit' && parts[0].openMinor === first;
  return `Pay ${moneyOf(first, currency)}${deposit ? ' deposit' : ''}`;
};

/** 'then $30.00 by Dec 19 and $26.25 by Jan 8': what follows on what is due; null: nothing, or a share is asked for. */
export const partsWords = ({
  parts,
  dueMinor,
  shareOpenMinor,
  currency,
}: Pick<InvoiceCard, 'parts' | 'dueMinor' | 'shareOpenMinor' | 'currency'>): string | null => {
  const upTo = (n: number): number => parts.slice(0, n + 1).reduce((sum, one) => sum + one.openMinor, 0);
  const ahead = parts.filter((_, n) => upTo(n) > dueMinor);
  if (shareOpenMinor !== null || parts.length < 2 || ahead.length === 0) return null;
  const told = ahead
    .slice(0, 2)
    .map(({ openMinor, dueOn }) => `${moneyOf(openMinor, currency)} by ${shortDay(dueOn)}`);
  const more = ahead.length - told.length;
  return `${dueMinor > 0 ? 'then ' : ''}${listOf(more > 0 ? [...told, `${more} more`] : told)}`;
};

/** As {@link partsWords}, as a sentence of its own. */
export const partsNote = (invoice: InvoiceCard): string | null => {
  const words = partsWords(invoice);
  return words && `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
};

/** What becomes of the place if it is not paid; null: nothing. */
export const forfeitNote = ({ forfeitOn, zone }: Pick<InvoiceCard, 'forfeitOn' | 'zone'>): string | null =>
  forfeitOn && forfeitWords(calendarDay(forfeitOn), zone);

/** What it costs to be late, 'Mon, Dec 7' being the last day without; null: nothing. */
export const lateFeeNote = ({
  lateFee,
  currency,
  zone,
}: Pick<InvoiceCard, 'lateFee' | 'currency' | 'zone'>): string | null =>
  lateFee?.chargedOn === null
    ? lateFeeWords(moneyOf(lateFee.amountMinor, currency), weekdayOf(lateFee.lastOn), zone)
    : null;

/** 'with a late fee of $5.00 since Dec 8, 2026'; null: with none. */
export const lateFeeAdded = ({
  lateFee,
  currency,
}: Pick<InvoiceCard, 'lateFee' | 'currency'>): string | null =>
  lateFee && lateFee.chargedOn !== null
    ? `with a late fee of ${moneyOf(lateFee.amountMinor, currency)} since ${calendarDay(lateFee.chargedOn)}`
    : null;

/** '$20.00 of $80.00 paid'; the whole where nothing or all is. */
export const paidWords = ({
  paidMinor,
  totalMinor,
  currency,
}: Pick<InvoiceCard, 'paidMinor' | 'totalMinor' | 'currency'>): string =>
  paidMinor === 0 || paidMinor === totalMinor
    ? moneyOf(totalMinor, currency)
    : `${moneyOf(paidMinor, currency)} of ${moneyOf(totalMinor, currency)}`;

/** 'reminded Nov 21, 2026, twice'; null: never. */
export const remindedWords = ({
  remindedAt,
  reminders,
}: Pick<InvoiceCard, 'remindedAt' | 'reminders'>): string | null =>
  remindedAt && `reminded ${exactDay(remindedAt)}${reminders > 1 ? `, ${reminders} times in all` : ''}`;
