import { summarise } from './availability';

const now = Date.parse('2026-11-21T02:00:30.000Z');
const day = (_id: string, up: number, firstMinute = `${_id}T00:00:00.000Z`) => ({
  _id,
  up,
  firstMinute,
  lastMinute: `${_id}T23:59:00.000Z`,
});

describe('measured availability', () => {
  it('says nothing before the first measurement', () => {
    const { measuredSince, percent, days } = summarise([], now);
    expect([measuredSince, percent]).toEqual([null, null]);
    expect(days).toHaveLength(90);
    expect(days.every((one) => one.percent === null && one.minutes === 0)).toBe(true);
  });

  it('counts the first day from the first measured minute on', () => {
    const { measuredSince, days } = summarise([day('2026-11-21', 60, '2026-11-21T01:00:00.000Z')], now);
    expect(measuredSince).toBe('2026-11-21T01:00:00.000Z');
    expect(days.at(-1)).toEqual({ day: '2026-11-21', percent: 100, upMinutes: 60, minutes: 60 });
    expect(days.at(-2)).toMatchObject({ percent: null });
  });

  it('counts minutes that nobody measured as down', () => {
    const { percent, days } = summarise([day('2026-11-19', 1_440), day('2026-11-21', 120)], now);
    expect(days.slice(-3).map((one) => one.percent)).toEqual([100, 0, 100]);
    expect(percent).toBe(52);
  });

  it('never rounds up to a promise that was not kept', () => {
    const { days } = summarise([day('2026-11-20', 1_439), day('2026-11-21', 120)], now);
    expect(days.at(-2)?.percent).toBe(99.93);
  });
});
