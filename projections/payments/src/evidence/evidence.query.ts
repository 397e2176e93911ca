import type { InvoiceEvent } from '@fieldhouse/events/payments';
import { PersonalLog, PLACE_FACTS, notFound, type Caller, type PlaceFacts } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import { InvoiceQuery } from '../invoices/invoice.query';
import { HashChains } from '../ledger/hash-chain';
import { receiptPdf } from '../receipts/receipt-pdf';
import { receiptOf } from '../receipts/receipt-words';
import { evidencePack, type ChainedFact, type DisputeTold } from './evidence-pack';

/** What a bank is sent of a payment that it asks back. */
@Injectable()
export class EvidenceQuery {
  constructor(
    private readonly invoices: InvoiceQuery,
    private readonly log: PersonalLog,
    @Inject(PLACE_FACTS) private readonly places: PlaceFacts,
  ) {}

  /** @returns the file. @throws 404 for everybody who does not look after the payee's money, and for a payment that was never disputed */
  async pack(invoiceId: string, paymentId: string, caller: Caller): Promise<Buffer> {
    const invoice = await this.invoices.view(invoiceId, caller);
    const payment = invoice.payments.find((one) => one.paymentId === paymentId);
    if (!invoice.me.collects || !payment) throw notFound();
    const facts = await this.factsOf(invoiceId);
    const dispute = disputeOf(facts, paymentId);
    if (!dispute) throw notFound();
    const { subject } = factOf(facts, 'InvoiceIssued') ?? {};
    const place =
      subject?.kind === 'registration' ? await this.places.of(subject.leagueId, subject.registrationId) : [];
    const receipt = await receiptPdf(receiptOf(invoice, payment));
    return evidencePack({ invoice, payment, dispute, facts, place, receipt });
  }

  private async factsOf(invoiceId: string): Promise<readonly ChainedFact[]> {
    const streamId = `invoice-${invoiceId}`;
    const chains = new HashChains();
    const ids: string[] = [];
    const facts = await this.log.factsOf(streamId, (stored) => {
      chains.add(stored);
      ids.push(stored.id);
      return true;
    });
    return facts.map((fact, n) => ({
      ...fact,
      id: ids[n] ?? '',
      head: chains.headAt(streamId, fact.revision),
    }));
  }
}

type DataOf<Type extends InvoiceEvent['type']> = Extract<InvoiceEvent, { readonly type: Type }>['data'];

const factOf = <Type extends InvoiceEvent['type']>(
  facts: readonly ChainedFact[],
  type: Type,
): DataOf<Type> | undefined => facts.find((one) => one.type === type)?.data as DataOf<Type> | undefined;

/** The last time that a bank asked for it. */
const disputeOf = (facts: readonly ChainedFact[], paymentId: string): DisputeTold | undefined =>
  facts
    .filter(({ type }) => type === 'PaymentDisputed')
    .map(({ data }) => data as DataOf<'PaymentDisputed'>)
    .findLast((one) => one.paymentId === paymentId);
