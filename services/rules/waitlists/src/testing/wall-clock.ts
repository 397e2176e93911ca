/**
 * What clocks on the wall show, asked of the platform minute by minute: what the library calculates is checked against
 * it. Minutes are counted from 1970 (UTC).
 */
export class WallClock {
  private readonly shown = new Map<number, string>();
  private readonly format: Intl.DateTimeFormat;
  private static readonly clocks = new Map<string, WallClock>();

  private constructor(zone: string) {
    this.format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    });
  }

  static in(zone: string): WallClock {
    const clock = this.clocks.get(zone) ?? new WallClock(zone);
    this.clocks.set(zone, clock);
    return clock;
  }

  /** @returns 'yyyy-mm-dd HH:MM' */
  at(minute: number): string {
    const known = this.shown.get(minute);
    if (known !== undefined) return known;
    const text = this.format.format(minute * 60_000);
    this.shown.set(minute, text);
    return text;
  }

  day(minute: number): string {
    return this.at(minute).slice(0, 10);
  }

  time(minute: number): string {
    return this.at(minute).slice(11);
  }
}
