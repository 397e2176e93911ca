import { BACKWARDS, END } from '@eventstore/db-client';
import { until } from './system.mjs';

/**
 * Waits until every projection and process has applied the whole log, and what that made due is done: what is measured
 * next is measured alone. A checkpoint is the commit position as 20-digit text.
 */
export const settled = async (system, client) => {
  const checkpoints = system.documents.collection('runner_checkpoints');
  const timers = system.documents.collection('timers');
  await until(
    'everything that follows the log has applied it',
    async () => {
      const end = await endOfLog(client);
      const reached = await checkpoints.find().toArray();
      if (reached.length === 0 || !reached.every(({ commit }) => commit >= end)) return false;
      return (await timers.findOne({ at: { $lte: new Date().toISOString() } })) === null;
    },
    600_000,
  );
};

const endOfLog = async (client) => {
  let end = '';
  // Read to its end: a read that is given up at every look would look like an attack to the server.
  for await (const { event } of client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 20 }))
    if (end === '' && event && !event.type.startsWith('$'))
      end = event.position.commit.toString().padStart(20, '0');
  return end;
};
