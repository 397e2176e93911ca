import type { PlaceCommand } from '../commands';
import type { Capacity, PlaceSettings } from '../settings';
import { lotInHalves } from './lot-in-halves';
import { SlowTime } from './slow-time';

/** Somebody as the oracle knows them. `key`: who has the smaller one comes first; `since`: when they got their offer or place. */
type Person = {
  readonly id: string;
  categories: string[];
  turns: number;
  status: string;
  key: number;
  missed: number;
  deadline: number;
  since: number;
  confirmed: boolean;
};

/** How all stand, as both sides say it. */
export type View = {
  readonly list: readonly string[];
  readonly holders: readonly string[];
  readonly states: Readonly<Record<string, string>>;
  readonly deadlines: Readonly<Record<string, number>>;
  readonly unconfirmed: readonly string[];
};

const minuteOf = (iso: string): number => Date.parse(iso) / 60_000;

/**
 * Business rules 5.3 the plain way: it lives minute by minute, sorts everybody anew whenever it asks who is next, and walks
 * through the night to find when an offer ends. It shares no code with the library, and all of its instants are minutes.
 */
export class Oracle {
  private people: Person[] = [];
  private tally = 0;
  private drawn = false;
  private grabOpen = false;
  private readonly time: SlowTime;

  constructor(
    private readonly settings: PlaceSettings,
    private capacity: Capacity,
    private now: number,
  ) {
    this.time = new SlowTime(settings, minuteOf(settings.startsAt));
  }

  private get start(): number {
    return this.time.start;
  }

  /** Lives until a minute. What nobody was there to offer meanwhile is offered in the last. */
  advance(to: number): void {
    let isOpen = false;
    while (this.now < to) {
      this.now += 1;
      isOpen = this.live() || isOpen;
    }
    if (isOpen) this.fill();
  }

  /** @returns whether offers ended */
  private live(): boolean {
    const isOver = (one: Person): boolean =>
      one.status === 'offered' && (one.deadline === this.now || this.now === this.start);
    const ended = this.people.some(isOver) ? this.sorted(isOver) : [];
    for (const one of ended) {
      one.status = 'expired';
      one.missed += 1;
      if (one.missed > 1) one.key = this.lastKey() + 1;
    }
    let drew = false;
    if (this.isDrawing() && this.now === this.drawAt()) drew = this.draw();
    this.crunch();
    if (drew) this.fill(drew);
    return ended.length > 0;
  }

  private sorted(which: (one: Person) => boolean): Person[] {
    return [...this.people].sort((a, b) => a.key - b.key).filter(which);
  }
  private queue(): Person[] {
    return this.sorted((one) => ['waiting', 'offered', 'expired'].includes(one.status));
  }
  private latest(which: (one: Person) => boolean): Person | undefined {
    return [...this.people].sort((a, b) => b.since - a.since).find(which);
  }
  private lastKey(): number {
    return Math.max(0, ...this.people.map(({ key }) => key));
  }
  private firstKey(): number {
    return Math.min(0, ...this.people.map(({ key }) => key));
  }

  private isDrawing(): boolean {
    return ['lottery', 'take_turns'].includes(this.settings.mode.kind) && !this.drawn;
  }
  private drawAt(): number {
    return 'drawAt' in this.settings.mode ? minuteOf(this.settings.mode.drawAt) : -1;
  }
  private draw(): boolean {
    const { mode } = this.settings;
    if (!('drawAt' in mode)) return false;
    const tickets = this.queue().map((one) => ({ one, lot: lotInHalves(`${mode.seed}|${one.id}`) }));
    tickets.sort((a, b) => {
      if (mode.kind === 'take_turns' && a.one.turns !== b.one.turns) return a.one.turns - b.one.turns;
      return a.lot < b.lot ? -1 : 1;
    });
    for (const [i, { one }] of tickets.entries()) one.key = i;
    this.drawn = true;
    return true;
  }

