import { randomUUID } from 'node:crypto';
import { NO_STREAM, jsonEvent } from '@eventstore/db-client';
import { legalOrder, seedLiveDraft } from '../harness/drafts.mjs';
import { eventsOf } from '../harness/events-of.mjs';
import { openConnection } from '../harness/http-connection.mjs';
import { settled } from '../harness/settled.mjs';
import { accessToken } from '../harness/tokens.mjs';

const CONNECTIONS = 64;

const WARM_UP = 15;

/**
 * B1: picks over HTTP at 64 connections, each in a draft of its own, against raw durable appends by the same client of
 * what such a pick appends: its two events with their metadata.
 */
const picks = (id, what, goal, coed) => ({
  id,
  what,
  unit: 'commands/s',
  anchor: 'raw durable appends/s of the same two events, 64 at once',
  goal,
  atLeast: true,
  run: async ({ system, client, pairs, long }) => {
    const commissionerId = randomUUID();
    const token = accessToken(system.secret, commissionerId);
    const perPair = long ? 60 : 25;
    const rounds = Math.ceil((perPair * pairs + WARM_UP) / 12);
    const drafts = [];
    for (let i = 0; i < CONNECTIONS; i += 1)
      drafts.push(
        await seedLiveDraft(system, client, { commissionerId, rounds, players: 12 * rounds + 60, coed }),
      );
    await settled(system, client);
    const seats = await Promise.all(
      drafts.map(async (draft) => ({
        draft,
        order: legalOrder(draft),
        next: 0,
        connection: await openConnection(system.port),
      })),
    );
    const pick = async (seat) => {
      const { draft, order, connection } = seat;
      const pickNo = (seat.next += 1);
      const { status, body } = await connection.post(`/api/leagues/${draft.leagueId}/draft/picks`, token, {
        pickNo,
        playerId: order[pickNo - 1],
        teamId: draft.board[pickNo - 1],
      });
      if (status !== 200) throw new Error(`pick ${pickNo} answered ${status}: ${body}`);
    };
    const times = (n, work) => async (one) => {
      for (let i = 0; i < n; i += 1) await work(one);
    };
    await Promise.all(seats.map(times(WARM_UP, pick)));
    const appended = (await eventsOf(client, `draft-${seats[0].draft.draftId}`)).slice(-2);
    const append = async (chain) => {
      await client.appendToStream(
        chain.stream,
        appended.map(({ data, metadata }) => jsonEvent({ type: 'Raw', data, metadata })),
        { expectedRevision: chain.revision < 0 ? NO_STREAM : BigInt(chain.revision) },
      );
      chain.revision += 2;
    };
    const chains = seats.map(() => ({ stream: `raw-${randomUUID()}`, revision: -1 }));
    await Promise.all(chains.map(times(WARM_UP, append)));
    const samples = [];
    for (let pair = 0; pair < pairs; pair += 1) {
      const anchor = await rate(CONNECTIONS * perPair * 2, () =>
        Promise.all(chains.map(times(perPair * 2, append))),
      );
      const value = await rate(CONNECTIONS * perPair, () => Promise.all(seats.map(times(perPair, pick))));
      samples.push({ value, anchor });
    }
    for (const { connection } of seats) connection.close();
    for (const { draft, order, next } of seats) {
      const picked = (await eventsOf(client, `draft-${draft.draftId}`))
        .filter(({ type }) => type === 'PlayerPicked')
        .map(({ data }) => data.playerId);
      if (picked.join() !== order.slice(0, next).join()) throw new Error('the log is not what was picked');
    }
    return { samples };
  },
});
export const b1 = picks('B1', 'pick commands/s, 64 connections', 0.35, false);
export const b1Coed = picks('B1-coed', 'as B1, nine positions and five women a team', 0.3, true);

/** @returns how many of `n` were done per second */
export const rate = async (n, work) => {
  const started = performance.now();
  await work();
  return n / ((performance.now() - started) / 1_000);
};
