import { randomUUID } from 'node:crypto';
import { URLSearchParams } from 'node:url';
import { append, catalogOf, keyringOf } from './drafts.mjs';
import { built } from './system.mjs';

const { Secrets } = built('services/kernel/src/runtime.js');
const { paymentLinkToken } = built('services/contracts/events/src/payments/index.js');

const DAY_MS = 86_400_000;

/**
 * An invoice of a team's member with a link to pay it, as the facts it would consist of; whoever has signed up has a key.
 * @returns its id and the path of its page to pay
 */
export const seedInvoice = async (system, client, amountMinor, teamId = randomUUID()) => {
  const [invoiceId, linkId, accountId] = [randomUUID(), randomUUID(), randomUUID()];
  const now = new Date().toISOString();
  await keyringOf(system).prepare([accountId]);
  const books = {
    payee: { kind: 'team', id: teamId },
    payer: { accountId, teamId: null },
    currency: 'USD',
  };
  await append(catalogOf(system), client, `invoice-${invoiceId}`, [
    {
      type: 'InvoiceIssued',
      data: {
        ...{
          invoiceId,
          books,
          accountId,
          subject: { kind: 'fee', teamId, feeId: randomUUID() },
          title: 'Dues',
        },
        ...{ payeeName: 'Night Owls', teamName: null, secureMinor: amountMinor, bearer: 'organizer' },
        lines: [
          {
            lineId: 'fee',
            kind: 'dues',
            label: 'Dues',
            netMinor: amountMinor,
            taxMinor: 0,
            dueOn: now.slice(0, 10),
          },
        ],
        ...{ holdUntil: null, issuedBy: null, issuedAt: now },
      },
    },
    {
      type: 'PaymentLinkMade',
      data: {
        ...{ invoiceId, linkId, amountMinor: null, madeBy: accountId },
        expiresAt: new Date(Date.now() + 30 * DAY_MS).toISOString(),
      },
    },
  ]);
  const [key] = new Secrets(system.secret).keysOf('payment-link');
  return { invoiceId, path: `/api/pay/${paymentLinkToken(key, invoiceId, linkId)}`, amountMinor };
};

/** Calls the practice provider as its owner. */
export const provider = ({ cards }) => {
  const ask = async (method, path, params) => {
    const answer = await fetch(`${cards.CARD_PROVIDER_URL}${path}`, {
      method,
      headers: { authorization: `Bearer ${cards.STRIPE_SECRET_KEY}` },
      ...(params ? { body: new URLSearchParams(params) } : {}),
    });
    const body = await answer.text();
    if (!answer.ok) throw new Error(`the card provider answered ${answer.status}: ${body}`);
    return JSON.parse(body);
  };
  return {
    control: (path, params = {}) => ask('POST', `/_sandbox/${path}`, params),
    /** All of a list, the newest first. */
    list: async (path, params = {}) => {
      const found = [];
      for (let after; ;) {
        const query = new URLSearchParams({
          ...params,
          limit: '100',
          ...(after && { starting_after: after }),
        });
        const { data, has_more: more } = await ask('GET', `/v1/${path}?${query}`);
        found.push(...data);
        if (!more) return found;
        after = data.at(-1).id;
      }
    },
    /** What it holds for us, pending and available, in minor units. */
    balance: async () => {
      const { available, pending } = await ask('GET', '/v1/balance');
      return [...available, ...pending].reduce((sum, { amount }) => sum + amount, 0);
    },
  };
};

/** Fills the provider's page in with a card that succeeds. @returns the status: 303 when it was paid */
export const fillIn = async (page) => {
  const body = new URLSearchParams({ card: '4242 4242 4242 4242', email: 'payer@example.org', outcome: '' });
  const answer = await fetch(page, { method: 'POST', redirect: 'manual', body });
  await answer.arrayBuffer();
  return answer.status;
};

/** What the books say that the provider holds, by events of invoices. */
export const heldByBooks = (events) => {
  const { postingsFor } = built('services/contracts/events/src/payments/index.js');
  return events
    .flatMap((event) => postingsFor(event))
    .reduce((sum, { account, amountMinor }) => sum + (account === 'provider' ? amountMinor : 0), 0);
};
