import { payerOf, type InvoiceEvent } from '@fieldhouse/events/payments';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { EVENT_STORE, EventCatalog, type EventStore, type StoredEvent } from '@fieldhouse/kernel/runtime';
import {
  HttpProblem,
  notFound,
  REGISTRATION_RECORDS,
  SENT_NOTICES,
  type Caller,
  type RegistrationRecords,
  type SentNotices,
} from '@fieldhouse/platform';
import { PeopleDirectory } from '@fieldhouse/read-people';
import { Inject, Injectable } from '@nestjs/common';
import { invoiceProjection } from '../invoices/invoice.projection';
import { InvoiceQuery } from '../invoices/invoice.query';
import { invoiceOf, type InvoiceDocument } from '../invoices/invoice.read-model';
import { viewOf } from '../invoices/invoice-views';
import { headAfter } from '../ledger/hash-chain';
import type { ChainedEvent, EvidenceFacts } from './evidence-facts';

/** More than happens to an invoice, which is some dozens of events. */
const EVENTS_AT_MOST = 2_000;
const NOTICES_AT_MOST = 500;

/** All that is known about a disputed payment, from the log. */
@Injectable()
export class EvidenceQuery {
  constructor(
    @Inject(EVENT_STORE) private readonly events: EventStore,
    private readonly catalog: EventCatalog,
    private readonly invoices: InvoiceQuery,
    private readonly people: PeopleDirectory,
    @Inject(REGISTRATION_RECORDS) private readonly registrations: RegistrationRecords,
    @Inject(SENT_NOTICES) private readonly sent: SentNotices,
  ) {}

  /** For who looks after the money. @throws 404 for whom the invoice is not, 403 for who owes it, 409 `not_disputed` */
  async forTreasurer(invoiceId: string, paymentId: string, caller: Caller): Promise<EvidenceFacts> {
    const { me } = await this.invoices.open(invoiceId, caller);
    if (!me.collects)
      throw new HttpProblem(
        ...([403, 'not_treasurer', 'Not yours to see'] as const),
        'Only people who manage this money can answer a dispute. Ask one of them.',
      );
    return this.of(invoiceId, paymentId);
  }

  /** For site admins. @throws 404 for what there is not, 409 `not_disputed` */
  async of(invoiceId: string, paymentId: string): Promise<EvidenceFacts> {
    const stream = `invoice-${invoiceId}`;
    const stored: StoredEvent[] = [];
    for await (const event of this.events.read(stream, 0, EVENTS_AT_MOST)) stored.push(event);
    const events = await this.catalog.decodeAll<InvoiceEvent>(stored);
    const document = documentOf(invoiceId, events);
    if (!document?.invoice || !invoiceOf(document).payments.has(paymentId)) throw notFound();
    const dispute = disputeOf(events, paymentId);
    if (!dispute)
      throw new HttpProblem(
        ...([409, 'not_disputed', 'Not disputed'] as const),
        'No bank has taken this payment back, so there is nothing to answer. Its receipt is beside the payment.',
      );
    const { subject } = document.invoice;
    const [known, registration] = await Promise.all([
      this.people.known(document.accountIds),
      subject.kind === 'registration'
        ? this.registrations.of(subject.leagueId, subject.registrationId)
        : null,
    ]);
    const places =
      subject.kind === 'registration'
        ? [{ stream: `leaguePlaces-${subject.leagueId}`, about: subject.registrationId }]
        : [];
    const notices = await this.sent.to(
      payerOf(invoiceOf(document)),
      [{ stream, about: null }, ...places],
      NOTICES_AT_MOST,
    );
    const collector = { accountId: '', collects: true, leads: false };
    const nameOf = (accountId: string): string | null => known.get(accountId)?.name ?? null;
    // Links to pay are nobody else's, and what is late by now does not matter: as of the dispute, the same each time.
    const invoice = viewOf(document, collector, nameOf, () => '', dispute.disputedAt);
    const payment = invoice.payments.find((one) => one.paymentId === paymentId);
    if (!payment) throw notFound();
    return {
      ...{ invoice, payment, dispute, decided: decisionOf(events, dispute.disputeId) },
      intentId: invoiceOf(document).payments.get(paymentId)?.intentId ?? null,
      ...{ stream, events: chained(stored, events), registration, notices },
    };
  }
}

const documentOf = (invoiceId: string, events: readonly RecordedEvent<InvoiceEvent>[]) =>
  events.reduce<InvoiceDocument | null>(
    (document, event) => invoiceProjection.project(document, event, invoiceId) ?? document,
    null,
  );

/** When a payment is disputed once more, the last time counts. */
const disputeOf = (events: readonly RecordedEvent<InvoiceEvent>[], paymentId: string) =>
  events
    .flatMap((event) =>
      event.type === 'PaymentDisputed' && event.data.paymentId === paymentId ? [event.data] : [],
    )
    .at(-1);

const decisionOf = (
  events: readonly RecordedEvent<InvoiceEvent>[],
  disputeId: string,
): EvidenceFacts['decided'] => {
  const said = events.flatMap((event) =>
    (event.type === 'DisputeWon' || event.type === 'DisputeLost') && event.data.disputeId === disputeId
      ? [{ at: event.data.decidedAt, won: event.type === 'DisputeWon' }]
      : [],
  );
  return said.at(-1) ?? null;
};

const chained = (
  stored: readonly StoredEvent[],
  events: readonly RecordedEvent<InvoiceEvent>[],
): readonly ChainedEvent[] => {
  let head = '';
  return stored.map((event, index) => {
    head = headAfter(head, event);
    const { revision, id, type, data, metadata } = event;
    const open: object = events[index]?.data ?? {};
    const opened = Object.entries(open).filter(([name, value]) => isSealed(data[name], value));
    const { occurredAt } = metadata;
    const words = opened.length > 0 ? { opened: Object.fromEntries(opened) as Record<string, unknown> } : {};
    return { revision, id, type, occurredAt, data, ...words, head };
  });
};
/** Only what is sealed reads otherwise than it is stored. */
const isSealed = (stored: unknown, open: unknown): boolean =>
  stored !== undefined && JSON.stringify(stored) !== JSON.stringify(open);
