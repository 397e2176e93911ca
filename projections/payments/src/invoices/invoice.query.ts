import type {
  DueView,
  InvoiceCard,
  InvoicesView,
  InvoiceView,
  PayeeInvoicesView,
  PaymentReceiptsView,
  TeamDuesView,
  WaitingRefund,
} from '@fieldhouse/api-contract';
import {
  NO_MONEY_TERMS,
  payerOf,
  paymentLinkToken,
  usableMinor,
  walletIdOf,
  type InvoiceEvent,
} from '@fieldhouse/events/payments';
import {
  EVENT_STORE,
  EventCatalog,
  ReadModelReader,
  Secrets,
  type EventStore,
  type ReadFilter,
  type StoredEvent,
} from '@fieldhouse/kernel/runtime';
import type { Positioned } from '@fieldhouse/kernel';
import { MONEY_PARTIES, MONGO_DB, notFound, type Caller, type MoneyParties } from '@fieldhouse/platform';
import { PeopleDirectory } from '@fieldhouse/read-people';
import { moneyHasCome, payeeKey, type Payee } from '@fieldhouse/values';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { walletModel, type WalletDocument } from '../credits/wallet.projection';
import { collectedBy } from '../ledger/whose';
import { moneyTermsModel, type MoneyTermsDocument } from '../terms/money-terms.projection';
import {
  cardOf,
  dueFor,
  isTheirs,
  onBoard,
  refundViewOf,
  viewOf,
  waitingRefunds,
  type Involved,
  type NameOf,
} from './invoice-views';
import { invoiceModel, invoiceOf, type InvoiceDocument } from './invoice.read-model';
import { saidIn, type Said } from './said';

const LISTED_OF_ONE = 500;
/** As many as a league has places, and more than a team asks in years. */
const LISTED = 2_500;
type Found = Positioned<InvoiceDocument>;
/** Invoices, the newest first. `cut`: there are more, older ones; what is open stands before what is settled. */
type Listed = { readonly found: readonly Found[]; readonly cut: boolean };

const NONE: Listed = { found: [], cut: false };

/** The only reader of the invoices. */
@Injectable()
export class InvoiceQuery {
  private readonly reader: ReadModelReader<InvoiceDocument>;
  private readonly wallets: ReadModelReader<WalletDocument>;
  private readonly terms: ReadModelReader<MoneyTermsDocument>;

  constructor(
    @Inject(MONGO_DB) db: Db,
    @Inject(EVENT_STORE) private readonly events: EventStore,
    private readonly catalog: EventCatalog,
    private readonly secrets: Secrets,
    private readonly people: PeopleDirectory,
    @Inject(MONEY_PARTIES) private readonly parties: MoneyParties,
  ) {
    this.reader = new ReadModelReader(db, invoiceModel);
    this.wallets = new ReadModelReader(db, walletModel);
    this.terms = new ReadModelReader(db, moneyTermsModel);
  }

  /** @throws 404 for everybody who neither owes it, nor has a share of it, nor leads the team that does, nor collects it */
  async open(
    invoiceId: string,
    { accountId }: Pick<Caller, 'accountId'>,
    atLeast?: string,
  ): Promise<{ readonly document: Found; readonly me: Involved }> {
    await this.reader.atLeast(atLeast);
    const document = await this.reader.byId(invoiceId);
    if (!document) throw notFound();
    const { payee, payer } = document.invoice.books;
    const [standing, team] = await Promise.all([
      this.parties.standing(payee, accountId),
      payer.teamId === null ? null : this.parties.inTeam(payer.teamId, accountId, []),
    ]);
    const me = { accountId, collects: standing?.collects === true, leads: team?.leads === true };
    if (!me.collects && !me.leads && !document.accountIds.includes(accountId)) throw notFound();
    return { document, me };
  }

  async view(invoiceId: string, caller: Caller, atLeast?: string): Promise<InvoiceView> {
    const { document, me } = await this.open(invoiceId, caller, atLeast);
    await this.wallets.atLeast(atLeast);
    const { payee, currency } = document.invoice.books;
    const wallet = (await this.wallets.byId(walletIdOf(payee, caller.accountId)))?.wallet;
    const said = me.collects ? await this.saidOf(document) : [];
    const nameOf = await this.names([document], said);
    const [key] = this.secrets.keysOf('payment-link');
    const linkPath = (linkId: string): string => `/api/pay/${paymentLinkToken(key, invoiceId, linkId)}`;
    const now = new Date().toISOString();
    const creditMinor = wallet ? usableMinor(wallet, currency, now) : 0;
    const view = viewOf(document, { ...me, creditMinor }, nameOf, linkPath, now);
    const named = said.map(({ by, ...one }) => ({
      ...one,
      by: by === null ? null : { accountId: by, name: nameOf(by) },
    }));
    return { ...view, said: named, position: document._position };
  }

