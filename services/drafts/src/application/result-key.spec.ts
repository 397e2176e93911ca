import { MemoryKeyring } from '@fieldhouse/kernel/testing';
import { createPublicKey, verify } from 'node:crypto';
import { ResultKey } from './result-key';

const holds = (statement: string, signature: string, publicKey: string): boolean => {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  const bytes = Buffer.from(signature, 'base64');
  return verify('sha256', Buffer.from(statement), { key, dsaEncoding: 'ieee-p1363' }, bytes);
};

describe('the key of results', () => {
  it('is one for the installation, and another for another', async () => {
    const keyring = new MemoryKeyring();
    const key = await new ResultKey(keyring).publicKey();
    expect(await new ResultKey(keyring).publicKey()).toBe(key);
    expect(await new ResultKey(new MemoryKeyring()).publicKey()).not.toBe(key);
  });

  it('signs what nobody can say otherwise, nor with another key', async () => {
    const key = new ResultKey(new MemoryKeyring());
    const signature = await key.sign('a statement');
    expect(Buffer.from(signature, 'base64')).toHaveLength(64);
    expect(holds('a statement', signature, await key.publicKey())).toBe(true);
    expect(holds('A statement', signature, await key.publicKey())).toBe(false);
    expect(holds('a statement', signature, await new ResultKey(new MemoryKeyring()).publicKey())).toBe(false);
  });

  it('is asked for again after a store that did not answer, and signs nothing without it', async () => {
    const keyring = new MemoryKeyring();
    let away = true;
    const key = new ResultKey({
      keyFor: (id) => (away ? Promise.reject(new Error('away')) : keyring.keyFor(id)),
    });
    await expect(key.sign('x')).rejects.toThrow('away');
    away = false;
    expect(holds('x', await key.sign('x'), await key.publicKey())).toBe(true);
    await keyring.destroy('draft-results');
    await expect(new ResultKey(keyring).sign('x')).rejects.toThrow('was destroyed');
  });
});
