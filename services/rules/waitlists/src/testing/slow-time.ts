import type { PlaceSettings } from '../settings';
import { WallClock } from './wall-clock';

/** Questions of time, answered by walking along the clock on the wall minute by minute. All instants are minutes. */
export class SlowTime {
  zone: string;

  constructor(
    private readonly settings: PlaceSettings,
    public start: number,
  ) {
    this.zone = settings.zone;
  }

  private get clock(): WallClock {
    return WallClock.in(this.zone);
  }

  /** Counts the minutes in which the clock of an offer runs until there have been enough. */
  endOfOffer(now: number): number {
    let left = this.minutesOfOffer(now);
    let minute = now;
    while (left > 0 && minute < this.start) {
      if (!this.sleeps(minute)) left -= 1;
      minute += 1;
    }
    return minute;
  }

  private minutesOfOffer(now: number): number {
    const { by, minutes } = this.settings.holds;
    if (by === 'hours') {
      const away = this.start - now;
      if (away < 60) return minutes.last;
      return away <= 16 * 60 ? minutes.near : minutes.far;
    }
    const today = this.clock.day(now);
    const startDay = this.clock.day(this.start);
    if (today === startDay) return minutes.last;
    let next = now;
    while (this.clock.day(next) === today) next += 1;
    return this.clock.day(next) === startDay ? minutes.near : minutes.far;
  }

  private sleeps(minute: number): boolean {
    const { night, awakeHours } = this.settings.holds;
    if (night === null || this.start - minute <= awakeHours * 60) return false;
    const time = this.clock.time(minute);
    if (night.from < night.to) return time >= night.from && time < night.to;
    return time >= night.from || time < night.to;
  }

  /** What crunch does in a minute. */
  crunchIn(now: number): 'ask' | 'open' | null {
    const time = this.clock.time(now);
    if (!(time === '17:00' || time === '09:00' || this.start - now === 24 * 60)) return null;
    let five = this.start - 1;
    while (this.clock.time(five) !== '17:00') five -= 1;
    if (now === five) return 'open';
    let nine = five;
    while (this.clock.time(nine) !== '09:00') nine -= 1;
    return now === Math.min(nine, this.start - 24 * 60) ? 'ask' : null;
  }
}