  /** What the caller owes or has a share of, and what they have paid that nobody has to pay any more, the newest first. */
  async mine({ accountId }: Caller, atLeast?: string): Promise<InvoicesView> {
    await this.reader.atLeast(atLeast);
    const position = await this.reader.appliedTo();
    return { position, invoices: await this.cards(accountId) };
  }

  /** Money of the caller's that has come, and what others paid of what they owe, the newest first. */
  async receiptsOf({ accountId }: Caller, atLeast?: string): Promise<PaymentReceiptsView> {
    await this.reader.atLeast(atLeast);
    const position = await this.reader.appliedTo();
    const { found } = await this.listed({ accountIds: accountId }, LISTED_OF_ONE);
    const receipts = found.flatMap((document) => receiptsIn(document, accountId));
    return { position, receipts: receipts.sort((a, b) => b.at.localeCompare(a.at)) };
  }

  /** What the caller has to pay within a week, what is due first before. */
  async dueSoon({ accountId }: Pick<Caller, 'accountId'>, atLeast?: string): Promise<readonly DueView[]> {
    await this.reader.atLeast(atLeast);
    const now = new Date().toISOString();
    const { found } = await this.listed({ accountIds: accountId, open: true }, LISTED_OF_ONE);
    return found
      .flatMap((document) => dueFor(document, accountId, now) ?? [])
      .sort((a, b) => a.dueOn.localeCompare(b.dueOn));
  }

  /** What a team asks of its members, and what it owes itself. @throws 404 for who is not of it */
  async duesOf(teamId: string, { accountId }: Caller, atLeast?: string): Promise<TeamDuesView> {
    await Promise.all([this.reader.atLeast(atLeast), this.terms.atLeast(atLeast)]);
    const payee = { kind: 'team', id: teamId } as const;
    const key = payeeKey(payee);
    const [standing, team] = await Promise.all([
      this.parties.standing(payee, accountId),
      this.parties.inTeam(teamId, accountId, []),
    ]);
    if (!standing?.knows || !team.isMember) throw notFound();
    const { collects } = standing;
    const [position, terms] = await Promise.all([this.reader.appliedTo(), this.termsOf(payee, accountId)]);
    const own = { accountIds: accountId, $or: [{ payee: key }, { teamId }] };
    const [mine, asked, owed, refunded] = await Promise.all([
      this.listed(own, LISTED_OF_ONE),
      collects || terms.board ? this.listed({ payee: key }, LISTED) : NONE,
      team.leads ? this.listed({ teamId }, LISTED_OF_ONE) : NONE,
      collects ? this.refunded(key) : [],
    ]);
    const nameOf = await this.names([...mine.found, ...asked.found, ...owed.found, ...refunded]);
    const now = new Date().toISOString();
    const card = (document: Found): InvoiceCard => cardOf(document, nameOf, now, accountId);
    return {
      ...{ teamId, position, me: { collects, leads: team.leads } },
      terms: collects
        ? terms
        : { ...NO_MONEY_TERMS, loosened: null, revision: terms.revision, board: terms.board },
      mine: mine.found.filter((document) => isTheirs(document, accountId)).map(card),
      owed: owed.found.map(card),
      fees: feesOf(asked.found, collects ? card : (document) => onBoard(card(document))),
      cut: asked.cut,
      waiting: await this.waiting(refunded, accountId, nameOf),
    };
  }

  /** Everything that is owed to a league or team. @throws 403 for who does not collect, 404 for strangers */
  async owedTo(payee: Payee, { accountId }: Caller, atLeast?: string): Promise<PayeeInvoicesView> {
    const key = await collectedBy(this.parties, { payeeKind: payee.kind, payeeId: payee.id }, { accountId });
    await Promise.all([this.reader.atLeast(atLeast), this.terms.atLeast(atLeast)]);
    const position = await this.reader.appliedTo();
    const [{ found, cut }, refunded] = await Promise.all([
      this.listed({ payee: key }, LISTED),
      this.refunded(key),
    ]);
    const nameOf = await this.names([...found, ...refunded]);
    const now = new Date().toISOString();
    const invoices = found.map((document) => cardOf(document, nameOf, now, accountId));
    const waiting = await this.waiting(refunded, accountId, nameOf);
    return { position, terms: await this.termsOf(payee, accountId), invoices, cut, waiting };
  }

  private async listed(where: ReadFilter<InvoiceDocument>, atMost: number): Promise<Listed> {
    const found = await this.reader
      .find(where)
      .sort({ open: -1, issuedAt: -1 })
      .limit(atMost + 1)
      .toArray();
    const newestFirst = found.slice(0, atMost).sort((a, b) => b.issuedAt.localeCompare(a.issuedAt));
    return { found: newestFirst, cut: found.length > atMost };
  }

