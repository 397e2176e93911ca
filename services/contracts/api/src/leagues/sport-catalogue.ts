import type { RosterLimitsView } from '../shared/shared.contract';

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
  /** Players that a team needs to play: it registers first, and fills up later (business rules 5.5 where the sport is listed there). */
  readonly minimumRoster: number;
  /** Usual limits; offered when a league is created. */
  readonly limits: RosterLimitsView;
  /** Who stands where when play starts. */
  readonly lineup: string;
  /** What a game is unless the league says otherwise, a sentence each. */
  readonly defaultRules: readonly string[];
  /** What separates teams, foremost first (business rules 5.9); the last one always decides. */
  readonly tieBreakOrder: readonly string[];
};

const positions = (
  ...rows: readonly (readonly [code: string, name: string, ...aliases: readonly string[]])[]
): Sport['positions'] => rows.map(([code, name, ...aliases]) => ({ code, name, aliases }));
const atLeast = (minimums: Readonly<Record<string, number>>): RosterLimitsView => ({
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

const DIAMOND_TIES = [
  'Win percentage',
  'Head-to-head, if two are tied',
  'Fewest runs allowed',
  'Run difference, at most 8 per game',
  'Runs scored',
  'Lot',
];
const OTHER_TIES = ['Win percentage', 'Head-to-head', 'Difference', 'Scored', 'Lot'];

const makeCatalogue = (): readonly Sport[] => [
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
    lineup: 'Ten in the field, four of them outfielders; everybody present bats, in a fixed order',
    defaultRules: [
      'Seven innings or 65 minutes',
      'A game may start with eight players',
      'A run rule ends a game at 12 runs after five innings',
    ],
    tieBreakOrder: DIAMOND_TIES,
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
    lineup: 'Nine in the field; a batting order of nine, or of everybody present',
    defaultRules: [
      'Nine innings, or seven in double-headers',
      'A game may start with eight players',
      'A run rule ends a game at ten runs after seven innings',
    ],
    tieBreakOrder: DIAMOND_TIES,
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
    lineup: 'Eleven with one goalkeeper; small-sided leagues play 9, 7 or 5',
    defaultRules: [
      'Two halves of 45 minutes, or of 25 indoors',
      'Three points for a win, one for a draw',
      'A forfeit counts 3–0',
    ],
    tieBreakOrder: [
      'Points',
      'Head-to-head',
      'Goal difference, at most 5 per game',
      'Goals scored',
      'Fewest goals allowed',
      'Lot',
    ],
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
    lineup: 'Five: two guards, two forwards, a center',
    defaultRules: [
      'Two halves of 20 minutes, running clock',
      'A game may start with four players after 7 minutes of grace',
      'A forfeit counts 20–0',
    ],
    tieBreakOrder: [
      'Win percentage',
      'Head-to-head, if all met equally often',
      'Common opponents',
      'Point difference, at most 15 per game',
      'Strength of schedule',
      'Lot',
    ],
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
    lineup: 'Six: a goalie, two on defense, a center and two wings, in lines',
    defaultRules: [
      'Three periods of 15 minutes',
      'Two points for a win, one for a loss in overtime',
      'A forfeit counts 1–0',
    ],
    tieBreakOrder: [
      'Points percentage',
      'Wins in regulation',
      'Wins',
      'Goal difference',
      'Goals scored',
      'Fewest penalty minutes',
      'Lot',
    ],
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
    lineup: 'Six, rotating; a libero may replace anybody in the back row',
    defaultRules: [
      'Best of three sets to 25, the third to 15',
      'A set may start with five players and a ghost',
      'A forfeit counts 25–0 in each set',
    ],
    tieBreakOrder: [
      'Wins',
      'Head-to-head',
      'Point difference, at most 10 per set',
      'Strength of schedule',
      'Lot',
    ],
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
    lineup: 'Eight a side in co-ed play, seven or five in others; a quarterback, a center and receivers',
    defaultRules: [
      'Two halves of 20 minutes',
      'Co-ed: at least one woman and at most five men on the field',
      'A forfeit counts 6–0',
    ],
    tieBreakOrder: [
      'Wins',
      'Head-to-head, if two are tied',
      'Points allowed',
      'Point difference',
      'Strength of schedule',
      'Lot',
    ],
  },
  {
    key: 'dodgeball',
    name: 'Dodgeball',
    positions: positions(['T', 'Thrower'], ['CA', 'Catcher'], ['R', 'Retriever', 'runner']),
    rosterSize: 10,
    minimumRoster: 6,
    limits: atLeast({}),
    lineup: 'Six on the line, substitutes in the queue',
    defaultRules: ['Best of nine games in 40 minutes', 'A game may start with four players'],
    tieBreakOrder: OTHER_TIES,
  },
  {
    key: 'kickball',
    name: 'Kickball',
    positions: positions(...DIAMOND.filter(([code]) => code !== 'DH')),
    rosterSize: 14,
    minimumRoster: 10,
    limits: atLeast({ P: 1 }),
    lineup: 'Ten in the field, at least four of them women in co-ed play; everybody present kicks',
    defaultRules: ['Seven innings or 50 minutes', 'A game may start with eight players'],
    tieBreakOrder: OTHER_TIES,
  },
  {
    key: 'ultimate',
    name: 'Ultimate',
    positions: positions(['H', 'Handler'], ['CU', 'Cutter'], ['HY', 'Hybrid']),
    rosterSize: 14,
    minimumRoster: 10,
    limits: atLeast({ H: 2 }),
    lineup: 'Seven: handlers and cutters; the offense chooses the gender ratio',
    defaultRules: ['To 15 points or 75 minutes', 'A point more may be played after the horn if it is tied'],
    tieBreakOrder: OTHER_TIES,
  },
  {
    key: 'pickleball',
    name: 'Pickleball',
    positions: positions(['L', 'Left side', 'left'], ['R', 'Right side', 'right']),
    rosterSize: 6,
    minimumRoster: 4,
    limits: atLeast({}),
    lineup: 'Two, side by side; teams play several doubles a night',
    defaultRules: ['Best of three games to 11, won by two', 'A team night is six doubles'],
    tieBreakOrder: [
      'Wins',
      'Head-to-head',
      'Point difference, all games',
      'Point difference, head-to-head',
      'Point difference against the next highest',
      'Lot',
    ],
  },
];

/** Every sport that a league can be of. Marked as pure so that bundles without it stay without it. */
export const sportCatalogue: readonly Sport[] = /* @__PURE__ */ makeCatalogue();

/** The sport with this key, or undefined. */
export const findSport = (key: string): Sport | undefined =>
  sportCatalogue.find((sport) => sport.key === key);

/** The codes of a sport's positions; none for a sport that does not exist. */
export const positionCodes = (key: string): readonly string[] =>
  findSport(key)?.positions.map(({ code }) => code) ?? [];
