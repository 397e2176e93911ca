import type Database from 'better-sqlite3';
import type Stripe from 'stripe';
import { newId } from '../store/ids';
import type { Objects } from '../store/objects';
import type { Tasks } from '../store/tasks';

/** A movement of money, as its cause knows it. Amounts are whole smallest units; fees are positive. */
export type Movement = {
  readonly type: Stripe.BalanceTransaction['type'];
  readonly amount: number;
  readonly fee?: number;
  readonly feeFor?: string;
  readonly currency: string;
  readonly source: string;
  readonly category: string;
  readonly description: string | null;
  /** When it counts as available, in seconds; at once unless given. */
  readonly availableOn?: number;
};

export type BalanceRow = { readonly currency: string; readonly available: number; readonly pending: number };

/** The provider's money: each movement is a balance transaction, and the balance is their sum. */
export class Ledger {
  private readonly move;
  private readonly rows;

  constructor(
    db: Database.Database,
    private readonly objects: Objects,
    private readonly tasks: Tasks,
    private readonly now: () => number,
  ) {
    this.move = db.prepare<[string, number, number]>(
      `INSERT INTO balances (currency, available, pending) VALUES (?, ?, ?) ON CONFLICT (currency)
       DO UPDATE SET available = available + excluded.available, pending = pending + excluded.pending`,
    );
    this.rows = db.prepare<[], BalanceRow>(
      'SELECT currency, available, pending FROM balances ORDER BY currency',
    );
  }

  /** Writes a movement down and counts it. */
  enter(movement: Movement): Stripe.BalanceTransaction {
    const { type, amount, fee = 0, currency, source, category, description } = movement;
    const now = this.now();
    const availableOn = Math.max(movement.availableOn ?? now, now);
    const isPending = availableOn > now;
    const net = amount - fee;
    this.move.run(currency, isPending ? 0 : net, isPending ? net : 0);
    const id = newId('balance_transaction');
    if (isPending) this.tasks.plan('make_available', id, availableOn * 1_000);
    return this.objects.insert(
      'balance_transaction',
      {
        id,
        object: 'balance_transaction',
        amount,
        available_on: availableOn,
        balance_type: 'payments',
        created: now,
        currency,
        description,
        exchange_rate: null,
        fee,
        fee_details:
          fee === 0
            ? []
            : [
                {
                  amount: fee,
                  application: null,
                  currency,
                  description: movement.feeFor ?? 'Processing fees',
                  type: 'stripe_fee',
                },
              ],
        net,
        reporting_category: category,
        source,
        status: isPending ? 'pending' : 'available',
        type,
      },
      now,
    );
  }

  /** Money that was pending can be used, unless it can be already. */
  makeAvailable(id: string): void {
    const transaction = this.objects.get('balance_transaction', id);
    if (transaction?.status !== 'pending') return;
    this.objects.update('balance_transaction', id, {
      status: 'available',
      available_on: Math.min(transaction.available_on, this.now()),
    });
    this.move.run(transaction.currency, transaction.net, -transaction.net);
  }

  /** What there is by currency. */
  balances(): readonly BalanceRow[] {
    return this.rows.all();
  }
}
