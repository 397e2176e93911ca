import type { ListMapping } from '@fieldhouse/api-contract';
import { words } from './words';

/** Words that head a column, without accents, per field and in the order in which fields are tried. */
export type Headings<Field extends string> = Readonly<Record<Field, readonly string[]>>;

/** How columns are headed in lists of people, whatever the list is for. */
export const COMMON_HEADINGS = {
  firstName: words(`
    first name, firstname, first, player first name, participant first name, legal first name, given
    name, forename, vorname, prenom, nombre, nombres, nome,
    voornaam, primeiro nome`),
  lastName: words(`
    last name, lastname, last, player last name, participant last name, legal last name, surname, family name, nachname, familienname, nom, nom de famille,
    apellido, apellidos, cognome, achternaam, sobrenome, apelido`),
  fullName: words(`
    name, full name, player, player name, participant, participant name, athlete, athlete name, spieler, joueur, jugador, giocatore, speler, jogador, nombre
    completo, nom complet, nombre y apellidos`),
  positions: words(`
    position, positions, primary position, pos, main position, preferred position, poste, posicion,
    posiciones, posizione, ruolo, positie, posicao`),
  email: words(`
    email, e mail, email address, e mail address, mail, player email, participant email, contact email,
    primary email, courriel, adresse mail, correo, correo electronico, indirizzo email, mailadresse`),
} as const satisfies Headings<string>;

/** A header as its words alone: no capitals, accents, signs, and nothing in brackets ('Rating (1-10)' → 'rating'). */
const wordsOf = (header: string): string =>
  header
    .replace(/[([{].*?[)\]}]/g, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

type NameField = 'firstName' | 'lastName' | 'fullName';

/** Which column is likely which field. A field is suggested once; columns that say nothing are left out. */
export const suggestFields = <Field extends string>(
  columns: readonly string[],
  headings: Headings<Field | NameField>,
): ListMapping<Field | NameField> => {
  const fields = Object.keys(headings) as (Field | NameField)[];
  const mapping: Record<string, Field | NameField> = {};
  const taken = new Set<Field | NameField>();
  for (const column of columns) {
    const heading = wordsOf(column);
    const field = fields.find((one) => !taken.has(one) && headings[one].includes(heading));
    if (!field) continue;
    taken.add(field);
    mapping[column] = field;
  }
  return settleNames(mapping);
};

const NAMES = ['firstName', 'lastName'] as const;

/** 'Name' beside 'Vorname' is the last name; 'Nome' alone is the whole name; beside both, 'Player' adds nothing. */
const settleNames = <Field extends string>(
  mapping: Record<string, Field | NameField>,
): ListMapping<Field | NameField> => {
  const columnOf = (field: NameField): string | undefined =>
    Object.keys(mapping).find((column) => mapping[column] === field);
  const missing = NAMES.filter((field) => columnOf(field) === undefined);
  const whole = columnOf('fullName');
  const [absent] = missing;
  if (missing.length === 0 && whole !== undefined) {
    const { [whole]: _, ...rest } = mapping;
    return rest;
  }
  if (missing.length !== 1 || absent === undefined) return mapping;
  if (whole !== undefined) return { ...mapping, [whole]: absent };
  const alone = columnOf(absent === 'firstName' ? 'lastName' : 'firstName');
  return alone === undefined ? mapping : { ...mapping, [alone]: 'fullName' };
};
