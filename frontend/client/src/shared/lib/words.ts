/** '1 pick', '2 picks', '1,200 picks'. */
export const count = (n: number, one: string, many = `${one}s`): string =>
  `${grouped(n)} ${n === 1 ? one : many}`;

// Up to there is nothing to group, and the browser's first grouping takes as long as a page's start.
const grouped = (n: number): string => (Math.abs(n) < 1_000 ? String(n) : n.toLocaleString('en'));

let rules: Intl.PluralRules | undefined;
const ENDS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };
/** '1st', '22nd', '113th'. */
export const ordinal = (n: number): string => {
  rules ??= new Intl.PluralRules('en-US', { type: 'ordinal' });
  return `${n}${ENDS[rules.select(n)] ?? 'th'}`;
};

/** 'a, b and c'. */
export const listOf = (words: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(words);

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text has every word of a search, in any order; case and accents do not matter: 'Josè' is found by 'jose'. */
export const searchFor = (search: string): ((text: string) => boolean) => {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return (text) => {
    if (words.length === 0) return true;
    const sought = folded(text);
    return words.every((word) => sought.includes(word));
  };
};

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

/** Who has left the product, wherever they are named. */
export const DELETED_PLAYER = 'Deleted player';
