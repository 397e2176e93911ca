import { ageingOf, lateAfter, overdueOf } from './ageing';

describe('what is owed, by how long it has been due', () => {
  const due = (dueOn: string | null, amountMinor = 1) => ({ dueOn, amountMinor });
  const on = '2026-06-30';

  it.each([
    ['2026-06-30', 'notDueMinor'],
    ['2026-06-29', 'to30Minor'],
    ['2026-05-31', 'to30Minor'],
    ['2026-05-30', 'to60Minor'],
    ['2026-05-01', 'to60Minor'],
    ['2026-04-30', 'to90Minor'],
    ['2026-04-01', 'to90Minor'],
    ['2026-03-31', 'over90Minor'],
    [null, 'notDueMinor'],
  ])('what is due on %s is in %s on the last of June', (dueOn, bucket) => {
    expect(ageingOf([due(dueOn)], on)).toMatchObject({ [bucket]: 1, totalMinor: 1 });
  });

  it('is late once its day is over where the payee is, as its invoice says; of several, once it is everywhere', () => {
    const at = '2026-07-01T04:30:00.000Z';
    expect(lateAfter(at, 'America/New_York')).toBe('2026-07-01');
    expect(lateAfter(at, 'America/Chicago')).toBe('2026-06-30');
    expect(lateAfter(at, null)).toBe('2026-06-30');
    expect(ageingOf([due(on)], lateAfter(at, 'America/New_York'))).toMatchObject({ to30Minor: 1 });
  });

  it('adds up, and knows what is late', () => {
    const buckets = ageingOf([due('2026-07-01', 500), due('2026-06-01', 300), due(null, -100)], on);
    expect(buckets).toMatchObject({ notDueMinor: 400, to30Minor: 300, totalMinor: 700 });
    expect(overdueOf(buckets)).toBe(300);
  });
});
