import { MemoryKeyring } from '@fieldhouse/kernel/testing';
import { vapidKeysOf } from './vapid-keys';

describe('the key for push services', () => {
  it('is one for the installation, and another for another', async () => {
    const keyring = new MemoryKeyring();
    const keys = await vapidKeysOf(keyring);
    expect(await vapidKeysOf(keyring)).toEqual(keys);
    expect((await vapidKeysOf(new MemoryKeyring())).publicKey).not.toBe(keys.publicKey);
  });

  it('is of the same length, whatever it comes from: one in 256 begins with a zero', async () => {
    for (let seed = 0; seed < 1_000; seed += 1) {
      const key = Buffer.alloc(32);
      key.writeUInt16BE(seed);
      const { publicKey, privateKey } = await vapidKeysOf({ keyFor: () => Promise.resolve(key) });
      expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
      expect(Buffer.from(privateKey, 'base64url')).toHaveLength(32);
    }
  });
});
