import type { RosterLimits } from '@fieldhouse/events';

/** A sport as leagues are made of it. */
export type Sport = {
  readonly key: string;
  readonly name: string;
  /** `aliases` are other words by which organisers' lists call the position. */
  readonly positions: readonly {
    readonly code: string;
    readonly name: string;
    readonly aliases: readonly string[];
  }[];
  /** Usual number of players on a roster; offered when a league is created. */
  readonly rosterSize: number;
  /** Players that a team needs to register (business rules 5.5 where the sport is listed there). */
  readonly minimumRoster: number;
  /** Usual limits; offered when a league is created. */
  readonly limits: RosterLimits;
};

const positions = (
  ...rows: readonly (readonly [code: string, name: string, ...aliases: readonly string[]])[]
): Sport['positions'] => rows.map(([code, name, ...aliases]) => ({ code, name, aliases }));
const atLeast = (minimums: Readonly<Record<string, number>>): RosterLimits => ({
  positions: Object.entries(minimums).map(([position, minimum]) => ({ position, minimum, maximum: null })),
  genders: [],
});

const DIAMOND = [
  ['P', 'Pitcher'],
  ['C', 'Catcher'],
  ['1B', 'First base'],
  ['2B', 'Second base'],
  ['3B', 'Third base'],
  ['SS', 'Shortstop', 'short stop'],
  ['LF', 'Left field', 'left fielder'],
  ['CF', 'Center field', 'centre field', 'center fielder'],
  ['RF', 'Right field', 'right fielder'],
  ['OF', 'Outfield', 'outfielder'],
  ['IF', 'Infield', 'infielder'],
  ['DH', 'Designated hitter'],
  ['UT', 'Utility', 'util', 'any'],
] as const;

const sports: readonly Sport[] = [
  {
    key: 'softball',
    name: 'Softball',
    positions: positions(
      ...DIAMOND,
      ['LC', 'Left center'],
      ['RC', 'Right center'],
      ['SF', 'Short field', 'rover'],
      ['EH', 'Extra hitter', 'extra player', 'ep'],
    ),
    rosterSize: 15,
    minimumRoster: 12,
    limits: atLeast({ P: 1, C: 1 }),
  },
  {
    key: 'baseball',
    name: 'Baseball',
    positions: positions(
      ...DIAMOND,
      ['SP', 'Starting pitcher', 'starter'],
      ['RP', 'Relief pitcher', 'reliever', 'closer'],
    ),
    rosterSize: 15,
    minimumRoster: 12,
    limits: atLeast({ P: 2, C: 1 }),
  },
  {
    key: 'soccer',
    name: 'Soccer',
    positions: positions(
      ['GK', 'Goalkeeper', 'goalie', 'keeper'],
      ['DF', 'Defender', 'defence', 'defense', 'back'],
      ['MF', 'Midfielder', 'midfield'],
      ['FW', 'Forward', 'striker', 'winger'],
    ),
    rosterSize: 18,
    minimumRoster: 16,
    limits: atLeast({ GK: 1 }),
  },
  {
    key: 'basketball',
    name: 'Basketball',
    positions: positions(
      ['PG', 'Point guard'],
      ['SG', 'Shooting guard'],
      ['SF', 'Small forward'],
      ['PF', 'Power forward'],
      ['C', 'Center', 'centre'],
      ['G', 'Guard'],
      ['F', 'Forward'],
    ),
    rosterSize: 10,
    minimumRoster: 8,
    limits: atLeast({}),
  },
  {
    key: 'hockey',
    name: 'Hockey',
    positions: positions(
      ['G', 'Goalie', 'goaltender', 'goalkeeper'],
      ['D', 'Defense', 'defence', 'defender'],
      ['C', 'Center', 'centre'],
      ['LW', 'Left wing'],
      ['RW', 'Right wing'],
      ['F', 'Forward', 'wing'],
    ),
    rosterSize: 15,
    minimumRoster: 10,
    limits: atLeast({ G: 1 }),
  },
  {
    key: 'volleyball',
    name: 'Volleyball',
    positions: positions(
      ['S', 'Setter'],
      ['OH', 'Outside hitter', 'outside'],
      ['OPP', 'Opposite', 'right side'],
      ['MB', 'Middle blocker', 'middle'],
      ['L', 'Libero'],
      ['DS', 'Defensive specialist'],
    ),
    rosterSize: 10,
    minimumRoster: 10,
    limits: atLeast({ S: 1 }),
  },
  {
    key: 'flag-football',
    name: 'Flag football',
    positions: positions(
      ['QB', 'Quarterback'],
      ['WR', 'Wide receiver', 'receiver'],
      ['RB', 'Running back', 'back'],
      ['C', 'Center', 'centre'],
      ['R', 'Rusher'],
      ['DB', 'Defensive back', 'corner', 'safety'],
      ['LB', 'Linebacker'],
    ),
    rosterSize: 12,
    minimumRoster: 10,
    limits: atLeast({ QB: 1 }),
  },
  {
    key: 'dodgeball',
    name: 'Dodgeball',
    positions: positions(['T', 'Thrower'], ['CA', 'Catcher'], ['R', 'Retriever', 'runner']),
    rosterSize: 10,
    minimumRoster: 6,
    limits: atLeast({}),
  },
  {
    key: 'kickball',
    name: 'Kickball',
    positions: positions(...DIAMOND.filter(([code]) => code !== 'DH')),
    rosterSize: 14,
    minimumRoster: 10,
    limits: atLeast({ P: 1 }),
  },
  {
    key: 'ultimate',
    name: 'Ultimate',
    positions: positions(['H', 'Handler'], ['CU', 'Cutter'], ['HY', 'Hybrid']),
    rosterSize: 14,
    minimumRoster: 10,
    limits: atLeast({ H: 2 }),
  },
  {
    key: 'pickleball',
    name: 'Pickleball',
    positions: positions(['L', 'Left side', 'left'], ['R', 'Right side', 'right']),
    rosterSize: 6,
    minimumRoster: 4,
    limits: atLeast({}),
  },
];

/** Every sport that a league can be of. */
export const sportCatalogue = sports;

/** The sport with this key, or undefined. */
export const findSport = (key: string): Sport | undefined => sports.find((sport) => sport.key === key);

/** The codes of a sport's positions; none for a sport that does not exist. */
export const positionCodes = (key: string): readonly string[] =>
  findSport(key)?.positions.map(({ code }) => code) ?? [];
