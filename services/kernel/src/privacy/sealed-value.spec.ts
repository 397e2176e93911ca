import { createDecipheriv, randomBytes } from 'node:crypto';
import { open, openBytes, seal, sealBytes } from './sealed-value';

describe('what is sealed', () => {
  const key = randomBytes(32);

  it('is closed by AES-256-GCM, under another nonce each time', () => {
    const nonces = new Set<string>();
    for (let n = 0; n < 100; n += 1) {
      const sealed = sealBytes(key, Buffer.from('Ana'));
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
      decipher.setAuthTag(sealed.subarray(12, 28));
      const opened = Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
      expect(opened.toString()).toBe('Ana');
      nonces.add(sealed.subarray(0, 12).toString('hex'));
    }
    expect(nonces.size).toBe(100);
  });

  it('is not opened once a bit of it is another, nor by another key', () => {
    const sealed = sealBytes(key, Buffer.from('Ana'));
    for (let bit = 0; bit < 8 * sealed.length; bit += 1) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expect(() => openBytes(key, changed)).toThrow();
    }
    expect(() => openBytes(randomBytes(32), sealed)).toThrow();
    expect(openBytes(key, sealed).toString()).toBe('Ana');
  });

  it('says as a text how it was closed, so that another way may follow', () => {
    const sealed = seal(key, { phone: '+1 555 010 9999' });
    expect(sealed).toMatch(/^sealed:v1:[\w-]+$/);
    expect(open(key, sealed)).toEqual({ phone: '+1 555 010 9999' });
    expect(() => open(key, sealed.replace('v1', 'v2'))).toThrow('not a sealed value');
  });
});
