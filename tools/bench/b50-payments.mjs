import { randomUUID } from 'node:crypto';
import { NO_STREAM, jsonEvent } from '@eventstore/db-client';
import { eventsOf } from '../harness/events-of.mjs';
import { openConnection } from '../harness/http-connection.mjs';
import { seedInvoice, seedTeam } from '../harness/payments.mjs';
import { settled } from '../harness/settled.mjs';
import { accessToken } from '../harness/tokens.mjs';
import { b1, rate } from './b1-picks.mjs';

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
    const ratioOf = ({ value, anchor }) => value / anchor;
    return {
      samples: payments.map((one, n) => ({ value: ratioOf(one), anchor: ratioOf(picks.samples[n]) })),
    };
  },
};

const recording = async ({ system, client, pairs, long }) => {
  const perPair = long ? 60 : 20;
  const each = perPair * pairs + WARM_UP;
  const seats = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const { teamId, captainId } = await seedTeam(system, client);
      const invoiceIds = [];
      for (let n = 0; n < each; n += PARTS)
        invoiceIds.push((await seedInvoice(system, client, AMOUNT * (PARTS + 1), teamId)).invoiceId);
      return {
        ...{ invoiceIds, token: accessToken(system.secret, captainId), taken: 0 },
        connection: await openConnection(system.port),
      };
    }),
  );
  await settled(system, client);
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
  const times = (n, work) => async (one) => {
    for (let i = 0; i < n; i += 1) await work(one);
  };
  await Promise.all(seats.map(times(WARM_UP, record)));
  const [appended] = (await eventsOf(client, `invoice-${seats[0].invoiceIds[0]}`)).slice(-1);
  if (appended.type !== 'PaymentTaken') throw new Error(`a payment appended ${appended.type}`);
  const append = async (chain) => {
    await client.appendToStream(
      chain.stream,
      jsonEvent({ type: 'Raw', data: appended.data, metadata: appended.metadata }),
      { expectedRevision: chain.revision < 0 ? NO_STREAM : BigInt(chain.revision) },
    );
    chain.revision += 1;
  };
  const chains = seats.map(() => ({ stream: `raw-${randomUUID()}`, revision: -1 }));
  await Promise.all(chains.map(times(WARM_UP, append)));
  const samples = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    const anchor = await rate(CONNECTIONS * perPair * 2, () =>
      Promise.all(chains.map(times(perPair * 2, append))),
    );
    const value = await rate(CONNECTIONS * perPair, () => Promise.all(seats.map(times(perPair, record))));
    samples.push({ value, anchor });
  }
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
