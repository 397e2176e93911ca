import { randomUUID } from 'node:crypto';
import { seedTeam } from '../harness/chats.mjs';
import { eventsOf } from '../harness/events-of.mjs';
import { openConnection } from '../harness/http-connection.mjs';
import { seedInvoice } from '../harness/payments.mjs';
import { againstRawAppends, ratiosBeside, times } from '../harness/raw-appends.mjs';
import { settled } from '../harness/settled.mjs';
import { accessToken } from '../harness/tokens.mjs';
import { b1 } from './b1-picks.mjs';

const CONNECTIONS = 64;
const WARM_UP = 5;
const AMOUNT = 1_000;

/** What an invoice is paid in: a deposit and three instalments. */
const PARTS = 4;

/**
 * B50: payments in cash recorded over HTTP at 64 connections, four into each invoice, against raw durable appends by the
 * same client of the event that one appends; beside the same of picks (B1).
 */
export const b50 = {
  id: 'B50',
  what: 'payments recorded, 64 connections',
  unit: 'of the raw appends of the same events',
  anchor: 'picks, of the raw appends of theirs',
  goal: 0.8,
  atLeast: true,
  run: async (context) => {
    const payments = await recording(context);
    const picks = await b1.run(context);
    return { samples: ratiosBeside(payments, picks.samples) };
  },
};

const recording = async ({ system, client, pairs, long }) => {
  const perPair = long ? 60 : 20;
  const each = perPair * pairs + WARM_UP;
  const seats = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const captainId = randomUUID();
      const teamId = await seedTeam(system, client, [captainId]);
      const invoiceIds = [];
      for (let n = 0; n < each; n += PARTS)
        invoiceIds.push((await seedInvoice(system, client, AMOUNT * (PARTS + 1), teamId)).invoiceId);
      return { invoiceIds, token: accessToken(system.secret, captainId), taken: 0 };
    }),
  );
  await settled(system, client);
  // The server ends connections that rest.
  for (const seat of seats) seat.connection = await openConnection(system.port);
  const receivedOn = new Date().toISOString().slice(0, 10);
  const body = {
    amountMinor: AMOUNT,
    currency: 'USD',
    way: 'cash',
    receivedOn,
    paidBy: null,
    proof: 'Receipt',
  };
  const record = async (seat) => {
    const invoiceId = seat.invoiceIds[Math.floor(seat.taken / PARTS)];
    const answer = await seat.connection.post(`/api/invoices/${invoiceId}/payments`, seat.token, body);
    if (answer.status !== 200) throw new Error(`a payment answered ${answer.status}: ${answer.body}`);
    seat.taken += 1;
  };
  await Promise.all(seats.map(times(WARM_UP, record)));
  const appended = (await eventsOf(client, `invoice-${seats[0].invoiceIds[0]}`)).slice(-1);
  if (appended[0].type !== 'PaymentTaken') throw new Error(`a payment appended ${appended[0].type}`);
  const pace = { warmUp: WARM_UP, perPair, pairs };
  const samples = await againstRawAppends({ ...pace, client, seats, appended, command: record });
  for (const { connection, invoiceIds, taken } of seats) {
    connection.close();
    let found = 0;
    for (const invoiceId of invoiceIds)
      found += (await eventsOf(client, `invoice-${invoiceId}`)).filter(
        ({ type }) => type === 'PaymentTaken',
      ).length;
    if (found !== taken) throw new Error('the log is not what was recorded');
  }
  return samples;
};
