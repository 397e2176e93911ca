import {
  evolveInvoice,
  evolveWallet,
  openOf,
  postingsFor,
  usableMinor,
  type InvoiceEvent,
  type InvoiceState,
  type WalletEvent,
  type WalletState,
} from '@fieldhouse/events/payments';
import { DomainError, NotYetDue, type Dispatch, type RecordedEvent } from '@fieldhouse/kernel';
import { balancesOf } from '@fieldhouse/money';
import fc from 'fast-check';
import { creditPayments } from '../application/credit-payments.process';
import { invoiceDecider } from './invoice.decider';
import { command, issued, says, treasurer } from './invoice.fixture';
import { walletDecider } from './wallet.decider';
import { walletCommand } from './wallet.fixture';

type Event = InvoiceEvent | WalletEvent;
const DAY_MS = 86_400_000;
const START = Date.parse('2026-03-02T18:00:00.000Z');

/** A wallet and two invoices, and what is still to be carried between them: late, twice and in another order. */
class World {
  readonly invoices = new Map<string, InvoiceState>([
    ['i1', evolveInvoice(null, issued({ invoiceId: 'i1' }))],
    ['i2', evolveInvoice(null, issued({ invoiceId: 'i2' }))],
  ]);
  wallet: WalletState = null;
  readonly log: Event[] = [];
  private readonly carried: Dispatch[] = [];
  private days = 0;

  get at(): string {
    return new Date(START + this.days * DAY_MS).toISOString();
  }

  wait(days: number): void {
    this.days += days;
  }

  ofWallet(action: { readonly type: string }, by: object = {}): void {
    const asked = walletCommand(action, { ...by, at: this.at });
    this.tell(() => walletDecider.decide(asked, this.wallet));
  }

  ofInvoice(id: string, action: { readonly type: string }, by: object = {}): void {
    const asked = { ...command(action, { ...by, at: this.at }), invoiceId: id };
    this.tell(() => invoiceDecider.decide(asked, this.invoices.get(id) ?? null));
  }

  /** Carries something, and mostly forgets it then. */
  carry(which: number, again: boolean): void {
    const at = which % Math.max(1, this.carried.length);
    const found = this.carried[at];
    if (!found) return;
    if (!again) this.carried.splice(at, 1);
    if (found.aggregate === 'wallet') this.ofWallet(found.request);
    else this.ofInvoice(found.id, found.request);
  }

  carryAll(): void {
    while (this.carried.length > 0) this.carry(0, false);
  }

  private tell(decide: () => readonly Event[]): void {
    try {
      for (const event of decide()) this.take(event);
    } catch (error) {
      if (!(error instanceof DomainError || error instanceof NotYetDue)) throw error;
    }
  }

  private take(event: Event): void {
    this.log.push(event);
    if ('books' in event.data && !('invoiceId' in event.data && event.type !== 'CreditHeld'))
      this.wallet = evolveWallet(this.wallet, event as WalletEvent);
    else if (event.type === 'CreditSettled' || event.type === 'WalletClosed')
      this.wallet = evolveWallet(this.wallet, event);
    else {
      const { invoiceId } = event.data as { readonly invoiceId: string };
      const state = this.invoices.get(invoiceId) ?? null;
      this.invoices.set(invoiceId, evolveInvoice(state, event as InvoiceEvent));
    }
    for (const effect of creditPayments.react(event as RecordedEvent<Event>))
      if (effect.kind === 'dispatch') this.carried.push(effect.command);
  }
}