  /** Those of which a refund waits for somebody, the newest first. */
  private refunded(payee: string): Promise<Found[]> {
    return this.reader.find({ payee, refundWaits: true }).sort({ issuedAt: -1 }).limit(LISTED).toArray();
  }

  /** Refunds that wait for somebody, with why they were asked for. */
  private async waiting(
    documents: readonly InvoiceDocument[],
    accountId: string,
    nameOf: NameOf,
  ): Promise<WaitingRefund[]> {
    const me = { accountId, collects: true, leads: false };
    const named = (of: string) => ({ accountId: of, name: nameOf(of) });
    const lists = await Promise.all(
      documents.map(async (document) => {
        const invoice = invoiceOf(document);
        const refunds = waitingRefunds(invoice);
        // What followed by itself may be of a whole league: why is read where it is opened.
        const isAsked = refunds.some(({ askedBy }) => askedBy !== null);
        const said = isAsked ? await this.saidOf(document) : [];
        return refunds.map((refund) => {
          const paidBy = invoice.payments.get(refund.paymentId)?.paidBy ?? null;
          return {
            ...refundViewOf(invoice, refund, me, named),
            ...{ invoiceId: document._id, title: invoice.title, currency: invoice.books.currency },
            to: paidBy === null ? null : named(paidBy),
            reason: said.find(({ about }) => about === refund.refundId)?.words ?? '',
          };
        });
      }),
    );
    return lists.flat();
  }

  /** From its own stream: no copy of these words has to forget anybody. */
  private async saidOf({
    _id,
    revision,
  }: Pick<InvoiceDocument, '_id' | 'revision'>): Promise<readonly Said[]> {
    const stored: StoredEvent[] = [];
    for await (const event of this.events.read(`invoice-${_id}`, 0, revision + 1)) stored.push(event);
    return saidIn(await this.catalog.decodeAll<InvoiceEvent>(stored));
  }

  private async cards(accountId: string): Promise<InvoiceCard[]> {
    const involved = await this.listed({ accountIds: accountId }, LISTED_OF_ONE);
    const found = involved.found.filter((document) => isTheirs(document, accountId));
    const nameOf = await this.names(found);
    const now = new Date().toISOString();
    return found.map((document) => cardOf(document, nameOf, now, accountId));
  }

  private async termsOf(payee: Payee, accountId: string): Promise<TeamDuesView['terms']> {
    const found = (await this.terms.byId(payeeKey(payee))) ?? { ...NO_MONEY_TERMS, revision: -1 };
    const { revision, approvalAboveMinor, approvalCurrency, board, forfeitDays, loosened } = found;
    const [by] = loosened ? (await this.people.known([loosened.by])).values() : [];
    return {
      ...{ revision, approvalAboveMinor, approvalCurrency, board, forfeitDays },
      loosened: loosened && {
        ...{ ...loosened, byMe: loosened.by === accountId, by: by?.name ?? null },
      },
    };
  }

  /** Everybody who is named in invoices, and who said something of their money. */
  private async names(documents: readonly InvoiceDocument[], said: readonly Said[] = []): Promise<NameOf> {
    const inInvoices = documents.flatMap((document) => {
      const { refunds } = invoiceOf(document);
      return [...document.accountIds, ...[...refunds.values()].flatMap(({ askedBy }) => askedBy ?? [])];
    });
    const ids = [...inInvoices, ...said.flatMap(({ by }) => by ?? [])];
    const known = await this.people.known([...new Set(ids)]);
    return (accountId) => known.get(accountId)?.name ?? null;
  }
}

/** What has come of an invoice that somebody may have the receipts of. */
const receiptsIn = (document: Found, accountId: string): PaymentReceiptsView['receipts'] => {
  const invoice = invoiceOf(document);
  const { books, payments, title, payeeName } = invoice;
  const { currency } = books;
  const answers = payerOf(invoice) === accountId;
  return [...payments.values()]
    .filter((one) => moneyHasCome(one) && (answers || one.paidBy === accountId))
    .map(({ paymentId, at, way, state, amountMinor, surchargeMinor, refundedMinor }) => ({
      ...{ invoiceId: document._id, paymentId, title, payeeName, at, way, state, currency, refundedMinor },
      amountMinor: amountMinor + surchargeMinor,
    }));
};

/** By what was raised, the newest first. */
const feesOf = (asked: readonly Found[], card: (document: Found) => InvoiceCard): TeamDuesView['fees'] =>
  [...new Set(asked.map(({ about }) => about))].map((about) => {
    const documents = asked.filter((one) => one.about === about);
    return {
      feeId: about.slice('fee.'.length),
      title: documents[0]?.invoice.title ?? '',
      currency: documents[0]?.invoice.books.currency ?? '',
      withdrawn: documents.some(({ feeWithdrawn }) => feeWithdrawn),
      invoices: documents.map(card),
    };
  });
