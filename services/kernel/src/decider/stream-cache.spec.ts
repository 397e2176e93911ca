import { StreamCache, StreamCommands, unread, type Loaded } from './stream-cache';

const MIB = 1024 * 1024;

describe('the folded streams of a process', () => {
  const weighing = (weight: number, commands = new StreamCommands()): Loaded<object> => ({
    ...unread({}),
    weight,
    commands,
  });
  const kept = (cache: StreamCache, ids: readonly string[]): string[] =>
    ids.filter((id) => cache.get(id) !== undefined);

  it('weigh 64 MiB at most: the least recently used go', () => {
    const cache = new StreamCache();
    for (const id of ['a', 'b', 'c']) cache.set(id, weighing(20 * MIB));
    cache.get('a');
    cache.set('d', weighing(20 * MIB));
    expect(kept(cache, ['a', 'b', 'c', 'd'])).toEqual(['a', 'c', 'd']);
  });

  it('are many where they are light', () => {
    const cache = new StreamCache();
    const ids = Array.from({ length: 10_000 }, (_, n) => `s-${n}`);
    for (const id of ids) cache.set(id, weighing(1_000));
    expect(kept(cache, ids)).toHaveLength(10_000);
  });

  it('weigh what is known of their commands too', () => {
    const commands = new StreamCommands();
    for (let n = 0; n < 300_000; n += 1) commands.add(n.toString(16).padStart(12, '0'), n);
    const cache = new StreamCache();
    cache.set('long', weighing(0, commands));
    cache.set('large', weighing(60 * MIB));
    expect(kept(cache, ['long', 'large'])).toEqual(['large']);
  });
});
