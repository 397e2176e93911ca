import { limitIn } from '@fieldhouse/money';
import { approvalLimitFor, payerOf, type Invoice, type MoneyTerms } from '@fieldhouse/events/payments';
import { AggregateCommand, type CommandContext, type CommandResult } from '@fieldhouse/kernel';
import { AggregateStore, executeAggregateCommand } from '@fieldhouse/kernel/runtime';
import { CARD_RATE } from '@fieldhouse/money';
import {
  ACCOUNT_DIRECTORY,
  MONEY_PARTIES,
  registerAggregate,
  type AccountDirectory,
  type MoneyParties,
} from '@fieldhouse/platform';
import { payeeKey, type Payee } from '@fieldhouse/values';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v5 as uuidv5 } from 'uuid';
import {
  invoiceAggregate,
  moneyTermsAggregate,
  type InvoiceAction,
  type InvoiceCommand,
  type InvoiceRequest,
} from '../domain';
import { InvoicePeople } from './invoice-people';

/** `id` is the invoice's. */
export class AboutInvoice extends AggregateCommand<InvoiceRequest> {}
registerAggregate('invoice', AboutInvoice);

type Asked = {
  readonly accountId: string | null;
  readonly commandId: string;
  readonly at: string;
  readonly dueAt: string | undefined;
};
/** A day has begun where it is latest only so much later than here. */
const WEST_MS = 14 * 3_600_000;

