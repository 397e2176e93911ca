import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../setup.mjs';
import { eventsOf } from '../harness/events-of.mjs';
import { built } from '../harness/system.mjs';

const { Redis } = createRequire(import.meta.url)('ioredis');
const { requestsTo, WITHOUT_LIMITS } = built('services/testing/src/http-app.js');
const ADMIN = 'site-admin@example.org';
const GIVE_UP_AFTER_MS = 120_000;

/** F23: people are erased through the API; nothing of them is left in the folder, Redis, what was said, or a backup. */
export const f23 = {
  id: 'F23',
  what: 'erasures: traces of what was planted in every field',
  defaultRounds: 20,
  system: {
    env: {
      FIRST_SITE_ADMIN: ADMIN,
      CONFIRMED_EMAIL_DOMAINS: 'example.org',
      ...WITHOUT_LIMITS,
      PUSH_HOSTS: '127.0.0.1',
      LOG_LEVEL: 'info',
    },
  },
  run: async ({ system, client, rounds }) => {
    const { erasePerson, plantPerson, redisText, signUpStaff, tracesOf } = built(
      'services/testing/src/erasure/index.js',
    );
    const { backUp } = built('services/embedded/src/backup/backup.js');
    const redis = new Redis(system.urls.REDIS_URL);
    const dir = mkdtempSync(join(tmpdir(), 'fieldhouse-erasures-'));
    try {
      const storedEventsOf = async (stream, from = 0) => (await eventsOf(client, stream)).slice(from);
      const api = { ...requestsTo(system.address), storedEventsOf };
      const staff = await signUpStaff(api, ADMIN);
      const people = [];
      for (let n = 0; n < rounds; n += 1) people.push(await plantPerson(api, staff));
      const search = async (folders) => {
        const traces = await tracesOf({
          folders,
          texts: { redis: await redisText(redis), said: system.said() },
          secret: system.secret,
          planted: people.flatMap(({ planted }) => Object.values(planted)),
          requests: people.flatMap(({ requests }) => requests),
        });
        // The product has ended connections while this searched: whoever asks next finds that out.
        await system.ready();
        return traces;
      };
      const before = (await search([system.dataDir])).length;
      for (const person of people) await erasePerson(api, person);
      const end = Date.now() + GIVE_UP_AFTER_MS;
      let traces = await search([system.dataDir]);
      while (traces.length > 0 && Date.now() < end) {
        await new Promise((resolve) => setTimeout(resolve, 2_000));
        traces = await search([system.dataDir]);
      }
      const copy = join(dir, 'copy');
      mkdirSync(copy);
      await backUp(system.dataDir, copy);
      const inCopy = await search([copy]);
      const left = [...traces, ...inCopy];
      if (left.length > 0) writeFileSync(join(root, 'traces.log'), JSON.stringify(left, null, 2));
      const planted = people.flatMap((one) => Object.keys(one.planted)).length;
      return {
        lost: 0,
        doubled: 0,
        failed: left.length,
        detail: `${planted} texts planted, ${before} places before, ${traces.length} after, ${inCopy.length} in a backup`,
      };
    } finally {
      redis.disconnect();
      rmSync(dir, { recursive: true, force: true });
    }
  },
};
