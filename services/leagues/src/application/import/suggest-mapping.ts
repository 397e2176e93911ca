import type { ImportField, ImportMapping } from '@fieldhouse/api-contract';
import { words } from './words';

/** Words that head a column, per field, without accents, in the order in which they are tried. */
const WORDS: Readonly<Record<ImportField, readonly string[]>> = {
  externalId: words(`
    registration id, registration, registration number, player id, id, external id, member id,
    membership, reg id, reg no, reg number, registration no, player no, player number, member no,
    usa softball id, mitgliedsnr, spielernummer, mitgliedsnummer, numero, numero de licencia, licence, lizenz, tessera, matricula`),
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
  birthDate: words(`
    date of birth, birth date, birthdate, dob, d o b, player birth date, player date of birth, birthday,
    born, geb, geburtsdatum, geburtstag, date de
    naissance, fecha de nacimiento, nacimiento, data di nascita, geboortedatum, data de nascimento`),
  hometown: words(`
    hometown, home town, city, town, birth city, ort, wohnort, stadt, ville, ciudad, citta, woonplaats,
    cidade`),
  gender: words('gender, sex, m f, geschlecht, sexe, genre, genero, sexo, sesso, genere, geslacht'),
  positions: words(`
    position, positions, primary position, pos, main position, preferred position, poste, posicion,
    posiciones, posizione, ruolo, positie, posicao`),
  otherPositions: words(`
    also plays, other positions, other position, secondary position, secondary positions, second
    position, weitere positionen, autres postes, otras posiciones, altri ruoli, andere posities, outras
    posicoes`),
  rating: words(`
    rating, player rating, skill, skill level, skill rating, self assessed skill, level, score, grade, self rating, bewertung, spielstarke, niveau,
    nivel, livello, valoracion, calificacion, avaliacao`),
  nights: words(`
    nights, available nights, availability, available, days, available days, nights available, abende,
    verfugbarkeit, tage, disponibilite, soirs, disponibilidad, noches, disponibilita, beschikbaarheid,
    disponibilidade`),
  comment: words(`
    comment, comments, notes, note, remarks, special requests, kommentar, bemerkung, commentaire,
    commentaires, remarques, comentario, comentarios, observaciones, commento, opmerking, opmerkingen`),
  email: words(`
    email, e mail, email address, e mail address, mail, player email, participant email, contact email,
    primary email, courriel, adresse mail, correo, correo electronico, indirizzo email, mailadresse`),
};
const FIELDS = Object.keys(WORDS) as readonly ImportField[];

/** A header as its words alone: no capitals, accents, signs, and nothing in brackets ('Rating (1-10)' → 'rating'). */
const wordsOf = (header: string): string =>
  header
    .replace(/[([{].*?[)\]}]/g, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Which column is likely which field. A field is suggested once; columns that say nothing are left out. */
export const suggestMapping = (columns: readonly string[]): ImportMapping => {
  const mapping: Record<string, ImportField> = {};
  const taken = new Set<ImportField>();
  for (const column of columns) {
    const heading = wordsOf(column);
    const field = FIELDS.find((one) => !taken.has(one) && WORDS[one].includes(heading));
    if (!field) continue;
    taken.add(field);
    mapping[column] = field;
  }
  return settleNames(mapping);
};

const NAMES = ['firstName', 'lastName'] as const;

/** 'Name' beside 'Vorname' is the last name; 'Nome' alone is the whole name; beside both, 'Player' adds nothing. */
const settleNames = (mapping: Record<string, ImportField>): ImportMapping => {
  const columnOf = (field: ImportField): string | undefined =>
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
