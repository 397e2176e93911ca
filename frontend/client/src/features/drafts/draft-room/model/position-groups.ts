const DIAMOND = [
  ['P', 'SP', 'RP'],
  ['C'],
  ['1B', '2B', '3B', 'SS', 'IF'],
  ['LF', 'LC', 'CF', 'RC', 'RF', 'SF', 'OF'],
  ['DH', 'EH', 'UT'],
];

/** The positions of each sport in the order in which its people name them, those that do alike beside each other. */
const GROUPS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  softball: DIAMOND,
  baseball: DIAMOND,
  kickball: DIAMOND,
  soccer: [['GK'], ['DF'], ['MF'], ['FW']],
  basketball: [['PG', 'SG', 'G'], ['SF', 'PF', 'F'], ['C']],
  hockey: [['G'], ['D'], ['C'], ['LW', 'RW', 'F']],
  volleyball: [['S'], ['OH', 'OPP'], ['MB'], ['L', 'DS']],
  'flag-football': [['QB'], ['WR', 'RB', 'C'], ['R', 'DB', 'LB']],
  dodgeball: [['T'], ['CA'], ['R']],
  ultimate: [['H'], ['CU'], ['HY']],
  pickleball: [['L'], ['R']],
};

/** Which of the sport's groups a position belongs to, from 1; 0 for one that the sport does not know. */
export const positionGroup = (sport: string, position: string | undefined): number =>
  (GROUPS[sport] ?? []).findIndex((group) => position !== undefined && group.includes(position)) + 1;

/** Positions in the order of the sport; those that it does not know come last, as they came. */
export const inSportsOrder = (sport: string, positions: readonly string[]): readonly string[] => {
  const known = (GROUPS[sport] ?? []).flat();
  return [
    ...known.filter((position) => positions.includes(position)),
    ...positions.filter((position) => !known.includes(position)),
  ];
};
