import type { InvoiceView, SaidView } from '@fieldhouse/api-contract';
import { exactTime } from '../../../shared/lib/times';
import { nameOf } from '../words/money-words';

const DONE: Readonly<Record<SaidView['kind'], string>> = {
  taken: 'Recorded',
  reversed: 'Undone',
  refund_asked: 'Asked for',
  refund_approved: 'Approved',
  refund_declined: 'Declined',
  refund_reversed: 'Taken back',
  late_fee_waived: 'Late fee waived',
  voided: 'Voided',
  written_off: 'Written off',
  write_off_taken_back: 'Write-off taken back',
};

/** 'Recorded by Ana Brook, Thu, Nov 12, 6:00 PM UTC: “Receipt 17”'. */
const wordsOf = ({ kind, by, at, words }: SaidView): string =>
  `${DONE[kind]} ${by === null ? 'by itself' : `by ${nameOf(by)}`}, ${exactTime(at)}${words && `: “${words}”`}`;

type SaidProps = {
  readonly invoice: Pick<InvoiceView, 'said'>;
  /** The payment or refund; null: the invoice. */
  readonly about: string | null;
};

/** Who did something about money, when, and what they said of it. */
export const Said = ({ invoice, about }: SaidProps) =>
  invoice.said
    .filter((one) => one.about === about)
    .map((one) => (
      <p key={`${one.kind} ${one.at}`} className="muted said">
        {wordsOf(one)}
      </p>
    ));
