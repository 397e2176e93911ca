import { daysToLookAt } from './days-to-look-at';

const now = '2026-03-10T03:00:00.000Z';
const week = ['03', '04', '05', '06', '07', '08', '09'].map((day) => `2026-03-${day}`);
const look = (day: string, reconciledAt: string, open = 0) => ({ day, reconciledAt, open });
/** Each looked at in the night after it. */
const done = week.map((day, index) =>
  look(day, `2026-03-${String(index + 4).padStart(2, '0')}T01:30:00.000Z`),
);

describe('days that are reconciled', () => {
  it('are those of the last week that are over, after a worker was away', () => {
    expect(daysToLookAt([], now)).toEqual(week);
    expect(daysToLookAt(done, now)).toEqual([]);
    expect(daysToLookAt(done.slice(0, -1), now)).toEqual(['2026-03-09']);
  });

  it('are over an hour after midnight', () => {
    expect(daysToLookAt(done.slice(0, -1), '2026-03-10T00:59:59.000Z')).toEqual([]);
    expect(daysToLookAt(done.slice(0, -1), '2026-03-10T01:00:00.000Z')).toEqual(['2026-03-09']);
    // A look while it was not over is none at all of it.
    const early = [...done.slice(0, -1), look('2026-03-09', '2026-03-09T18:00:00.000Z')];
    expect(daysToLookAt(early, now)).toEqual(['2026-03-09']);
  });

  it('are looked at again every day while cases wait', () => {
    const open = look('2026-02-20', '2026-03-09T02:00:00.000Z', 1);
    expect(daysToLookAt([...done, open], now)).toEqual(['2026-02-20']);
    expect(daysToLookAt([...done, { ...open, reconciledAt: '2026-03-09T04:00:00.000Z' }], now)).toEqual([]);
    expect(daysToLookAt([...done, { ...open, reconciledAt: '2026-03-09T03:00:00.000Z' }], now)).toEqual([
      '2026-02-20',
    ]);
    expect(daysToLookAt([...done, { ...open, open: 0 }], now)).toEqual([]);
  });
});
