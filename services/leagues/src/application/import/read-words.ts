import type { Gender, Night } from '@fieldhouse/api-contract';
import { plainWord, sortedOut, words, type ReadWords } from '@fieldhouse/lists';

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
  gendersByWord.get(plainWord(text).replace(/\s/g, '')) ?? null;

/** The evenings that a cell names ('Mon/Wed', 'montags, freitag'). */
export const readNights = (text: string): ReadWords<Night> =>
  sortedOut(
    text.split(/[\s,;/|&+]+|\band\b|\bund\b|\bet\b|\by\b/i),
    (word) => nightsByWord.get(plainWord(word)) ?? nightsByWord.get(plainWord(word).replace(/s$/, '')),
  );

/** A rating as a number ('7,5', '8/10'), or null for what is none. */
export const readRating = (text: string): number | null => {
  const match = /^(\d{1,3}(?:[.,]\d+)?)(?:\s*\/\s*10)?$/.exec(text);
  return match?.[1] === undefined ? null : Number(match[1].replace(',', '.'));
};
