import { priceAt, priceEndsAt, registrationPart, stageOf, totalAt } from './league-stage';

const windows = {
  opensAt: '2026-03-01T14:00:00.000Z',
  earlyUntil: '2026-03-15T04:00:00.000Z',
  regularUntil: '2026-04-01T04:00:00.000Z',
  lateUntil: '2026-04-08T04:00:00.000Z',
};
const price = { early: 8_000, regular: 9_500, late: 11_000 };
const prospectus = { windows, startsOn: '2026-04-12', endsOn: '2026-06-28' };
const zone = 'America/New_York';

describe('the parts of a registration time', () => {
  it.each([
    ['2026-03-01T13:59:59.999Z', 'before', null],
    ['2026-03-01T14:00:00.000Z', 'early', 8_000],
    ['2026-03-15T03:59:59.999Z', 'early', 8_000],
    ['2026-03-15T04:00:00.000Z', 'regular', 9_500],
    ['2026-04-01T04:00:00.000Z', 'late', 11_000],
    ['2026-04-08T03:59:59.999Z', 'late', 11_000],
    ['2026-04-08T04:00:00.000Z', 'closed', null],
  ])('at %s are %s, for %s', (at, part, amount) => {
    expect(registrationPart(windows, at)).toBe(part);
    expect(priceAt(price, windows, at)).toBe(amount);
  });

  it('are as many as there are, and cost the regular price where they have none', () => {
    const plain = { ...windows, earlyUntil: null, lateUntil: null };
    expect(registrationPart(plain, windows.opensAt)).toBe('regular');
    expect(registrationPart(plain, windows.regularUntil)).toBe('closed');
    expect(priceAt({ ...price, late: null }, windows, windows.regularUntil)).toBe(9_500);
  });

  it.each([
    ['2026-02-01T00:00:00.000Z', windows.earlyUntil],
    [windows.opensAt, windows.earlyUntil],
    [windows.earlyUntil, windows.regularUntil],
    [windows.regularUntil, windows.lateUntil],
    [windows.lateUntil, windows.lateUntil],
  ])('have a price at %s that ends at %s', (at, end) => {
    expect(priceEndsAt(windows, at)).toBe(end);
  });

  it('cost what comes on top as well', () => {
    const charges = [
      { name: 'Referees', amount: 500 },
      { name: 'Insurance', amount: 250 },
    ];
    expect(totalAt({ windows, charges }, price, windows.opensAt)).toBe(8_750);
    expect(totalAt({ windows, charges }, price, '2026-02-01T00:00:00.000Z')).toBeNull();
  });
});

describe('a league', () => {
  const stage = (at: string, change: Partial<Parameters<typeof stageOf>[0]> = {}): string =>
    stageOf({ prospectus, zone, published: true, cancelled: false, full: false, ...change }, at);

  it('is its staff’s until it is published, and nobody’s once it is cancelled', () => {
    expect(stage(windows.opensAt, { published: false })).toBe('draft');
    expect(stage(windows.opensAt, { prospectus: null })).toBe('draft');
    expect(stage(windows.opensAt, { cancelled: true })).toBe('cancelled');
  });

  it('is announced, open or full, closed, running, and finished after its last day where it plays', () => {
    expect(stage('2026-02-01T00:00:00.000Z')).toBe('announced');
    expect(stage(windows.opensAt)).toBe('open');
    expect(stage(windows.opensAt, { full: true })).toBe('full');
    expect(stage(windows.lateUntil)).toBe('closed');
    expect(stage('2026-04-12T03:59:59.999Z')).toBe('closed');
    expect(stage('2026-04-12T04:00:00.000Z')).toBe('running');
    expect(stage('2026-06-29T03:59:59.999Z')).toBe('running');
    expect(stage('2026-06-29T04:00:00.000Z')).toBe('finished');
  });

  it('takes people late into a season that has begun', () => {
    const late = { ...windows, lateUntil: '2026-04-20T04:00:00.000Z' };
    const begun = { ...prospectus, windows: late };
    expect(stage('2026-04-15T12:00:00.000Z', { prospectus: begun })).toBe('open');
  });
});
