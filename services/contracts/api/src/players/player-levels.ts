/** A level as people rate themselves (business rules 5.14): 1, an absolute beginner, to 10, a national touring player. */
export type PlayerLevel = { readonly level: number; readonly band: string; readonly anchor: string };

/** Every level with its band and a sentence by which one recognises oneself. */
export const playerLevels: readonly PlayerLevel[] = [
  { level: 1, band: 'Beginner', anchor: 'I have never played' },
  { level: 2, band: 'Beginner', anchor: 'I know the basic rules and try' },
  { level: 3, band: 'Recreational', anchor: 'I play now and then, for fun' },
  { level: 4, band: 'Recreational', anchor: 'I have played a season or two' },
  { level: 5, band: 'Intermediate', anchor: 'I hold my own in an average league game' },
  { level: 6, band: 'Intermediate', anchor: 'I am a steady starter in a recreational league' },
  { level: 7, band: 'Advanced', anchor: 'I am among the best of a recreational league' },
  { level: 8, band: 'Advanced', anchor: 'I play in a competitive top division' },
  { level: 9, band: 'Elite', anchor: 'I played in college, or play regional tournaments' },
  { level: 10, band: 'Elite', anchor: 'I play, or played, on a national tour' },
];

/** The band of a level, or null for none. */
export const levelBand = (level: number | null): string | null =>
  playerLevels.find((one) => one.level === level)?.band ?? null;
