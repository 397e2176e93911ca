import type { StoredEvent } from './frames';
import { RecentEvents } from './recent-events';

const event = (position: number, size = 100): StoredEvent => ({
  position,
  stream: 's',
  revision: position - 1,
  created: 0,
  type: 't',
  frame: Buffer.alloc(size),
});
const range = (first: number, last: number, size?: number): readonly StoredEvent[] =>
  Array.from({ length: last - first + 1 }, (_, index) => event(first + index, size));
const positions = (events: readonly StoredEvent[] | undefined): readonly number[] | undefined =>
  events?.map(({ position }) => position);

describe('the last events in memory', () => {
  it('know nothing before the first', () => {
    expect(new RecentEvents().after(0, 10)).toBeUndefined();
  });

  it('give what follows a position, up to the limit', () => {
    const recent = new RecentEvents();
    recent.add(range(11, 20));
    expect(positions(recent.after(10, 3))).toEqual([11, 12, 13]);
    expect(positions(recent.after(18, 10))).toEqual([19, 20]);
    expect(recent.after(20, 10)).toEqual([]);
    expect(recent.after(9, 10)).toBeUndefined();
  });

  it('stay few, and let the oldest go', () => {
    const recent = new RecentEvents();
    for (let position = 1; position <= 10_000; position += 1) recent.add([event(position)]);
    expect(recent.after(7_000, 1)).toBeUndefined();
    expect(positions(recent.after(9_998, 10))).toEqual([9_999, 10_000]);
  });

  it('stay small when events are large', () => {
    const recent = new RecentEvents();
    recent.add(range(1, 100, 1024 * 1024));
    expect(recent.after(90, 1)).toBeUndefined();
    expect(positions(recent.after(98, 10))).toEqual([99, 100]);
  });
});
