import { clockSeconds, quietHoursOf } from './draft-clock';
import type { DraftClock } from './draft.values';

const clock = (changes: Partial<DraftClock> = {}): DraftClock => ({
  ...{ pickSeconds: 60, rounds: [], soft: false, quietHours: null, zone: 'UTC' },
  ...changes,
});

describe('the clock of a round', () => {
  it('runs as long as the first override that covers the round, else as the general clock', () => {
    const rounds = [
      { fromRound: 2, toRound: 3, seconds: 90 },
      { fromRound: 3, toRound: 9, seconds: 30 },
    ];
    const seconds = [1, 2, 3, 4, 9, 10].map((round) => clockSeconds(clock({ rounds }), round));
    expect(seconds).toStrictEqual([60, 90, 90, 30, 30, 60]);
  });

  it('stands still in quiet hours from an hour on', () => {
    const quietHours = { from: '22:00', to: '08:00' };
    const rounds = [{ fromRound: 2, toRound: 2, seconds: 3_599 }];
    const slow = clock({ pickSeconds: 3_600, quietHours, rounds });
    expect([1, 2].map((round) => quietHoursOf(slow, round))).toEqual([quietHours, null]);
    expect(quietHoursOf(clock({ pickSeconds: 3_600 }), 1)).toBeNull();
  });
});
