import { randomUUID } from 'node:crypto';
import { NO_STREAM, WrongExpectedVersionError, jsonEvent } from '@eventstore/db-client';
import { eventsOf } from '../harness/events-of.mjs';
import { random, until } from '../harness/system.mjs';

const WRITERS = 64;

/** F1: kill -9 of the event store during 64-way appends; every acknowledged event is there afterwards, once. */
export const f1 = {
  id: 'F1',
  what: 'kill -9 event store during 64-way appends',
  defaultRounds: 50,
  run: async ({ system, client, rounds, seed }) => {
    const next = random(seed);
    const writers = Array.from({ length: WRITERS }, () => ({
      stream: `fault-${randomUUID()}`,
      acknowledged: [],
      revision: -1,
    }));
    let stopping = false;
    const write = async (writer) => {
      while (!stopping) {
        const event = jsonEvent({ id: randomUUID(), type: 'Fault', data: { n: writer.revision + 1 } });
        await appendSurely(client, writer, event, () => stopping);
      }
    };
    const writing = Promise.all(writers.map(write));
    for (let round = 0; round < rounds; round += 1) {
      const before = writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
      await until(
        'appends go on',
        () => writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0) > before + WRITERS,
      );
      await new Promise((resolve) => setTimeout(resolve, next() * 120));
      system.kill('eventStore');
    }
    await until('it is back', async () => (await appendedOne(client)) === true);
    stopping = true;
    await writing;
    let lost = 0;
    let doubled = 0;
    let acknowledged = 0;
    for (const writer of writers) {
      const ids = (await eventsOf(client, writer.stream)).map(({ id }) => id);
      const stored = new Set(ids);
      doubled += ids.length - stored.size;
      lost += writer.acknowledged.filter((id) => !stored.has(id)).length;
      acknowledged += writer.acknowledged.length;
    }
    return { lost, doubled, failed: lost + doubled > 0 ? 1 : 0, detail: `${acknowledged} acknowledged` };
  },
};

/** Sends the same event at the same place until it is settled, as the product's adapter does. */
const appendSurely = async (client, writer, event, stopping) => {
  for (let tries = 0; tries < 400; tries += 1) {
    try {
      const answer = client.appendToStream(writer.stream, event, {
        expectedRevision: writer.revision < 0 ? NO_STREAM : BigInt(writer.revision),
      });
      await Promise.race([
        answer,
        new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), 1_500).unref()),
      ]);
      writer.revision += 1;
      writer.acknowledged.push(event.id);
      return;
    } catch (error) {
      if (error instanceof WrongExpectedVersionError)
        throw new Error(`the stream has another writer's event: ${writer.stream}`, { cause: error });
      if (stopping() && tries > 5) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  throw new Error('an append could not be settled');
};

const appendedOne = (client) =>
  Promise.race([
    client
      .appendToStream(`fault-${randomUUID()}`, jsonEvent({ type: 'Fault', data: { n: 0 } }), {
        expectedRevision: NO_STREAM,
      })
      .then(() => true),
    new Promise((resolve) => setTimeout(() => resolve(false), 1_500).unref()),
  ]).catch(() => false);
