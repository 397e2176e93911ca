const AND = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** 'a, b, and c'. */
export const listOf = (words: readonly string[]): string => AND.format(words);

/** '45 s', '2 min', '8 h': as the settings offer it. */
export const durationOf = (seconds: number): string => {
  if (seconds >= 3_600 && seconds % 3_600 === 0) return `${seconds / 3_600} h`;
  return seconds > 180 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
};
