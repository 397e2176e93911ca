import { TokenBucket } from './token-bucket';

let now = 0;
const bucket = (): TokenBucket => new TokenBucket(20, 40, () => now);
const taken = (from: TokenBucket, tries: number): number =>
  Array.from({ length: tries }, () => from.take()).filter(Boolean).length;
beforeEach(() => (now = 0));

it('gives a burst at once and then so many a second', () => {
  const one = bucket();
  expect(taken(one, 100)).toBe(40);
  now += 1_000;
  expect(taken(one, 100)).toBe(20);
  now += 50;
  expect(taken(one, 100)).toBe(1);
});

it('never holds more than a burst', () => {
  const one = bucket();
  now += 3_600_000;
  expect(taken(one, 100)).toBe(40);
});

it('makes later takers wait for what was charged', () => {
  const one = bucket();
  one.charge(50);
  now += 500;
  expect(taken(one, 10)).toBe(0);
  now += 100;
  expect(taken(one, 10)).toBe(2);
});