const minor = fc.oneof(fc.integer({ min: 1, max: 60_000 }), fc.constantFrom(20_000, 50_000, 100_000));
const invoiceId = fc.constantFrom('i1', 'i2');
const paymentId = fc.constantFrom('p1', 'p2', 'p3', 'p4');
const grantId = fc.constantFrom('g1', 'g2', 'g3');
const collects = { accountId: 'tre', collects: true };
type Step = (world: World) => void;
const step = <Asked>(
  weight: number,
  asked: fc.Arbitrary<Asked>,
  act: (world: World, asked: Asked) => void,
) => ({
  weight,
  arbitrary: asked.map(
    (one): Step =>
      (world) =>
        act(world, one),
  ),
});
const steps = fc.array(
  fc.oneof(
    step(
      4,
      fc.record({
        ...{ grantId, amountMinor: minor, currency: fc.constantFrom('USD', 'USD', 'USD', 'EUR') },
        lastOn: fc.constantFrom(null, '2026-03-03', '2026-03-20', '2026-04-30'),
      }),
      (world, asked) =>
        world.ofWallet({ ...asked, type: 'GrantCredit', accountId: 'cap', reason: 'x' } as never, collects),
    ),
    step(6, fc.record({ paymentId, invoiceId, amountMinor: minor }), (world, asked) =>
      world.ofWallet({ ...asked, type: 'HoldCredit', title: 'Dues', currency: 'USD' } as never, {
        accountId: 'cap',
      }),
    ),
    step(10, fc.tuple(fc.nat(9), fc.boolean()), (world, [which, again]) => world.carry(which, again)),
    step(1, grantId, (world, of) =>
      world.ofWallet({ type: 'TakeBackCredit', grantId: of, reason: 'x' } as never, collects),
    ),
    step(2, grantId, (world, of) => world.ofWallet({ type: 'ExpireCredit', grantId: of } as never)),
    step(1, grantId, (world, of) => world.ofWallet({ type: 'TellRunsOut', grantId: of } as never)),
    step(3, fc.constantFrom(1, 17, 40), (world, days) => world.wait(days)),
    step(
      3,
      fc.record({ invoiceId, paymentId, amountMinor: minor }),
      (world, { invoiceId: of, paymentId: to, amountMinor }) =>
        world.ofInvoice(
          of,
          {
            ...{ type: 'RefundPayment', paymentId: to, refundId: `f.${of}.${world.log.length}`, reason: 'x' },
            choice: { kind: 'amount', amountMinor },
          } as never,
          treasurer,
        ),
    ),
    step(2, fc.record({ invoiceId, amountMinor: minor }), (world, { invoiceId: of, amountMinor }) => {
      const card = `c.${of}.${world.log.length}`;
      world.ofInvoice(of, { type: 'StartCheckout', paymentId: card, amountMinor, currency: 'USD' } as never, {
        accountId: 'cap',
      });
      world.ofInvoice(of, says(card, 'paid', { chargeMinor: amountMinor }));
    }),
    step(1, fc.tuple(invoiceId, fc.constantFrom(0, 50, 100)), (world, [of, percent]) =>
      world.ofInvoice(of, { type: 'EndInvoice', percent, reason: 'x' } as never),
    ),
    step(1, fc.constant(null), (world) => world.ofWallet({ type: 'CloseWallet' })),
  ),
  { minLength: 5, maxLength: 60, size: 'max' },
);

const sum = <Item>(items: Iterable<Item>, of: (item: Item) => number): number =>
  [...items].reduce((total, item) => total + of(item), 0);
const RUNS = Number(process.env['INVOICE_RUNS'] ?? 300);

describe('whatever happens to a wallet and two invoices at once', () => {
  it('the credit that is owed is what the wallet has, once everything is carried, and never less than nothing', () => {
    fc.assert(
      fc.property(steps, (acts) => {
        const world = new World();
        for (const act of acts) {
          act(world);
          for (const { leftMinor } of world.wallet?.grants ?? []) expect(leftMinor).toBeGreaterThanOrEqual(0);
          for (const invoice of world.invoices.values())
            if (invoice) expect(openOf(invoice)).toBeGreaterThanOrEqual(0);
        }
        world.carryAll();
        for (const event of world.log) expect(sum(postingsFor(event), (one) => one.amountMinor)).toBe(0);
        const credits = balancesOf(world.log.flatMap(postingsFor)).get('credits') ?? 0;
        const left = sum(world.wallet?.grants ?? [], ({ leftMinor }) => leftMinor);
        const over = sum(world.invoices.values(), (invoice) => invoice?.overMinor ?? 0);
        expect(0 - credits).toBe(left + over);
        for (const use of world.wallet?.uses ?? []) {
          const payment = world.invoices.get(use.invoiceId)?.payments.get(use.paymentId);
          const isTaken = payment?.state !== 'cancelled';
          expect(use.takenMinor).toBe(isTaken ? payment?.amountMinor : 0);
          expect(use.returnedMinor).toBe(payment?.refundedMinor);
          expect(sum(use.parts, ({ amountMinor }) => amountMinor)).toBe(
            (use.takenMinor ?? 0) - use.returnedMinor,
          );
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('a grant is used, left, taken back or run out, and together that is the grant', () => {
    fc.assert(
      fc.property(steps, (acts) => {
        const world = new World();
        for (const act of acts) act(world);
        for (const grant of world.wallet?.grants ?? []) {
          const used = sum(world.wallet?.uses ?? [], ({ parts }) =>
            sum(parts, (part) => (part.grantId === grant.grantId ? part.amountMinor : 0)),
          );
          expect(grant.leftMinor + grant.takenBackMinor + grant.expiredMinor + used).toBe(grant.amountMinor);
        }
        if (world.wallet?.closed) expect(usableMinor(world.wallet, 'USD', world.at)).toBe(0);
      }),
      { numRuns: RUNS },
    );
  });
});
