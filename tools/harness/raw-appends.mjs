import { randomUUID } from 'node:crypto';
import { NO_STREAM, jsonEvent } from '@eventstore/db-client';

/** @returns how many of `n` were done per second */
export const rate = async (n, work) => {
  const started = performance.now();
  await work();
  return n / ((performance.now() - started) / 1_000);
};

/** @returns what does `work` `n` times with whom it is given, one after the other */
export const times = (n, work) => async (one) => {
  for (let i = 0; i < n; i += 1) await work(one, i);
};

/**
 * Pairs of runs: the same client appends `appended` (what one command appends) durably and bare, twice as often, each seat to
 * a stream of its own; then each seat has its commands carried out. @returns a sample a pair, both per second
 */
export const againstRawAppends = async ({ client, seats, appended, warmUp, perPair, pairs, command }) => {
  const events = appended.map(({ data, metadata }) => ({ type: 'Raw', data, metadata }));
  const append = async (chain) => {
    await client.appendToStream(chain.stream, events.map(jsonEvent), {
      expectedRevision: chain.revision < 0 ? NO_STREAM : BigInt(chain.revision),
    });
    chain.revision += events.length;
  };
  const chains = seats.map(() => ({ stream: `raw-${randomUUID()}`, revision: -1 }));
  await Promise.all(chains.map(times(warmUp, append)));
  const samples = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    const anchor = await rate(seats.length * perPair * 2, () =>
      Promise.all(chains.map(times(perPair * 2, append))),
    );
    const value = await rate(seats.length * perPair, () => Promise.all(seats.map(times(perPair, command))));
    samples.push({ value, anchor });
  }
  return samples;
};

/** @returns one command's share of its raw appends beside another's of its own, pair by pair */
export const ratiosBeside = (samples, others) => {
  const ratioOf = ({ value, anchor }) => value / anchor;
  return samples.map((one, n) => ({ value: ratioOf(one), anchor: ratioOf(others[n]) }));
};
