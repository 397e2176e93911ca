import { MongoClient } from 'mongodb';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { startEmbeddedStack, type EmbeddedStack } from './stack';

const OPS = join(__dirname, '../../../tools/ops.mjs');
type Said = { readonly code: number; readonly lines: readonly string[] };

describe('npm run ops -- parked', () => {
  let stack: EmbeddedStack;
  let mongo: MongoClient;

  beforeAll(async () => {
    stack = await startEmbeddedStack({ services: ['documentStore'] });
    mongo = new MongoClient(stack.mongoUrl);
    const db = mongo.db('fieldhouse');
    await db.collection<{ _id: string }>('runner_leases').insertMany([
      { _id: 'read_totals_v4', ...{ until: new Date(Date.now() + 60_000).toISOString() } },
      { _id: 'read_totals_v3', ...{ until: new Date(Date.now() - 60_000).toISOString() } },
    ]);
    await db
      .collection('runner_parked_events')
      .insertMany(
        ['read_totals_v3', 'read_totals_v4'].map((runner) => ({ runner, type: 'Counted', streamId: 'c-1' })),
      );
  });
  afterAll(async () => {
    await mongo.close();
    await stack.stop();
  });

  const ops = (...args: readonly string[]): Promise<Said> =>
    new Promise((resolve) => {
      const env = { ...process.env, MONGODB_URL: stack.mongoUrl };
      execFile(process.execPath, [OPS, 'parked', ...args], { env }, (error, stdout) =>
        resolve({ code: Number(error?.code ?? 0), lines: stdout.trim().split('\n') }),
      );
    });

  it('says which runners nobody runs any more, and tries theirs not again', async () => {
    const { lines } = await ops('list');
    expect(lines.slice(2)).toEqual(['2 parked', expect.stringContaining('nobody runs read_totals_v3 now')]);
    expect(await ops('retry', 'read_totals_v3')).toMatchObject({
      code: 1,
      lines: [expect.stringContaining('nobody runs read_totals_v3 now')],
    });
    expect(await ops('retry', 'read_totals_v4')).toEqual({
      code: 0,
      lines: ['1 are tried again within seconds'],
    });
  });
});
