import { createHmac } from 'node:crypto';
import { eventsOf } from '../harness/events-of.mjs';
import { fillIn, heldByBooks, provider, seedInvoice } from '../harness/payments.mjs';
import { random, until } from '../harness/system.mjs';

const PAYMENTS = 25;
const EACH = 100;
const AT_ONCE = 50;
const TAKEN = ['checkout.session.completed', 'charge.succeeded'];
const LATE_SECONDS = 600;

/**
 * F29: what the provider tells of 25 payments, two messages each, every message a hundred times: 5,000 webhooks, signed by it, by
 * somebody else, or long ago, in any order, fifty at once, to either of two APIs. The effect of each payment is there once.
 */
export const f29 = {
  id: 'F29',
  what: `${PAYMENTS * TAKEN.length * EACH} webhooks: forged, late, reordered`,
  defaultRounds: 1,
  system: { separate: true, twice: true, cards: true },
  run: async ({ system, client, rounds, seed }) => {
    const next = random(seed);
    const outcome = { failed: 0, lost: 0, doubled: 0 };
    const cards = provider(system);
    await cards.control('webhooks', { drop: 'true' });
    const all = [];
    const taken = { genuine: 0, forged: 0, late: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const known = new Set((await cards.list('events')).map(({ id }) => id));
      const invoices = await Promise.all(
        Array.from({ length: PAYMENTS }, () =>
          seedInvoice(system, client, 1_000 + Math.floor(next() * 90_000)),
        ),
      );
      await Promise.all(invoices.map((invoice) => payAt(system, invoice)));
      const told = (await cards.list('events')).filter(
        ({ id, type }) => TAKEN.includes(type) && !known.has(id),
      );
      if (told.length !== PAYMENTS * TAKEN.length)
        throw new Error(`the provider tells ${told.length} things`);
      const messages = told
        .flatMap((event) =>
          Array.from({ length: EACH }, (_, n) => ({ body: JSON.stringify(event), kind: kindOf(n) })),
        )
        .map((message) => ({ message, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ message }) => message);
      for (let i = 0; i < messages.length; i += AT_ONCE)
        await Promise.all(
          messages.slice(i, i + AT_ONCE).map(async ({ body, kind }) => {
            const address = system.addresses[Math.floor(next() * system.addresses.length)];
            const status = await send(address, body, kind, system.cards.CARD_WEBHOOK_SECRETS);
            if (status !== (kind === 'genuine' ? 200 : 400)) outcome.failed += 1;
            else taken[kind] += 1;
          }),
        );
      for (const { invoiceId, amountMinor } of invoices) {
        await until(`${invoiceId} is paid`, async () =>
          (await eventsOf(client, `invoice-${invoiceId}`)).some(({ type }) => type === 'CardPaid'),
        ).catch(() => (outcome.lost += 1));
        const events = await eventsOf(client, `invoice-${invoiceId}`);
        all.push(...events);
        const paid = events.filter(({ type }) => type === 'CardPaid');
        outcome.doubled += Math.max(0, paid.length - 1);
        if (paid.some(({ data }) => data.amountMinor !== amountMinor)) outcome.failed += 1;
      }
    }
    const [books, held] = [heldByBooks(all), await cards.balance()];
    if (books !== held) outcome.failed += 1;
    const said = Object.entries(taken).map(([kind, count]) => `${count} ${kind}`);
    return { ...outcome, detail: `${said.join(', ')}; books ${books}, provider ${held}` };
  },
};

const kindOf = (n) => (n % 10 === 0 ? 'forged' : n % 10 === 1 ? 'late' : 'genuine');

const payAt = async (system, { path }) => {
  const begun = await fetch(`${system.address}${path}`, { method: 'POST', redirect: 'manual' });
  if (begun.status !== 303) throw new Error(`a link answered ${begun.status}`);
  const status = await fillIn(begun.headers.get('location'));
  if (status !== 303) throw new Error(`the page answered ${status}`);
};

const send = async (address, body, kind, secret) => {
  const at = Math.floor(Date.now() / 1_000) - (kind === 'late' ? LATE_SECONDS : 0);
  const key = kind === 'forged' ? 'whsec_of_somebody_else' : secret;
  const signature = createHmac('sha256', key).update(`${at}.${body}`).digest('hex');
  const answer = await fetch(`${address}/api/webhooks/card-provider`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` },
    body,
  });
  await answer.arrayBuffer();
  return answer.status;
};
