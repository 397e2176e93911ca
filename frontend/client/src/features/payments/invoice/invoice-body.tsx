import { calendarDay, wallTime, type InvoiceView } from '@fieldhouse/api-contract';
import { moneyOf } from '../../../shared/lib/money';
import { ownZone } from '../../../shared/lib/times';
import { Row, Rows } from '../../../shared/ui/rows';
import { StatTile } from '../../../shared/ui/stat-tile';
import { askedIn, isNotHeld, isOpen } from '../model/totals';
import { PaidTiles } from '../parts/paid-tiles';
import { PayButton } from '../pay/pay-button';
import { MoneyChip, stateOfInvoice } from '../words/money-chip';
import { forfeitNote, lateFeeNote, nameOf, payerOf, placeOf } from '../words/money-words';
import { AfterKeeping } from './after-keeping';
import { AfterReturn } from './after-return';
import { CollectPart } from './collect-part';
import { KeptCardPart } from './kept-card-part';
import { LinksPart, MakeLink } from './links-part';
import { PaymentsPart } from './payments-part';
import { Said } from './said';
import { SharesPart, SplitButton } from './shares-part';

/** 'paid', 'payment failed · due Nov 21, 2026 · $20.00 paid'. */
const lineNote = (
  { kind, amountMinor, paidMinor, dueOn, failed, discount }: InvoiceView['lines'][number],
  currency: string,
): string => {
  const off = discount && `${discount.label} −${moneyOf(discount.amountMinor, currency)}`;
  if (amountMinor > 0 && paidMinor === amountMinor) return ['paid', off].filter(Boolean).join(' · ');
  if (kind === 'late_fee' && amountMinor === 0) return `added ${calendarDay(dueOn)} · waived`;
  const day = kind === 'late_fee' ? `added ${calendarDay(dueOn)}` : `due ${calendarDay(dueOn)}`;
  const paid = paidMinor > 0 && `${moneyOf(paidMinor, currency)} paid`;
  return [failed && 'payment failed', day, paid, off].filter(Boolean).join(' · ');
};

type InvoiceBodyProps = {
  readonly invoice: InvoiceView;
  readonly paid: string | null;
  readonly kept: string | null;
  readonly left: string | null;
};

/** What an invoice says and what can be done about it, for whoever may see it. */
export const InvoiceBody = ({ invoice, paid, kept, left }: InvoiceBodyProps) => {
  const { currency, lines, payee, me } = invoice;
  const open = isOpen(invoice);
  const follows = forfeitNote(invoice) ?? lateFeeNote(invoice);
  return (
    <>
      <div className="invoice-about">
        <MoneyChip state={stateOfInvoice(invoice)} />
        <p className="muted">
          {payee.name} asks {payerOf(invoice)}
          {invoice.team && `, for whom ${nameOf(invoice.payer)} answers`}.
        </p>
        {follows && <p>{follows}</p>}
        {open && me.pays && invoice.holdUntil !== null && (
          <p>
            <strong>
              {placeOf(invoice)} is held until {wallTime(invoice.holdUntil, invoice.zone ?? ownZone())}.
            </strong>{' '}
            Pay what is due by then, or it is given up.
          </p>
        )}
        {isNotHeld(invoice) && (
          <p>
            <strong>Nothing is to be paid now.</strong> {placeOf(invoice)} is not held. It is asked for again
            once there is one.
          </p>
        )}
        <Said invoice={invoice} about={null} />
      </div>
      <AfterKeeping invoice={invoice} kept={kept} left={left} />
      <AfterReturn invoice={invoice} paid={paid} left={left} />
      <div className="money-figures">
        <StatTile label="In all" value={moneyOf(invoice.totalMinor, currency)} />
        <PaidTiles of={invoice} />
        <StatTile label="Unpaid" value={moneyOf(invoice.openMinor, currency)} />
      </div>
      {(me.pays || me.collects) && (
        // What is open of it over the page stays, with what was typed.
        <div hidden={askedIn(invoice) === 0}>
          <div className="row-ways">
            {me.pays && <PayButton invoice={invoice} />}
            {me.splits && <SplitButton invoice={invoice} />}
            <MakeLink invoice={invoice} />
          </div>
        </div>
      )}
      <section aria-label="What it is for" className="invoice-part">
        <h3>What it is for</h3>
        <Rows>
          {lines.map((line) => (
            <Row key={line.lineId} title={line.label} note={lineNote(line, currency)}>
              <span className="money">{moneyOf(line.amountMinor, currency)}</span>
            </Row>
          ))}
        </Rows>
      </section>
      <KeptCardPart invoice={invoice} />
      <SharesPart invoice={invoice} />
      <PaymentsPart invoice={invoice} />
      <LinksPart invoice={invoice} />
      {me.collects && <CollectPart invoice={invoice} />}
    </>
  );
};
