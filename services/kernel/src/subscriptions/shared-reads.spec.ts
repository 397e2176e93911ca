import { SharedReads } from './shared-reads';

describe('reads that many ask for', () => {
  type Read = { readonly end: (answer: number) => void; readonly fail: (error: Error) => void };
  const given = (): { begun: Read[]; ask: (key?: string) => Promise<number> } => {
    const begun: Read[] = [];
    const reads = new SharedReads<number>();
    const read = (): Promise<number> => new Promise((end, fail) => begun.push({ end, fail }));
    return { begun, ask: (key = 'one') => reads.of(key, read) };
  };
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

  it('are one for all who ask while one is under way, begun after they asked', async () => {
    const { begun, ask } = given();
    const first = ask();
    const others = [ask(), ask(), ask()];
    expect(begun).toHaveLength(1);
    begun[0]?.end(1);
    expect(await first).toBe(1);
    await turn();
    expect(begun).toHaveLength(2);
    const late = ask();
    begun[1]?.end(2);
    expect(await Promise.all(others)).toEqual([2, 2, 2]);
    await turn();
    begun[2]?.end(3);
    expect(await late).toBe(3);
  });

  it('begin at once where none is under way, and for each key', async () => {
    const { begun, ask } = given();
    const both = [ask('one'), ask('other')];
    expect(begun).toHaveLength(2);
    begun.forEach(({ end }, i) => end(i));
    expect(await Promise.all(both)).toEqual([0, 1]);
    await turn();
    void ask('one');
    expect(begun).toHaveLength(3);
  });

  it('fail for all who share one, and for nobody else', async () => {
    const { begun, ask } = given();
    const first = ask();
    const [second, third] = [ask(), ask()];
    begun[0]?.fail(new Error('away'));
    await expect(first).rejects.toThrow('away');
    await turn();
    begun[1]?.fail(new Error('still away'));
    await expect(second).rejects.toThrow('still away');
    await expect(third).rejects.toThrow('still away');
    await turn();
    const fourth = ask();
    begun[2]?.end(4);
    expect(await fourth).toBe(4);
  });
});
