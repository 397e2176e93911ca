import { Secrets } from './secrets';

describe('the keys of an installation', () => {
  const secrets = new Secrets('one');

  it('are one per purpose, and none tells of another or of the secret', () => {
    const purposes = ['access-token', 'device', 'email-digest', 'subject-keys', 'team-invite'] as const;
    const keys = purposes.map((purpose) => secrets.keysOf(purpose)[0].toString('hex'));
    expect(new Set([...keys, secrets.id]).size).toBe(purposes.length + 1);
    expect(keys.every((key) => /^[0-9a-f]{64}$/.test(key))).toBe(true);
  });

  it('are the same in every process', () => {
    expect(new Secrets('one').digest('device', 'd1')).toBe(secrets.digest('device', 'd1'));
    expect(new Secrets('one').id).toBe(secrets.id);
  });

  it('make under the present secret and understand the previous one', () => {
    const both = new Secrets('two', 'one');
    expect(both.digest('device', 'd1')).toBe(new Secrets('two').digest('device', 'd1'));
    expect(both.isDigest('device', 'd1', secrets.digest('device', 'd1'))).toBe(true);
    expect(new Secrets('two').isDigest('device', 'd1', secrets.digest('device', 'd1'))).toBe(false);
    expect(both.isDigest('refresh', 'd1', secrets.digest('device', 'd1'))).toBe(false);
    expect([both.keyUnder(secrets.id, 'device'), both.keyUnder('none', 'device')]).toEqual([
      secrets.keysOf('device')[0],
      null,
    ]);
  });

  it('are those of one secret where the previous one is the same', () => {
    expect([new Secrets('one', 'one').hasPrevious, new Secrets('two', 'one').hasPrevious]).toEqual([
      false,
      true,
    ]);
  });
});
