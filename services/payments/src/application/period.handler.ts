import { AggregateCommand, positionText, Unseen, type CommandResult } from '@fieldhouse/kernel';
import {
  AggregateStore,
  EVENT_STORE,
  executeAggregateCommand,
  type EventStore,
} from '@fieldhouse/kernel/runtime';
import { LEDGER_BOOKS, registerAggregate, type LedgerBooks } from '@fieldhouse/platform';
import { month } from '@fieldhouse/values';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { periodAggregate, PeriodError, type PeriodAsked } from '../domain/period.decider';

/** `id` is the month, yyyy-mm of UTC. */
export class AboutPeriod extends AggregateCommand<PeriodAsked> {}
registerAggregate('period', AboutPeriod);

@CommandHandler(AboutPeriod)
export class PeriodHandler implements ICommandHandler<AboutPeriod, CommandResult> {
  constructor(
    private readonly store: AggregateStore,
    @Inject(EVENT_STORE) private readonly events: EventStore,
    @Inject(LEDGER_BOOKS) private readonly books: LedgerBooks,
  ) {}

  /** @throws PeriodError; Unseen for what is no month */
  execute(command: AboutPeriod): Promise<CommandResult> {
    const { id: period } = command;
    if (!month.safeParse(period).success) throw new Unseen();
    return executeAggregateCommand(this.store, periodAggregate, command, async (request, context) => {
      const last = await this.events.lastPosition();
      if (last && !(await this.books.reach(positionText(last)))) throw new PeriodError('books_behind');
      return { ...context, ...request, period, books: await this.booksOf(period) };
    });
  }

  private async booksOf(period: string) {
    const { totals, ...books } = await this.books.month(period);
    return { ...books, totals: [...totals] };
  }
}
