import { samplePlayers, sampleRoom, turn } from '../testing/sample-room';
import { factsOf } from './room-facts';
import { nextWarning, timeWords } from './time-words';

const NOW = Date.parse('2026-06-01T20:00:00.000Z');
const endsIn = (seconds: number) => ({ deadlineAt: new Date(NOW + seconds * 1_000).toISOString() });
const said = (change: Parameters<typeof sampleRoom>[0]) =>
  timeWords(factsOf(sampleRoom(change), samplePlayers), NOW);

it.each([
  [60, { inMs: 30_000, words: '30 seconds left for your pick.' }],
  [30, { inMs: 20_000, words: '10 seconds left for your pick.' }],
  [10.5, { inMs: 500, words: '10 seconds left for your pick.' }],
  [10, null],
  [-1, null],
])('warns 30 and 10 s before the end: with %s s left', (left, warning) => {
  expect(nextWarning(turn(1, endsIn(left)), NOW)).toEqual(warning);
});

it('reads a clock that stands still in quiet hours', () => {
  const quiet = [{ from: endsIn(-3_600).deadlineAt, until: endsIn(3_600).deadlineAt }];
  expect(said({ turn: turn(2, { ...endsIn(7_200), quiet }) })).toBe(
    '1 hour left for Owls. The clock stands still.',
  );
  expect(said({ turn: turn(2, { ...endsIn(7_200), quiet: [] }) })).toBe('2 hours left for Owls.');
});

it('reads the clock', () => {
  expect(said({ turn: turn(1, endsIn(65)) })).toBe('1 minute 5 seconds left for you.');
  expect(said({ turn: turn(2, endsIn(1)) })).toBe('1 second left for Owls.');
  expect(said({ turn: turn(1, endsIn(4 * 3_600 + 62)) })).toBe('4 hours 1 minute 2 seconds left for you.');
  expect(said({ turn: turn(2, endsIn(-1)) })).toBe('0 seconds left for Owls.');
  expect(said({ turn: null })).toBe('Nobody is on the clock.');
  const paused = {
    cause: 'commissioner',
    reason: 'Rain',
    revision: 8,
    remainingSeconds: 120,
    at: '2026-06-01T20:00:00.000Z',
  } as const;
  expect(said({ status: 'paused', turn: null, paused })).toBe('Paused with 2 minutes on the clock.');
});
