import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { createHash, randomBytes } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { v4 as uuidv4 } from 'uuid';
import { MongoKeyring } from './mongo-keyring';
import { seal } from './sealed-value';
import { Secrets } from './secrets';

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
  const keyring = (): MongoKeyring => new MongoKeyring(mongo.db('keys'), new Secrets(secret));

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

  it('prepares many keys in one go, those that others make meanwhile among them', async () => {
    const ids = Array.from({ length: 30 }, () => uuidv4());
    const [mine, others] = [keyring(), keyring()];
    await mine.prepare(ids);
    expect(asked).toEqual(['find', 'update']);
    asked = [];
    const [more, both] = [uuidv4(), uuidv4()];
    await Promise.all([mine.prepare([...ids, both]), others.prepare([both, more])]);
    expect(await mine.keyFor(both)).toEqual(await others.keyFor(both));
    asked = [];
    await Promise.all(ids.map((id) => mine.keyFor(id)));
    expect(asked).toEqual([]);
  });

  it('digests the same text the same way in every process, and not at all without a subject', async () => {
    const id = uuidv4();
    await keyring().keyFor(id);
    const [digest] = await keyring().digests('asked', [id]);
    expect(digest).toBeDefined();
    expect((await keyring().digests('asked', [id]))[0]).toBe(digest);
    expect(await keyring().digests('asked', [])).not.toContain(digest);
    const stranger = new MongoKeyring(mongo.db('keys'), new Secrets(randomBytes(32).toString('hex')));
    expect(await stranger.digests('asked', [])).not.toContain((await keyring().digests('asked', []))[0]);
    await keyring().destroy(id);
    expect(await keyring().digests('asked', [id])).toEqual([]);
  });

  describe('when the secret changes', () => {
    const next = randomBytes(32).toString('hex');
    const over = (name: string, secrets: Secrets): MongoKeyring => new MongoKeyring(mongo.db(name), secrets);

    it('seals every key anew, leaves destroyed ones destroyed, and then needs the previous secret no more', async () => {
      const name = `r${uuidv4().slice(0, 8)}`;
      const before = over(name, new Secrets(secret));
      const ids = Array.from({ length: 1_100 }, () => uuidv4());
      await before.prepare(ids);
      const [kept = '', lost = ''] = ids;
      const key = await before.keyFor(kept);
      const [digest] = await before.digests('asked', [kept]);
      await before.destroy(lost);
      const between = over(name, new Secrets(next, secret));
      expect(await between.notResealed()).toBe(ids.length - 1);
      expect(await between.findKey(kept)).toEqual(key);
      expect(await between.digests('asked', [kept])).toContain(digest);
      await Promise.all([between.reseal(), over(name, new Secrets(next, secret)).reseal()]);
      expect(await between.notResealed()).toBe(0);
      const after = over(name, new Secrets(next));
      expect([await after.findKey(kept), await after.findKey(lost)]).toEqual([key, null]);
      await expect(over(name, new Secrets(secret)).findKey(kept)).rejects.toThrow('another secret');
    });

    it('lets both secrets work side by side where each process knows both', async () => {
      const name = `r${uuidv4().slice(0, 8)}`;
      const [old, fresh] = [over(name, new Secrets(secret, next)), over(name, new Secrets(next, secret))];
      const [first, second] = [uuidv4(), uuidv4()];
      const keys = [await old.keyFor(first), await fresh.keyFor(second)];
      await fresh.reseal();
      const again = over(name, new Secrets(secret, next));
      expect([await again.findKey(first), await again.findKey(second)]).toEqual(keys);
    });

    it('opens keys of the time before each purpose had a key of its own, and seals them anew', async () => {
      const name = `r${uuidv4().slice(0, 8)}`;
      const id = uuidv4();
      const key = randomBytes(32);
      const master = createHash('sha256').update(`subject-keys|${secret}`).digest();
      await mongo
        .db(name)
        .collection<{ _id: string; sealedKey: string }>('identity_subject_keys')
        .insertOne({ _id: id, sealedKey: seal(master, key.toString('base64url')) });
      const keyring = over(name, new Secrets(secret));
      expect(await keyring.findKey(id)).toEqual(key);
      await keyring.reseal();
      expect(await keyring.notResealed()).toBe(0);
      expect(await over(name, new Secrets(secret)).findKey(id)).toEqual(key);
    });
  });
});
