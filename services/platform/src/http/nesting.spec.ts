import { isDeeper } from './nesting';

const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const isDeeperThanFour = (json: string): boolean => isDeeper(Buffer.from(json), 4);

describe('how deep a text nests', () => {
  it.each([
    ['one level too many', deep(5)],
    ['objects and lists in turn', '{"a":[{"b":[{}]}]}'],
    ['after much that is flat', `[${'[],'.repeat(1_000)}[[[[]]]]]`],
    ['behind a text with quotes', String.raw`{"a\"":[[[[]]]]}`],
    ['without an end', '['.repeat(20_000)],
  ])('is too deep: %s', (_, json) => {
    expect(isDeeperThanFour(json)).toBe(true);
  });

  it.each([
    ['what may be', deep(4)],
    ['many beside each other', `[${'[[]],'.repeat(1_000)}[]]`],
    ['what stands in texts', JSON.stringify({ note: deep(9), quote: '"[[[[[', end: '\\' })],
    ['nothing', ''],
    ['a text without an end', '"[[[[['],
  ])('is not: %s', (_, json) => {
    expect(isDeeperThanFour(json)).toBe(false);
  });
});
