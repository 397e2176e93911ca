import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import Redis from 'ioredis';
import { MongoClient } from 'mongodb';
import { DataInUseError } from './data-folder';
import { startEmbeddedStack } from './stack';

describe('the embedded stack', () => {
  it('serves the real clients of all three', async () => {
    const stack = await startEmbeddedStack();
    const events = EventStoreDBClient.connectionString(stack.eventStoreUrl);
    const appended = await events.appendToStream(
      'team-1',
      jsonEvent({ type: 'TeamFounded', data: { name: 'Owls' } }),
    );
    expect(appended.success).toBe(true);
    const mongo = new MongoClient(stack.mongoUrl);
    expect((await mongo.db('test').collection('teams').insertOne({ name: 'Owls' })).acknowledged).toBe(true);
    const redis = new Redis(stack.redisUrl);
    expect(await redis.set('team', 'Owls')).toBe('OK');
    redis.disconnect();
    await Promise.all([events.dispose(), mongo.close()]);
    await stack.stop();
  });

  it('starts only what is asked for, keeps the data in a given folder, and refuses the folder to a second stack', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'stack-'));
    const first = await startEmbeddedStack({ dataDir, services: ['documentStore'] });
    expect(first).toMatchObject({ eventStoreUrl: '', redisUrl: '' });
    await expect(startEmbeddedStack({ dataDir, services: ['documentStore'] })).rejects.toThrow(
      DataInUseError,
    );
    await first.stop();
    expect(existsSync(join(dataDir, 'documents.db'))).toBe(true);
    const second = await startEmbeddedStack({ dataDir, services: ['documentStore'] });
    await second.stop();
    rmSync(dataDir, { recursive: true });
  });
});
