import { randomUUID } from 'node:crypto';
import { NO_STREAM, jsonEvent } from '@eventstore/db-client';
import { catalogOf, seedLiveDraft } from '../harness/drafts.mjs';
import { settled } from '../harness/settled.mjs';
import { median, until } from '../harness/system.mjs';

const EVENTS = 1_000_000;
const IN_ONE_STREAM = 500;
const AT_ONCE = 4;

/** B33: all apps are started again on a log of a million events with nothing new in it: until every feed is live. */
export const b33 = {
  id: 'B33',
  what: 'restart on 1,000,000 events, caught up',
  unit: 's',
  anchor: 'none',
  goal: 2,
  atLeast: false,
  absolute: true,
  run: async ({ system, client }) => {
    await seedLiveDraft(system, client, { commissionerId: randomUUID() });
    for (let i = 0; i < EVENTS; i += IN_ONE_STREAM * AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, () => savedQueues(system, client)));
    await settled(system, client);
    const seconds = [];
    for (let i = 0; i < 3; i += 1) {
      const before = system.pid('api');
      system.kill('api');
      await until('the apps are started again', () => ![undefined, before].includes(system.pid('api')));
      const started = performance.now();
      await until('every feed is live', () => isLive(system));
      seconds.push((performance.now() - started) / 1_000);
    }
    return { value: median(seconds), min: Math.min(...seconds), max: Math.max(...seconds) };
  },
};

/** A team's queue, saved five hundred times. */
const savedQueues = async (system, client) => {
  const [draftId, teamId] = [randomUUID(), randomUUID()];
  const occurredAt = new Date().toISOString();
  const facts = Array.from({ length: IN_ONE_STREAM }, (_, n) => ({
    type: 'DraftQueueSaved',
    data: { draftId, teamId, playerIds: [`player-${n}`] },
  }));
  const catalog = catalogOf(system);
  const encoded = await Promise.all(
    facts.map((fact) => {
      const commandId = randomUUID();
      return catalog.encode(randomUUID(), fact, {
        ...{ $correlationId: commandId, $causationId: commandId, commandId, commandHash: '', occurredAt },
        actor: { kind: 'process', name: 'seed' },
      });
    }),
  );
  await client.appendToStream(`draftPlan-${randomUUID()}`, encoded.map(jsonEvent), {
    expectedRevision: NO_STREAM,
  });
};

const isLive = async (system) => {
  const answer = await fetch(`${system.address}/metrics`).catch(() => undefined);
  const feeds = (await answer?.text())?.match(/^fieldhouse_feed_live\{.*$/gm) ?? [];
  return feeds.length > 0 && feeds.every((line) => line.endsWith(' 1'));
};
