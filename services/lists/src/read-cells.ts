import { invitationBody, type Sport } from '@fieldhouse/api-contract';

/** What a cell's words mean, and those that mean nothing. */
export type ReadWords<Word> = { readonly known: readonly Word[]; readonly unknown: readonly string[] };

/** A word as words are compared: no capitals, accents and signs. */
export const plainWord = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\p{P}]/gu, '')
    .toLowerCase()
    .trim();

/** The positions that a cell names, by code, name or another word for it ('P', 'ss 2b', 'First base / Catcher'). */
export const readPositions = (text: string, positionsOf: ReadonlyMap<string, string>): ReadWords<string> => {
  const read = text.split(/[,;/|&+]+/).flatMap((part) => {
    // 'Short stop' is one position, '3B 2B' are two.
    const whole = positionsOf.get(plainWord(part));
    return whole === undefined ? part.split(/\s+/) : [part];
  });
  return sortedOut(read, (word) => positionsOf.get(plainWord(word)));
};

/** The words for a sport's positions; for {@link readPositions}. */
export const positionWords = (sport: Sport): ReadonlyMap<string, string> =>
  new Map(
    sport.positions.flatMap(({ code, name, aliases }) =>
      [code, name, ...aliases].map((word) => [plainWord(word), code] as const),
    ),
  );

/** The words of a cell by what they mean; those that say nothing are left out. */
export const sortedOut = <Word>(
  words: readonly string[],
  meaning: (word: string) => Word | undefined,
): ReadWords<Word> => {
  const known = new Set<Word>();
  const unknown: string[] = [];
  for (const word of words.map((one) => one.trim()).filter((one) => plainWord(one) !== '')) {
    const meant = meaning(word);
    if (meant === undefined) unknown.push(word);
    else known.add(meant);
  }
  return { known: [...known], unknown };
};

/** First and last name of 'Ana Maria Ruiz' or 'Ruiz, Ana Maria'. */
export const splitName = (text: string): { readonly firstName: string; readonly lastName: string } => {
  const comma = text.indexOf(',');
  if (comma >= 0) return { firstName: text.slice(comma + 1).trim(), lastName: text.slice(0, comma).trim() };
  const space = text.lastIndexOf(' ');
  return { firstName: text.slice(0, Math.max(0, space)).trim(), lastName: text.slice(space + 1).trim() };
};

/** An e-mail address in lower case, or null for what is none. */
export const readAddress = (text: string): string | null =>
  invitationBody.shape.email.safeParse(text).data?.toLowerCase() ?? null;
