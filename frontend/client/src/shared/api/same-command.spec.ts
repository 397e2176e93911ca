import { keyFor, settled, somethingElse } from './same-command';

const MINUTES = 60_000;

beforeEach(() => {
  somethingElse();
  jest.spyOn(Date, 'now').mockReturnValue(0);
});
afterEach(() => jest.restoreAllMocks());

it('is the same command as long as nothing is known of it, for ten minutes', () => {
  expect(keyFor('/leagues Spring', 'k1')).toBe('k1');
  expect(keyFor('/leagues Spring', 'k2')).toBe('k1');
  jest.spyOn(Date, 'now').mockReturnValue(10 * MINUTES - 1);
  expect(keyFor('/leagues Spring', 'k3')).toBe('k1');
  jest.spyOn(Date, 'now').mockReturnValue(20 * MINUTES - 1);
  expect(keyFor('/leagues Spring', 'k4')).toBe('k4');
});

it('is another one with other content, and after something else', () => {
  keyFor('/leagues Spring', 'k1');
  expect(keyFor('/leagues Fall', 'k2')).toBe('k2');
  somethingElse();
  expect(keyFor('/leagues Fall', 'k3')).toBe('k3');
});

it('is another one once it is known what became of it, not what became of another', () => {
  keyFor('/leagues Spring', 'k1');
  settled('k0');
  expect(keyFor('/leagues Spring', 'k2')).toBe('k1');
  settled('k1');
  expect(keyFor('/leagues Spring', 'k3')).toBe('k3');
});
