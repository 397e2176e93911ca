import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { seedLiveDraft } from '../harness/drafts.mjs';
import { settled } from '../harness/settled.mjs';
import { built, percentile } from '../harness/system.mjs';

const { Secrets } = built('services/kernel/src/runtime.js');
const { MongoClient } = createRequire(import.meta.url)('mongodb');
const { DraftRoomQuery } = built('projections/drafts/src/draft-room/draft-room.query.js');

const LEAGUES = 5_000;
const OWN = 5;
const ASKED = 500;
const AT_ONCE = 20;

/** B32: somebody with five drafts asks for them among 5,000 leagues: what the document store takes to answer. */
export const b32 = {
  id: 'B32',
  what: "'my drafts' with 5,000 leagues, store time, p99",
  unit: 'ms',
  anchor: 'none',
  goal: 5,
  atLeast: false,
  absolute: true,
  run: async ({ system, client }) => {
    const [accountId, other] = [randomUUID(), randomUUID()];
    for (let i = 0; i < LEAGUES; i += AT_ONCE)
      await Promise.all(
        Array.from({ length: AT_ONCE }, (_, j) =>
          seedLiveDraft(system, client, {
            commissionerId: (i + j) % (LEAGUES / OWN) === 0 ? accountId : other,
            teams: 2,
            rounds: 2,
            players: 6,
          }),
        ),
      );
    await settled(system, client);
    const mongo = new MongoClient(system.urls.MONGODB_URL, { monitorCommands: true });
    let spent = 0;
    mongo.on('commandSucceeded', ({ duration }) => (spent += duration));
    const query = new DraftRoomQuery(mongo.db('fieldhouse'), new Secrets(system.secret));
    const times = [];
    for (let i = 0; i < ASKED; i += 1) {
      spent = 0;
      const cards = await query.leaguesOf({ accountId, roles: [] });
      if (cards.length !== OWN) throw new Error(`${cards.length} drafts instead of ${OWN}`);
      times.push(spent);
    }
    await mongo.close();
    return {
      value: percentile(times, 99),
      p50: percentile(times, 50),
      min: Math.min(...times),
      max: Math.max(...times),
    };
  },
};
