import { BACKWARDS, END } from '@eventstore/db-client';
import { until } from './system.mjs';

/** What stands for so long will not go on. */
const STANDS_MS = 600_000;
const LOOK_AGAIN_MS = 10;

/**
 * Waits until every projection and process has applied the whole log, and what that made due is done: what is measured
 * next is measured alone. A million events take them longer than anything else may: it waits as long as they move. A
 * checkpoint is the commit position as 20-digit text.
 */
export const settled = async (system, client) => {
  const checkpoints = system.documents.collection('runner_checkpoints');
  const timers = system.documents.collection('timers');
  let reached = [];
  const isSettled = async () => {
    const end = await endOfLog(client);
    reached = (await checkpoints.find().toArray()).map(({ commit }) => commit);
    if (reached.length === 0 || !reached.every((commit) => commit >= end)) return false;
    const due = await timers.findOne({ at: { $lte: new Date().toISOString() } });
    if (due) reached.push(due._id);
    return due === null;
  };
  const hasMoved = async () => {
    const before = reached.join();
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    return (await isSettled()) || reached.join() !== before;
  };
  while (!(await isSettled()))
    await until('everything that follows the log goes on to apply it', hasMoved, STANDS_MS);
};

const endOfLog = async (client) => {
  let end = '';
  // Read to its end: a read that is given up at every look would look like an attack to the server.
  for await (const { event } of client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 20 }))
    if (end === '' && event && !event.type.startsWith('$'))
      end = event.position.commit.toString().padStart(20, '0');
  return end;
};
