import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { randomBytes } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { v4 as uuidv4 } from 'uuid';
import { MongoKeyring } from './mongo-keyring';

describe('the keyring', () => {
  const secret = randomBytes(32).toString('hex');
  let stack: EmbeddedStack;
  let mongo: MongoClient;
  let asked: string[];

  beforeAll(async () => {
    stack = await startEmbeddedStack({ services: ['documentStore'] });
    mongo = new MongoClient(stack.mongoUrl, { monitorCommands: true });
    mongo.on('commandStarted', ({ commandName }) => asked.push(commandName));
  });
  beforeEach(() => {
    asked = [];
  });
  afterAll(async () => {
    await mongo.close();
    await stack.stop();
  });
  const keyring = (): MongoKeyring => new MongoKeyring(mongo.db('keys'), secret);

  it('gives every process the same key, and stores none in the clear', async () => {
    const id = uuidv4();
    const keys = await Promise.all(Array.from({ length: 5 }, () => keyring().keyFor(id)));
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
    const stored = JSON.stringify(
      await mongo.db('keys').collection('identity_subject_keys').find().toArray(),
    );
    for (const form of ['hex', 'base64', 'base64url'] as const)
      expect(stored).not.toContain(keys[0]?.toString(form));
  });

  it('finds no key once it is destroyed, makes no other, and asks the store but once', async () => {
    const id = uuidv4();
    await keyring().keyFor(id);
    await keyring().destroy(id);
    const other = keyring();
    asked = [];
    await other.prefetch([id]);
    expect(await other.findKey(id)).toBeNull();
    await other.prefetch([id]);
    expect(await other.findKey(id)).toBeNull();
    expect(asked).toEqual(['find']);
    await expect(other.keyFor(id)).rejects.toThrow('was destroyed');
  });

  it('knows a key that another process makes after this one looked for it in vain', async () => {
    const id = uuidv4();
    const [mine, others] = [keyring(), keyring()];
    expect(await mine.findKey(id)).toBeNull();
    const made = await others.keyFor(id);
    expect(await mine.findKey(id)).toEqual(made);
  });

  it('prepares many keys in one go', async () => {
    const ids = Array.from({ length: 30 }, () => uuidv4());
    const mine = keyring();
    await mine.prepare(ids);
    asked = [];
    await Promise.all(ids.map((id) => mine.keyFor(id)));
    expect(asked).toEqual([]);
  });

  it('digests the same text the same way in every process, and not at all without a subject', async () => {
    const id = uuidv4();
    await keyring().keyFor(id);
    const digest = await keyring().digest('asked', [id]);
    expect(await keyring().digest('asked', [id])).toBe(digest);
    expect(await keyring().digest('asked', [])).not.toBe(digest);
    expect(
      await new MongoKeyring(mongo.db('keys'), randomBytes(32).toString('hex')).digest('asked', []),
    ).not.toBe(await keyring().digest('asked', []));
    await keyring().destroy(id);
    expect(await keyring().digest('asked', [id])).toBeNull();
  });
});
