import {
  AggregateCommand,
  positionText,
  Unseen,
  type CommandContext,
  type CommandResult,
} from '@fieldhouse/kernel';
import {
  AggregateStore,
  EVENT_STORE,
  executeAggregateCommand,
  type EventStore,
} from '@fieldhouse/kernel/runtime';
import { LEDGER_BOOKS, registerAggregate, type LedgerBooks } from '@fieldhouse/platform';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { z } from 'zod';
import { invoiceAggregate } from '../domain';
import {
  caseOf,
  ReconciliationError,
  reconciliationAggregate,
  type ReconciliationAsked,
  type ReconciliationCommand,
} from '../domain/reconciliation.decider';
import { differencesOf, sumsOf, type Difference, type Side } from '../domain/reconciliation-differences';
import {
  CARD_PROVIDER,
  CardProviderRefused,
  CardProviderUnavailable,
  type CardProvider,
  type ProviderMovement,
} from '../provider/card-provider';

/** `id` is the day, yyyy-mm-dd of UTC. */
export class AboutReconciliation extends AggregateCommand<ReconciliationAsked> {}
registerAggregate('reconciliation', AboutReconciliation);

const DAY_MS = 86_400_000;
/** Webhooks are sent again for three days, and what was missed is looked up every day. */
const NEWS_TAKE_DAYS = 4;
/** So late is rare: it is looked for only where something is missing. */
const LATEST_DAYS = 31;

@CommandHandler(AboutReconciliation)
export class ReconciliationHandler implements ICommandHandler<AboutReconciliation, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    @Inject(EVENT_STORE) private readonly events: EventStore,
    @Inject(CARD_PROVIDER) private readonly cards: CardProvider,
    @Inject(LEDGER_BOOKS) private readonly books: LedgerBooks,
  ) {}

  /** @throws ReconciliationError; Unseen for what is no day */
  execute(command: AboutReconciliation): Promise<CommandResult> {
    const { id: day } = command;
    if (!z.iso.date().safeParse(day).success) throw new Unseen();
    return executeAggregateCommand(this.store, reconciliationAggregate, command, (request, context) =>
      request.type === 'ReconcileDay' ? this.looked(day, context) : { ...context, ...request, day },
    );
  }

  private async looked(day: string, context: CommandContext): Promise<ReconciliationCommand> {
    if (day > context.at.slice(0, day.length)) throw new ReconciliationError('day_to_come');
    if (!this.cards.isThere) throw new ReconciliationError('no_provider');
    const last = await this.events.lastPosition();
    if (last && !(await this.books.reach(positionText(last)))) throw new ReconciliationError('books_behind');
    const entries = (await this.books.atProvider(after(day, -1), after(day, LATEST_DAYS))).map(
      ({ entryId: id, ...said }): Side => ({ id, ...said }),
    );
    let movements = await this.moved(day, NEWS_TAKE_DAYS);
    let differences = differencesOf(day, movements, entries);
    if (differences.some(({ kind }) => kind === 'missing_there')) {
      movements = await this.moved(day, LATEST_DAYS);
      differences = differencesOf(day, movements, entries);
    }
    const onDay = ({ at }: Side): boolean => at.slice(0, day.length) === day;
    const [theirs, ours] = [movements.filter(onDay), entries.filter(onDay)];
    const found = await Promise.all(differences.map(async (one) => caseOf(day, await this.known(one))));
    return {
      ...{ ...context, type: 'ReconcileDay', day, found, sums: sumsOf(theirs, ours) },
      ...{ movements: theirs.length, entries: ours.length },
    };
  }

  /** What moved on a day, and on so many before it, with the one after it. */
  private async moved(day: string, daysBefore: number): Promise<readonly Side[]> {
    const movements: Side[] = [];
    try {
      for await (const one of this.cards.movements(after(day, -daysBefore), after(day, 2)))
        movements.push(sideOf(one));
    } catch (cause) {
      if (cause instanceof CardProviderUnavailable || cause instanceof CardProviderRefused)
        throw new ReconciliationError('provider_away');
      throw cause;
    }
    return movements;
  }

  /** Whose payment it is; of an invoice that nobody knows, it is nobody's. */
  private async known(difference: Difference): Promise<Difference> {
    const { kind, movement } = difference;
    if (kind !== 'missing_here' || !movement || movement.invoiceId === null) return difference;
    const { state } = await this.store.load(invoiceAggregate, movement.invoiceId);
    if (!state) return { ...difference, kind: 'orphan' };
    return { ...difference, movement: { ...movement, payerId: state.books.payer.accountId } };
  }
}

const ABOUT = { dispute_won: 'dispute' } as const;
const sideOf = (movement: ProviderMovement): Side => {
  const { movementId: id, at, kind, sourceId, netMinor, currency, invoiceId, paymentId } = movement;
  const about = kind === 'dispute_won' ? ABOUT[kind] : kind;
  return {
    ...{ id, at: new Date(at).toISOString(), about, amountMinor: netMinor, currency, invoiceId, paymentId },
    key: about === 'payout' ? sourceId : about === 'fee' || about === 'other' ? null : paymentId,
    payerId: null,
  };
};
const after = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY_MS).toISOString();
