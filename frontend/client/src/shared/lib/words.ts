/** '1 pick', '2 picks'. */
export const count = (n: number, one: string, many = `${one}s`): string =>
  `${n.toLocaleString('en')} ${n === 1 ? one : many}`;

/** 'a, b and c'. */
export const listOf = (words: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(words);

/** '45 s', '1 min 30 s', '8 h'. */
export const durationOf = (seconds: number): string => {
  const parts = [
    [Math.floor(seconds / 3_600), 'h'],
    [Math.floor((seconds % 3_600) / 60), 'min'],
    [seconds % 60, 's'],
  ] as const;
  return (
    parts
      .filter(([amount]) => amount > 0)
      .map(([amount, unit]) => `${amount} ${unit}`)
      .join(' ') || '0 s'
  );
};

/** First letters of first and last name; else the first letter of the e-mail; else 'U'. */
export const initialsOf = (person: {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
}): string => {
  const both = `${person.firstName?.trim()[0] ?? ''}${person.lastName?.trim()[0] ?? ''}`;
  return (both || person.email?.[0] || 'U').toUpperCase();
};
