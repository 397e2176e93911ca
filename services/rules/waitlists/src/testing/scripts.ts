import * as fc from 'fast-check';
import {
  type Capacity,
  EVENT_HOLDS,
  type HoldRules,
  LEAGUE_HOLDS,
  type PlaceMode,
  type PlaceSettings,
} from '../settings';

const MINUTE_MS = 60_000;
const HOUR = 60;

/** What happens next; usual moves are listed more than once. */
const KINDS = [
  ...['join', 'join', 'join', 'join', 'join', 'accept', 'accept', 'accept', 'decline', 'decline'],
  ...['withdraw', 'release', 'release', 'remove', 'rank', 'place', 'capacity', 'capacity', 'start'],
  'zone',
  ...['confirm', 'grab', 'grab', 'claim', 'stray', 'tick'],
] as const;
/** How long until then: at once, soon, some hours, when the next thing is due or just before it, half a day. */
const WAITS = ['none', 'none', 'soon', 'soon', 'hours', 'due', 'due', 'early', 'long'] as const;

export type Move = {
  readonly kind: (typeof KINDS)[number];
  readonly wait: (typeof WAITS)[number];
  readonly dice: number;
};
export type Script = {
  readonly settings: PlaceSettings;
  readonly capacity: Capacity;
  readonly openedAt: string;
  readonly moves: readonly Move[];
};

/** Where and when: most in a week in which clocks change. */
const PLACES = [
  ['America/New_York', '2026-03-06T15:00:00Z'],
  ['America/New_York', '2026-10-30T15:00:00Z'],
  ['Europe/Berlin', '2026-03-27T10:00:00Z'],
  ['Europe/Berlin', '2026-10-23T10:00:00Z'],
  ['Australia/Lord_Howe', '2026-04-03T01:00:00Z'],
  ['Australia/Lord_Howe', '2026-10-02T01:00:00Z'],
  ['Asia/Kolkata', '2026-06-01T05:00:00Z'],
  ['UTC', '2026-06-01T05:00:00Z'],
] as const;
export const ZONES = [...new Set(PLACES.map(([zone]) => zone))];
const HOLDS: readonly HoldRules[] = [
  ...[EVENT_HOLDS, EVENT_HOLDS, LEAGUE_HOLDS, LEAGUE_HOLDS],
  { ...EVENT_HOLDS, night: null },
  { ...EVENT_HOLDS, night: { from: '13:00', to: '15:00' }, awakeHours: 0 },
];
const MODES = [
  'timed_offer',
  'timed_offer',
  'timed_offer',
  'auto_register',
  'race',
  'manual',
  'lottery',
  'take_turns',
] as const;
export const CATEGORIES = [[], ['woman'], ['man'], ['woman', 'goalie'], ['man', 'goalie'], ['goalie']];

/** Small numbers out of a large one. */
export const digits = (dice: number) => {
  let left = dice;
  return (below: number): number => {
    const digit = left % below;
    left = Math.floor(left / below);
    return digit;
  };
};
export const pick = <T>(items: readonly T[], index: number): T => items[index % items.length] as T;
export const later = (iso: string, minutes: number): string =>
  new Date(Date.parse(iso) + minutes * MINUTE_MS).toISOString();

/** The next whole hour: rules that speak of hours turn there. */
export const onTheHour = (iso: string): string =>
  new Date(Math.ceil(Date.parse(iso) / (HOUR * MINUTE_MS)) * HOUR * MINUTE_MS).toISOString();

export const capacityOf = (dice: number): Capacity => {
  const next = digits(dice);
  const total = next(6);
  const limits: readonly Record<string, number>[] = [
    {},
    {},
    { woman: next(4) },
    { man: next(3), goalie: next(2) },
    { goalie: next(3) },
  ];
  return { total, categories: pick(limits, next(5)) };
};

/** The settings that some dice make. */
const scriptOf = (dice: readonly [number, number, number], moves: readonly Move[]): Script => {
  const next = digits(dice[0]);
  const [zone, base] = pick(PLACES, next(PLACES.length));
  const openedAt = later(base, next(24 * HOUR));
  const minutes = next(4) === 0 ? 30 + next(8 * HOUR) : 8 * HOUR + next(80 * HOUR);
  const more = digits(dice[1]);
  const kind = pick(MODES, more(MODES.length));
  const drawAt = later(openedAt, Math.ceil((minutes * (1 + more(5))) / 8));
  const mode: PlaceMode =
    kind === 'lottery' || kind === 'take_turns' ? { kind, drawAt, seed: `seed-${dice[1]}` } : { kind };
  return {
    settings: {
      zone,
      startsAt: more(2) === 0 ? onTheHour(later(openedAt, minutes)) : later(openedAt, minutes),
      mode,
      holds: pick(HOLDS, more(HOLDS.length)),
      crunch: more(3) === 0,
    },
    capacity: capacityOf(dice[2]),
    openedAt,
    moves,
  };
};

/** The life that a seed makes. */
export const lifeOf = (seed: number): Script => {
  let state = seed + 1;
  // Mulberry32.
  const random = (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
  const moves = Array.from({ length: 12 + random(36) }, () => ({
    kind: pick(KINDS, random(KINDS.length)),
    wait: pick(WAITS, random(WAITS.length)),
    dice: random(1e9),
  }));
  return scriptOf([random(1e9), random(1e9), random(1e9)], moves);
};

const dice = fc.nat({ max: 1e9 });
/** The same to be shrunk when something fails. */
export const lives = fc
  .record({
    dice: fc.tuple(dice, dice, dice),
    moves: fc.array(fc.record({ kind: fc.constantFrom(...KINDS), wait: fc.constantFrom(...WAITS), dice }), {
      minLength: 5,
      maxLength: 40,
      size: 'max',
    }),
  })
  .map((one) => scriptOf(one.dice, one.moves));