@CommandHandler(AboutInvoice)
export class InvoiceHandler implements ICommandHandler<AboutInvoice, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    private readonly people: InvoicePeople,
    @Inject(MONEY_PARTIES) private readonly parties: MoneyParties,
    @Inject(ACCOUNT_DIRECTORY) private readonly accounts: AccountDirectory,
  ) {}

  /** @throws InvoiceError; Unseen */
  execute(command: AboutInvoice): Promise<CommandResult> {
    return executeAggregateCommand(this.store, invoiceAggregate, command, (request, context) =>
      this.complete(command, request, context),
    );
  }

  private async complete(
    { id: invoiceId, meta }: AboutInvoice,
    request: InvoiceRequest,
    context: CommandContext,
  ): Promise<InvoiceCommand> {
    const { actor, commandId, dueAt } = meta;
    // Whose it is does not change: who that is now, they are asked.
    const state = await this.store.seen(invoiceAggregate, invoiceId);
    const accountId = actor.kind === 'account' ? actor.accountId : null;
    const [involved, action] = await Promise.all([
      this.involved(state, accountId, request),
      this.completed(request, state, { accountId, commandId, at: context.at, dueAt }),
    ]);
    await this.people.note(invoiceId, namedIn(action, state, accountId, involved.memberIds));
    return { ...context, ...action, ...involved, invoiceId };
  }

  private async completed(
    request: InvoiceRequest,
    invoice: Invoice | null,
    { accountId, commandId, at, dueAt }: Asked,
  ): Promise<InvoiceAction> {
    switch (request.type) {
      case 'StartCheckout': {
        const emailConfirmed = accountId !== null && (await this.accounts.hasConfirmedAddress(accountId));
        const paymentId = uuidv5('payment', commandId);
        return { ...request, paymentId, rate: CARD_RATE, emailConfirmed };
      }
      case 'KeepCard': {
        const emailConfirmed = accountId !== null && (await this.accounts.hasConfirmedAddress(accountId));
        return { ...request, cardId: uuidv5('card', commandId), emailConfirmed };
      }
      case 'PayByLink':
        return { ...request, paymentId: uuidv5('payment', commandId), rate: CARD_RATE };
      case 'ChargeDue':
        return { ...request, rate: CARD_RATE };
      case 'NoteCheckout':
      case 'NoteCharge':
        return { ...request, paidBy: await this.unknownPayer(request, invoice) };
      case 'GiveUpCharging':
      case 'EndInvoice':
      case 'NoteRefund':
      case 'NoteDispute':
      case 'DeclineRefund':
      case 'ReverseRefund':
        return { ...request, collectorIds: await this.collectorsOf(invoice) };
      case 'HoldInvoice':
      case 'PlanForfeit': {
        if (!invoice) return { ...request, days: null, zone: 'UTC' };
        const { payee } = invoice.books;
        const [terms, zone] = await Promise.all([this.termsOf(payee), this.zoneOf(invoice)]);
        return { ...request, days: terms.forfeitDays, zone };
      }
      case 'ForfeitDue': {
        const nothing = { days: null, kept: false, waits: false, collectorIds: [], zone: 'UTC' };
        if (!invoice) return { ...request, ...nothing };
        const { subject, books } = invoice;
        const [terms, zone, kept, waits, collectorIds] = await Promise.all([
          this.termsOf(books.payee),
          this.zoneOf(invoice),
          this.parties.hasDraft(books.payee),
          subject.kind === 'registration' &&
            this.parties.waitsForPlace(subject.leagueId, subject.registrationId),
          this.parties.collectorsOf(books.payee),
        ]);
        return { ...request, days: terms.forfeitDays, kept, waits, collectorIds, zone, dueAt };
      }
      case 'ChargeLateFee':
        return { ...request, zone: await this.zoneOf(invoice), dueAt };
      case 'TellDue':
        return { ...request, zone: await this.zoneOf(invoice) };
      case 'RemindPayer':
        return { ...request, erasedIds: await this.erasedOf(invoice) };
      case 'TakePayment': {
        const today = new Date(Date.parse(at) + WEST_MS).toISOString().slice(0, 10);
        return { ...request, paymentId: uuidv5('payment', commandId), today };
      }
      case 'RefundPayment': {
        const [approvalAboveMinor, collectorIds] = await Promise.all([
          invoice && this.limitOf(invoice, accountId),
          this.collectorsOf(invoice),
        ]);
        return { ...request, refundId: uuidv5('refund', commandId), approvalAboveMinor, collectorIds };
      }
      case 'IssueInvoice': {
        const { payee, payer } = request;
        const team = payer.teamId === null ? null : ({ kind: 'team', id: payer.teamId } as const);
        const [payeeName, teamName, zone] = await Promise.all([
          this.parties.nameOf(payee),
          team && this.parties.nameOf(team),
          this.parties.zoneOf(payee),
        ]);
        return { ...request, payeeName, teamName, zone };
      }
      case 'FollowTeam': {
        const teamId = invoice?.books.payer.teamId ?? null;
        return { ...request, leaderIds: teamId === null ? [] : await this.parties.leadersOf(teamId) };
      }
      case 'MakePaymentLink':
        return { ...request, linkId: uuidv5('link', commandId) };
      default:
        return request;
    }
  }

  /** Who has made a payment that the log has nothing of. Null: it has; or there is no such account, any more or yet. */
  private async unknownPayer(
    { paymentId, paidBy, outcome }: Extract<InvoiceRequest, { type: 'NoteCheckout' | 'NoteCharge' }>,
    invoice: Invoice | null,
  ): Promise<string | null> {
    if (paidBy === null || outcome !== 'paid' || invoice?.payments.has(paymentId)) return null;
    return (await this.accounts.contactOf(paidBy)) ? paidBy : null;
  }

  private async erasedOf(invoice: Invoice | null): Promise<readonly string[]> {
    if (!invoice) return [];
    const ids = [...new Set([payerOf(invoice), ...invoice.shares.map(({ accountId }) => accountId)])];
    const erased = await Promise.all(ids.map((accountId) => this.accounts.isErased(accountId)));
    return ids.filter((_, n) => erased[n]);
  }

  private async collectorsOf(invoice: Invoice | null): Promise<readonly string[]> {
    return invoice ? this.parties.collectorsOf(invoice.books.payee) : [];
  }

  /** Its days stay those of the zone that it was issued in, wherever the payee is since. */
  private async zoneOf(invoice: Invoice | null): Promise<string> {
    return invoice ? (invoice.zone ?? this.parties.zoneOf(invoice.books.payee)) : 'UTC';
  }

  /** Above which amount somebody else approves what somebody gives back of an invoice; null: never. */
  private async limitOf({ books }: Invoice, accountId: string | null): Promise<number | null> {
    return limitIn(books.currency, approvalLimitFor(await this.termsOf(books.payee), accountId));
  }

  private async termsOf(payee: Payee): Promise<MoneyTerms> {
    return (await this.store.load(moneyTermsAggregate, payeeKey(payee))).state;
  }

  /** What the actor is to those whom it is about, and who of those named is of the team. */
  private async involved(
    invoice: Invoice | null,
    accountId: string | null,
    request: InvoiceRequest,
  ): Promise<{ collects: boolean; leads: boolean; memberIds: readonly string[] }> {
    if (!invoice || accountId === null) return { collects: false, leads: false, memberIds: [] };
    const { payee, payer } = invoice.books;
    const named = request.type === 'SplitInvoice' ? request.shares.map((share) => share.accountId) : [];
    const [standing, team] = await Promise.all([
      this.parties.standing(payee, accountId),
      payer.teamId === null ? null : this.parties.inTeam(payer.teamId, accountId, named),
    ]);
    return {
      collects: standing?.collects === true,
      leads: team?.leads === true,
      memberIds: team?.memberIds ?? [],
    };
  }
}

/** Who is named in what a request brings about. */
const namedIn = (
  action: InvoiceAction,
  invoice: Invoice | null,
  accountId: string | null,
  memberIds: readonly string[],
): readonly string[] => {
  if (action.type === 'IssueInvoice') return [action.payer.accountId];
  if (action.type === 'TakeCredit') return [action.accountId];
  if (action.type === 'FollowTeam') return action.leaderIds.slice(0, 1);
  if (invoice === null) return [];
  if (action.type === 'NoteCheckout' || action.type === 'NoteCharge')
    return action.paidBy === null ? [] : [action.paidBy];
  if (accountId === null) return [];
  if (action.type === 'SplitInvoice') return memberIds;
  return action.type === 'StartCheckout' || action.type === 'KeepCard' ? [accountId] : [];
};
