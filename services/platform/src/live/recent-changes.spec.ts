import { RecentChanges } from './recent-changes';

const at = (n: number): string => String(n).padStart(20, '0');

describe('recent changes', () => {
  let now: number;
  let recent: RecentChanges;
  beforeEach(() => {
    now = 1_000_000;
    recent = new RecentChanges(() => now);
  });

  it('are the newest of the rooms that somebody enters', () => {
    recent.note('one', at(7));
    recent.note('two', at(9));
    recent.note('other', at(11));
    recent.note('one', at(8));
    expect(recent.latest(['one', 'two'], 5_000)).toBe(at(9));
    expect(recent.latest(['one'], 5_000)).toBe(at(8));
    expect(recent.latest(['none'], 5_000)).toBeNull();
  });

  it('are nothing to who has read since, and forgotten after half a minute', () => {
    recent.note('one', at(7));
    now += 5_001;
    expect(recent.latest(['one'], 5_000)).toBeNull();
    expect(recent.latest(['one'], 10_000)).toBe(at(7));
    now += 25_000;
    recent.note('two', at(8));
    expect(recent.latest(['one'], 60_000)).toBeNull();
  });
});
