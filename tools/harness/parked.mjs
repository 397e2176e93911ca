import { createRequire } from 'node:module';

const { MongoClient } = createRequire(import.meta.url)('mongodb');

/** @returns how many events the runners of a system have passed over */
export const parkedIn = async (url) => {
  const client = new MongoClient(url);
  try {
    return await client.db('fieldhouse').collection('runner_parked_events').countDocuments();
  } finally {
    await client.close();
  }
};