  /** Whether one more of some categories can be had beside those who hold something, without some of them. */
  private hasRoom(categories: readonly string[], ...without: Person[]): boolean {
    const holding = this.people.filter(
      (one) => ['accepted', 'offered'].includes(one.status) && !without.includes(one),
    );
    if (holding.length + 1 > this.capacity.total) return false;
    return Object.entries(this.capacity.categories).every(
      ([key, limit]) =>
        !categories.includes(key) ||
        holding.filter((one) => one.categories.includes(key)).length + 1 <= limit,
    );
  }

  private give(one: Person): void {
    one.status = 'accepted';
    one.confirmed = true;
    this.tally += 1;
    one.since = this.tally;
  }

  private fill(drew = false): void {
    const { kind } = this.settings.mode;
    if (this.now >= this.start || this.isDrawing() || kind === 'manual' || kind === 'race') return;
    for (;;) {
      const next = this.queue().find((one) => one.status === 'waiting' && this.hasRoom(one.categories));
      if (!next) return;
      if (drew || kind === 'auto_register') {
        this.give(next);
        continue;
      }
      next.status = 'offered';
      next.deadline = this.time.endOfOffer(this.now);
      this.tally += 1;
      next.since = this.tally;
    }
  }

  private crunch(): void {
    if (!this.settings.crunch || this.now >= this.start) return;
    const step = this.time.crunchIn(this.now);
    if (step === 'open') this.grabOpen = true;
    if (step === 'ask') for (const one of this.people) if (one.status === 'accepted') one.confirmed = false;
  }

  /** Does what is asked now. @returns whether it could be done */
  ask(command: PlaceCommand): boolean {
    switch (command.type) {
      case 'open':
        return false;
      case 'tick':
        return true;
      case 'setCapacity':
        return this.changeCapacity(command.capacity);
      case 'setStart':
        return this.changeStart(minuteOf(command.startsAt));
      case 'setZone':
        return this.changeZone(command.zone);
      case 'join':
        return this.join(command.entryId, [...new Set(command.categories)], command.turns ?? 0);
      default: {
        const one = this.people.find(({ id }) => id === command.entryId);
        return one !== undefined && this.askOf(one, command);
      }
    }
  }

  private askOf(one: Person, command: Extract<PlaceCommand, { entryId: string }>): boolean {
    const listed = ['waiting', 'offered', 'expired'].includes(one.status);
    const free = ['waiting', 'expired'].includes(one.status) && this.now < this.start && !this.isDrawing();
    switch (command.type) {
      case 'accept':
        if (one.status !== 'offered') {
          if (!free || this.settings.mode.kind === 'manual' || !this.hasRoom(one.categories)) return false;
        }
        this.give(one);
        this.fill();
        return true;
      case 'decline':
        return one.status === 'offered' && this.leave(one, 'declined');
      case 'withdraw':
        return listed && this.leave(one, 'withdrawn');
      case 'release':
        return one.status === 'accepted' && this.leave(one, 'withdrawn');
      case 'remove':
        return (listed || one.status === 'accepted') && this.leave(one, 'removed');
      case 'move':
        return listed && this.move(one, command.to);
      case 'confirm':
        if (one.status !== 'accepted' || this.now >= this.start) return false;
        one.confirmed = true;
        return true;
      case 'grab':
        return free && this.grabOpen && this.grab(one);
      case 'join':
        return false;
    }
  }

  private join(id: string, categories: string[], turns: number): boolean {
    if (this.now >= this.start) return false;
    const old = this.people.find((one) => one.id === id);
    if (old && ['waiting', 'offered', 'expired', 'accepted'].includes(old.status)) return false;
    this.people = this.people.filter((one) => one !== old);
    const key = this.lastKey() + 1;
    const one = { id, categories, turns, key, status: 'waiting', missed: 0 };
    const person: Person = { ...one, deadline: 0, since: 0, confirmed: true };
    const isFirst =
      this.settings.mode.kind === 'race' ||
      !this.queue().some((other) => other.status === 'waiting' && this.hasRoom(other.categories));
    this.people.push(person);
    if (!this.isDrawing() && isFirst && this.hasRoom(categories)) this.give(person);
    this.fill();
    return true;
  }

