import type { PollView } from '@fieldhouse/api-contract';
import { act, renderHook } from '@testing-library/react';
import { useClosed } from './use-closed';

const NOW = new Date('2026-11-23T18:00:00.000Z');
const poll = (more: Partial<PollView>): PollView => ({
  ...{ options: [], mine: [], multiple: false, secret: false, closesAt: null, closed: false, voters: 0 },
  ...more,
});
const closed = (more: Partial<PollView>) => renderHook(() => useClosed(poll(more))).result;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

it('closes a poll before one’s eyes, when its time has come and not before', () => {
  const result = closed({ closesAt: '2026-11-23T18:01:15.000Z' });
  act(() => jest.advanceTimersByTime(74_999));
  expect(result.current).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe(true);
});

it('knows one that was closed by hand, and waits for nothing where nothing comes by itself', () => {
  expect(closed({ closed: true, closesAt: '2026-11-24T18:00:00.000Z' }).current).toBe(true);
  expect(closed({}).current).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
});
