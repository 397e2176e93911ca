import type { Gender, Night } from '@fieldhouse/api-contract';
import type { Sport } from '../../domain';
import { words } from './words';

/** What a cell's words mean, and those that mean nothing. */
export type ReadWords<Word> = { readonly known: readonly Word[]; readonly unknown: readonly string[] };

const GENDERS: Readonly<Record<Gender, readonly string[]>> = {
  woman: words(`
    w, f, woman, women, female, weiblich, frau, femme, femenino, mujer, femmina, donna, vrouw, feminino,
    mulher, girl, lady`),
  man: words(`
    m, man, men, male, mannlich, mann, h, homme, masculin, masculino, hombre, maschio, uomo, homem, boy`),
  nonbinary: words('x, n, nb, nonbinary, enby, divers, diverse, d, nonbinaire, nobinario, nobinaria, other'),
};
const NIGHTS: Readonly<Record<Night, readonly string[]>> = {
  mon: words('mo, mon, monday, montag, lundi, lunes, lunedi, maandag, segunda'),
  tue: words('tu, tue, tues, tuesday, di, dienstag, mardi, martes, martedi, dinsdag, terca'),
  wed: words(`
    we, wed, weds, wednesday, mi, mittwoch, mercredi, miercoles, mercoledi, woensdag, quarta`),
  thu: words('th, thu, thur, thurs, thursday, donnerstag, jeudi, jueves, giovedi, donderdag, quinta'),
  fri: words('fr, fri, friday, freitag, vendredi, viernes, venerdi, vrijdag, sexta'),
  sat: words('sa, sat, saturday, samstag, samedi, sabado, sabato, zaterdag'),
  sun: words('su, sun, sunday, so, sonntag, dimanche, domingo, domenica, zondag'),
};

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\p{P}]/gu, '')
    .toLowerCase()
    .trim();

const lookUp = <Key extends string>(
  table: Readonly<Record<Key, readonly string[]>>,
): ReadonlyMap<string, Key> =>
  new Map(
    (Object.entries(table) as [Key, readonly string[]][]).flatMap(([key, words]) =>
      words.map((word) => [word, key] as const),
    ),
  );
const gendersByWord = lookUp(GENDERS);
const nightsByWord = lookUp(NIGHTS);

/** The gender that a word stands for in one of a few languages, or null. */
export const readGender = (text: string): Gender | null =>
  gendersByWord.get(plain(text).replace(/\s/g, '')) ?? null;

/** The evenings that a cell names ('Mon/Wed', 'montags, freitag'). */
export const readNights = (text: string): ReadWords<Night> =>
  sortedOut(
    text.split(/[\s,;/|&+]+|\band\b|\bund\b|\bet\b|\by\b/i),
    (word) => nightsByWord.get(plain(word)) ?? nightsByWord.get(plain(word).replace(/s$/, '')),
  );

/** The positions that a cell names, by code, name or another word for it ('P', 'ss 2b', 'First base / Catcher'). */
export const readPositions = (text: string, positionsOf: ReadonlyMap<string, string>): ReadWords<string> => {
  const read = text.split(/[,;/|&+]+/).flatMap((part) => {
    // 'Short stop' is one position, '3B 2B' are two.
    const whole = positionsOf.get(plain(part));
    return whole === undefined ? part.split(/\s+/) : [part];
  });
  return sortedOut(read, (word) => positionsOf.get(plain(word)));
};

/** The words for a sport's positions; for {@link readPositions}. */
export const positionWords = (sport: Sport): ReadonlyMap<string, string> =>
  new Map(
    sport.positions.flatMap(({ code, name, aliases }) =>
      [code, name, ...aliases].map((word) => [plain(word), code] as const),
    ),
  );

const sortedOut = <Word>(
  words: readonly string[],
  meaning: (word: string) => Word | undefined,
): ReadWords<Word> => {
  const known = new Set<Word>();
  const unknown: string[] = [];
  for (const word of words.map((one) => one.trim()).filter((one) => plain(one) !== '')) {
    const meant = meaning(word);
    if (meant === undefined) unknown.push(word);
    else known.add(meant);
  }
  return { known: [...known], unknown };
};

/** A rating as a number ('7,5', '8/10'), or null for what is none. */
export const readRating = (text: string): number | null => {
  const match = /^(\d{1,3}(?:[.,]\d+)?)(?:\s*\/\s*10)?$/.exec(text);
  return match?.[1] === undefined ? null : Number(match[1].replace(',', '.'));
};

/** First and last name of 'Ana Maria Ruiz' or 'Ruiz, Ana Maria'. */
export const splitName = (text: string): { readonly firstName: string; readonly lastName: string } => {
  const comma = text.indexOf(',');
  if (comma >= 0) return { firstName: text.slice(comma + 1).trim(), lastName: text.slice(0, comma).trim() };
  const space = text.lastIndexOf(' ');
  return { firstName: text.slice(0, Math.max(0, space)).trim(), lastName: text.slice(space + 1).trim() };
};
