import { turn } from '../testing/sample-room';
import { digitsOf, nextPhaseIn, nextTickIn, phaseAt } from './clock-phase';

const start = Date.parse('2026-06-01T20:00:00.000Z');
const at = (second: number): number => start + second * 1_000;
const iso = (second: number): string => new Date(at(second)).toISOString();
const minute = turn(1, { startedAt: iso(0), deadlineAt: iso(60), autoPickAt: iso(62) });

it('is neutral above a quarter of the time, low below, and last in the last 5 s', () => {
  expect([0, 44.9, 45, 54.9, 55, 59.9].map((second) => phaseAt(minute, at(second)))).toEqual([
    'running',
    'running',
    'low',
    'low',
    'last',
    'last',
  ]);
});

it('gives 2 s of grace after zero', () => {
  expect([60, 61.9, 62].map((second) => phaseAt(minute, at(second)))).toEqual(['grace', 'grace', 'over']);
});

it('gives no grace on auto nor with a soft clock', () => {
  expect(phaseAt({ ...minute, auto: true }, at(60))).toBe('over');
  expect(phaseAt({ ...minute, autoPickAt: null }, at(60))).toBe('over');
});

it('knows when the phase changes next', () => {
  expect([0, 45, 55, 60, 62].map((second) => nextPhaseIn(minute, at(second)))).toEqual([
    45_000,
    10_000,
    5_000,
    2_000,
    null,
  ]);
});

it('knows when there is something else to show', () => {
  expect([0, 0.4, 44.999, 59.5, 60, 62].map((second) => nextTickIn(minute, at(second)))).toEqual([
    1_000,
    600,
    1,
    500,
    2_000,
    null,
  ]);
});

it('writes the digits', () => {
  expect([60_000, 59_001, 1, 0, -5_000, 3_661_000].map(digitsOf)).toEqual([
    '1:00',
    '1:00',
    '0:01',
    '0:00',
    '0:00',
    '1:01:01',
  ]);
});
