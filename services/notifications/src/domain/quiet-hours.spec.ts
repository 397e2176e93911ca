import fc from 'fast-check';
import { DateTime } from 'luxon';
import { quietUntil } from './quiet-hours';

const night = { from: '22:00', to: '08:00', zone: 'America/New_York' };

describe('quiet hours', () => {
  it.each([
    ['in the evening, until the next morning', '2026-11-24T03:30:00.000Z', '2026-11-24T13:00:00.000Z'],
    ['after midnight, until this morning', '2026-11-24T06:00:00.000Z', '2026-11-24T13:00:00.000Z'],
    ['from their first instant', '2026-11-24T03:00:00.000Z', '2026-11-24T13:00:00.000Z'],
    ['not a moment before', '2026-11-24T02:59:59.999Z', null],
    ['not from the instant at which they end', '2026-11-24T13:00:00.000Z', null],
    ['not by day', '2026-11-24T18:00:00.000Z', null],
  ])('hold %s', (_, at, until) => {
    expect(quietUntil(at, night)).toBe(until);
  });

  it('may be within one day', () => {
    const nap = { from: '13:00', to: '14:30', zone: 'Europe/Berlin' };
    expect(quietUntil('2026-07-01T12:00:00.000Z', nap)).toBe('2026-07-01T12:30:00.000Z');
    expect(quietUntil('2026-07-01T12:30:00.000Z', nap)).toBeNull();
  });

  it('are shorter in the night in which clocks are set forward, and longer in that in which they are set back', () => {
    expect(quietUntil('2026-03-08T04:00:00.000Z', night)).toBe('2026-03-08T12:00:00.000Z');
    expect(quietUntil('2026-11-01T03:00:00.000Z', night)).toBe('2026-11-01T13:00:00.000Z');
  });

  it('end with the gap where their end does not exist', () => {
    const gap = { from: '22:00', to: '02:30', zone: 'America/New_York' };
    for (const minute of ['30', '31', '32', '33', '47', '59'])
      expect(quietUntil(`2026-03-08T06:${minute}:00.000Z`, gap)).toBe('2026-03-08T07:00:00.000Z');
  });

  it('end for the first time, and come again, where the clock shows their end twice', () => {
    const twice = { from: '22:00', to: '01:30', zone: 'America/New_York' };
    expect(quietUntil('2026-11-01T05:10:00.000Z', twice)).toBe('2026-11-01T05:30:00.000Z');
    expect(quietUntil('2026-11-01T05:45:00.000Z', twice)).toBeNull();
    expect(quietUntil('2026-11-01T06:10:00.000Z', twice)).toBe('2026-11-01T06:30:00.000Z');
  });

  it('end at the first instant at which the clock shows a time outside of them, in every zone on every day', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    const zone = fc.constantFrom('America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kolkata');
    // Around the changes of the clocks, half of the time.
    const changes = ['2026-03-08T07:00Z', '2026-11-01T06:00Z', '2026-10-25T01:00Z', '2026-04-04T15:00Z'];
    const minutes = fc.oneof(
      fc.integer({ min: 0, max: 365 * 1_440 }).map((n) => Date.parse('2026-01-01T00:00Z') / 60_000 + n),
      fc
        .tuple(fc.constantFrom(...changes), fc.integer({ min: -1_500, max: 1_500 }))
        .map(([at, n]) => Date.parse(at) / 60_000 + n),
    );
    fc.assert(
      fc.property(time, time, zone, minutes, (from, to, where, minute) => {
        fc.pre(from !== to);
        const isQuiet = (ms: number): boolean => {
          const wall = DateTime.fromMillis(ms, { zone: where }).toFormat('HH:mm');
          return from < to ? wall >= from && wall < to : wall >= from || wall < to;
        };
        const begin = minute * 60_000;
        const until = quietUntil(new Date(begin).toISOString(), { from, to, zone: where });
        let first = begin;
        while (isQuiet(first)) first += 60_000;
        expect(until).toBe(first === begin ? null : new Date(first).toISOString());
      }),
      { numRuns: 60 },
    );
  });
});