  private leave(one: Person, status: string): boolean {
    if (one.status === 'accepted') this.anotherChance();
    one.status = status;
    this.fill();
    return true;
  }
  private anotherChance(): void {
    for (const one of this.people) if (one.status === 'expired') one.status = 'waiting';
  }

  private move(one: Person, to: number | 'place'): boolean {
    if (to === 'place') {
      if (!this.hasRoom(one.categories, one)) return false;
      this.give(one);
      this.fill();
      return true;
    }
    const others = this.queue().filter((other) => other !== one);
    if (this.isDrawing() || to < 1 || to > others.length + 1) return false;
    others.splice(to - 1, 0, one);
    for (const [i, other] of others.entries()) other.key = i;
    this.fill();
    return true;
  }

  private grab(one: Person): boolean {
    if (this.hasRoom(one.categories)) {
      if (this.settings.mode.kind === 'manual') return false;
    } else {
      const loser = this.latest(
        (other) => other.status === 'accepted' && !other.confirmed && this.hasRoom(one.categories, other),
      );
      if (!loser) return false;
      this.toTop(loser);
    }
    this.give(one);
    this.fill();
    return true;
  }
  private toTop(one: Person): void {
    one.status = 'waiting';
    one.key = this.firstKey() - 1;
    one.missed = 0;
    one.confirmed = true;
  }

  private changeCapacity(capacity: Capacity): boolean {
    const before = this.capacity;
    this.capacity = capacity;
    const isMore =
      capacity.total > before.total ||
      Object.keys(before.categories).some(
        (key) => (capacity.categories[key] ?? Infinity) > (before.categories[key] ?? Infinity),
      );
    if (isMore) this.anotherChance();
    for (const key of Object.keys(capacity.categories).sort()) {
      const isFewer = this.lower((one) => one.categories.includes(key), capacity.categories[key] ?? 0);
      if (isFewer) this.anotherChance();
    }
    this.lower(() => true, capacity.total);
    this.fill();
    return true;
  }
  private lower(counts: (one: Person) => boolean, limit: number): boolean {
    let isFewer = false;
    const holding = (status: string) => (one: Person) => one.status === status && counts(one);
    while (
      this.people.filter(holding('offered')).length + this.people.filter(holding('accepted')).length >
      limit
    ) {
      isFewer = true;
      const offered = this.latest(holding('offered'));
      const holder = this.latest(holding('accepted'));
      if (offered) offered.status = 'waiting';
      else if (holder) this.toTop(holder);
    }
    return isFewer;
  }

  private changeStart(start: number): boolean {
    if (start <= this.now || (this.isDrawing() && start <= this.drawAt())) return false;
    if (start === this.start) return true;
    this.time.start = start;
    this.grabOpen = false;
    this.fill();
    return true;
  }

  private changeZone(zone: string): boolean {
    if (zone === this.time.zone) return true;
    this.time.zone = zone;
    this.grabOpen = false;
    this.fill();
    return true;
  }

  view(): View {
    const byName = [...this.people].sort((a, b) => (a.id < b.id ? -1 : 1));
    const held = [...this.people]
      .sort((a, b) => a.since - b.since)
      .filter((one) => one.status === 'accepted');
    return {
      list: this.queue().map(({ id }) => id),
      holders: held.map(({ id }) => id),
      states: Object.fromEntries(byName.map(({ id, status }) => [id, status])),
      deadlines: Object.fromEntries(
        byName
          .filter(({ status }) => status === 'offered')
          .map(({ id, deadline }) => [id, Math.min(deadline, this.start)]),
      ),
      unconfirmed: byName.filter((one) => one.status === 'accepted' && !one.confirmed).map(({ id }) => id),
    };
  }
}
