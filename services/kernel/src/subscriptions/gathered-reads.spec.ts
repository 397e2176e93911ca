import { GatheredReads } from './gathered-reads';

describe('reads by key', () => {
  const given = (): { queries: (readonly string[])[]; reads: GatheredReads<number> } => {
    const queries: (readonly string[])[] = [];
    const reads = new GatheredReads<number>((keys) => {
      queries.push(keys);
      if (keys.includes('broken')) return Promise.reject(new Error('away'));
      return Promise.resolve(
        new Map(keys.flatMap((key) => (key === 'none' ? [] : [[key, key.length] as const]))),
      );
    });
    return { queries, reads };
  };

  it('are one query in a turn of the loop, each key once', async () => {
    const { queries, reads } = given();
    const asked = ['one', 'three', 'one', 'none'].map((key) => reads.of(key));
    expect(await Promise.all(asked)).toEqual([3, 5, 3, undefined]);
    expect(queries).toEqual([['one', 'three', 'none']]);
  });

  it('are begun after they were asked for', async () => {
    const { queries, reads } = given();
    const first = reads.of('one');
    await first;
    expect(await reads.of('one')).toBe(3);
    expect(queries).toEqual([['one'], ['one']]);
  });

  it('fail for those who share a query, and for nobody after them', async () => {
    const { reads } = given();
    const both = [reads.of('broken'), reads.of('one')];
    for (const one of both) await expect(one).rejects.toThrow('away');
    expect(await reads.of('one')).toBe(3);
  });
});
