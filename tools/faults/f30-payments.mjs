import { randomUUID } from 'node:crypto';
import { eventsOf } from '../harness/events-of.mjs';
import { fillIn, heldByBooks, provider, seedInvoice } from '../harness/payments.mjs';
import { random, until } from '../harness/system.mjs';

const PAYMENTS = 80;
const AT_ONCE = 8;
const TARGETS = ['api', 'worker', 'cardProvider', 'eventStore', 'documentStore', 'redis'];
const GIVE_UP_MS = 120_000;

/** F30: kill -9 of each part in turn at random instants while people pay: 80 payments a round, 2,000 in 25. */
export const f30 = {
  id: 'F30',
  what: 'kill -9 of any part while people pay',
  defaultRounds: 25,
  system: { separate: true, cards: true, env: { PAY_LINKS_PER_MINUTE: '1000000' } },
  run: async ({ system, client, rounds, seed }) => {
    const next = random(seed);
    const outcome = { failed: 0, lost: 0, doubled: 0 };
    const cards = provider(system);
    const killed = new Map();
    const all = [];
    for (let round = 0; round < rounds; round += 1) {
      const invoices = [];
      for (let i = 0; i < PAYMENTS; i += 1)
        invoices.push(await seedInvoice(system, client, 1_000 + Math.floor(next() * 90_000)));
      let paying = true;
      const killing = (async () => {
        while (paying) {
          await new Promise((resolve) => setTimeout(resolve, 300 + next() * 1_500));
          if (!paying) return;
          const target = TARGETS[Math.floor(next() * TARGETS.length)];
          system.kill(target);
          killed.set(target, (killed.get(target) ?? 0) + 1);
          await system.ready(target);
        }
      })();
      const paid = (async () => {
        for (let i = 0; i < PAYMENTS; i += AT_ONCE)
          await Promise.all(invoices.slice(i, i + AT_ONCE).map((invoice) => payThrough(system, invoice)));
      })();
      await Promise.all([killing, paid.finally(() => (paying = false))]);
      await system.ready();
      for (const { invoiceId, amountMinor } of invoices) {
        const settledAs = async () => {
          const events = await eventsOf(client, `invoice-${invoiceId}`).catch(() => []);
          const of = (type) => events.filter((event) => event.type === type);
          const isDone = of('CardPaid').length > 0 && of('RefundAsked').length === of('RefundPaid').length;
          return isDone ? events : null;
        };
        await until(`${invoiceId} is settled`, async () => (await settledAs()) !== null, GIVE_UP_MS).catch(
          () => (outcome.lost += 1),
        );
        const events = (await settledAs()) ?? [];
        all.push(...events);
        const sum = (type) =>
          events
            .filter((event) => event.type === type)
            .reduce((total, { data }) => total + data.amountMinor, 0);
        // Whoever was charged twice has one of them back.
        if (sum('CardPaid') - sum('RefundPaid') !== amountMinor) outcome.doubled += 1;
      }
    }
    const charged = (await cards.list('charges', {})).filter(({ paid }) => paid);
    const known = all.filter(({ type }) => type === 'CardPaid').length;
    outcome.lost += Math.max(0, charged.length - known);
    const [books, held] = [heldByBooks(all), await cards.balance()];
    if (books !== held) outcome.failed += 1;
    const what = [...killed].map(([target, times]) => `${times} ${target}`).sort();
    return {
      ...outcome,
      detail: `killed ${what.join(', ')}; ${charged.length} charges; books ${books}, provider ${held}`,
    };
  },
};

/** As somebody does who tries again: the same request until it is answered, and the page until it says that it is paid. */
const payThrough = async (system, { path }) => {
  const key = randomUUID();
  let page = null;
  await again(async () => {
    const begun = await fetch(`${system.address}${path}`, {
      ...{ method: 'POST', redirect: 'manual', headers: { 'idempotency-key': key } },
    });
    // Paid by the attempt before, whose answer was lost.
    if (begun.status === 409) return true;
    page = begun.headers.get('location');
    return begun.status === 303;
  });
  if (page !== null)
    await again(async () => {
      const status = await fillIn(page);
      // The page is gone once it has been paid.
      return status === 303 || status === 410;
    });
};

const again = async (attempt) => {
  const end = Date.now() + GIVE_UP_MS;
  while (!(await attempt().catch(() => false))) {
    if (Date.now() > end) throw new Error('somebody could not pay for two minutes');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};
