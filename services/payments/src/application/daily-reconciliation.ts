import { hashOf, type Actor } from '@fieldhouse/kernel';
import { isStoreFailure } from '@fieldhouse/kernel/runtime';
import { CommandSender, LEDGER_BOOKS, LOGGER, type LedgerBooks } from '@fieldhouse/platform';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { v4 as uuidv4 } from 'uuid';
import { ReconciliationError } from '../domain/reconciliation.decider';
import { CARD_PROVIDER, type CardProvider } from '../provider/card-provider';
import { daysToLookAt } from './days-to-look-at';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Of longer ago, a case is looked at again only when somebody asks. */
const BACK_DAYS = 31;

/** Reconciles every day once it is over, and those with open cases again every day; for the worker. */
@Injectable()
export class DailyReconciliation implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly sender: CommandSender,
    @Inject(LEDGER_BOOKS) private readonly books: LedgerBooks,
    @Inject(CARD_PROVIDER) private readonly cards: CardProvider,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.cards.isThere) return;
    this.timer = setInterval(() => void this.run(), HOUR_MS).unref();
    void this.run();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Looks at what is due. @returns the days that were looked at */
  async run(now = new Date().toISOString()): Promise<readonly string[]> {
    const done: string[] = [];
    try {
      const from = new Date(Date.parse(now) - BACK_DAYS * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);
      for (const day of daysToLookAt(await this.books.looks(from), now)) {
        await this.reconcile(day);
        done.push(day);
      }
    } catch (err) {
      // It is tried again in an hour.
      if (!(err instanceof ReconciliationError) && !isStoreFailure(err))
        this.log.error({ err }, 'a day was not reconciled');
    }
    return done;
  }

  private async reconcile(day: string): Promise<void> {
    const actor: Actor = { kind: 'process', name: 'daily-reconciliation' };
    const request = { type: 'ReconcileDay' };
    const commandId = uuidv4();
    await this.sender.send(
      { aggregate: 'reconciliation', id: day, request },
      { commandId, correlationId: commandId, causationId: commandId, actor, requestHash: hashOf(request) },
    );
  }
}
