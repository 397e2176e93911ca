import { createRequire } from 'node:module';
import { BACKWARDS, END } from '@eventstore/db-client';
import { until } from './system.mjs';

const { MongoClient } = createRequire(import.meta.url)('mongodb');

/**
 * Waits until every projection and process has applied the whole log: what is measured next is measured alone.
 * A checkpoint is the commit position as 20-digit text.
 */
export const settled = async (system, client) => {
  const mongo = new MongoClient(system.urls.MONGODB_URL);
  const checkpoints = mongo.db('fieldhouse').collection('runner_checkpoints');
  try {
    await until(
      'everything that follows the log has applied it',
      async () => {
        const end = await endOfLog(client);
        const reached = await checkpoints.find().toArray();
        return reached.length > 0 && reached.every(({ commit }) => commit >= end);
      },
      600_000,
    );
  } finally {
    await mongo.close();
  }
};

const endOfLog = async (client) => {
  let end = '';
  // Read to its end: a read that is given up at every look would look like an attack to the server.
  for await (const { event } of client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 20 }))
    if (end === '' && event && !event.type.startsWith('$'))
      end = event.position.commit.toString().padStart(20, '0');
  return end;
};
