import { forfeitWords, lateFeeWords, type InvoiceCard, type PaymentView } from '@fieldhouse/api-contract';
import { moneyOf } from '../../../shared/lib/money';
import { exactDay, weekdayOf } from '../../../shared/lib/times';

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
  person === null ? 'Somebody with the link' : (person.name ?? 'Deleted player');

/** Who owes an invoice: the team whose bill it is, else the person. */
export const payerOf = ({ team, payer }: Pick<InvoiceCard, 'team' | 'payer'>): string =>
  team === null ? nameOf(payer) : team.name;

/** Of a list that is not whole. */
export const cutNote = (listed: number): string =>
  `There are more than these ${listed}: what is unpaid comes first, then the newest of what is settled.`;

/** 'Nov 21, 2026': a day of the calendar, the same in every zone. @param day yyyy-mm-dd */
export const dayOf = (day: string): string =>
  new Intl.DateTimeFormat('en-US', {
    ...{ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
  }).format(new Date(`${day}T00:00:00Z`));

/** 'due Nov 21, 2026', 'was due Nov 1, 2026'; null: nothing is open. */
export const dueWords = ({ dueOn, overdue }: Pick<InvoiceCard, 'dueOn' | 'overdue'>): string | null =>
  dueOn && `${overdue ? 'was due' : 'due'} ${dayOf(dueOn)}`;

/** What becomes of the place if it is not paid; null: nothing. */
export const forfeitNote = ({ forfeitOn, zone }: Pick<InvoiceCard, 'forfeitOn' | 'zone'>): string | null =>
  forfeitOn && forfeitWords(dayOf(forfeitOn), zone);

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
    ? `with a late fee of ${moneyOf(lateFee.amountMinor, currency)} since ${dayOf(lateFee.chargedOn)}`
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
