import type { ImportField, ImportMapping } from '@fieldhouse/api-contract';
import { COMMON_HEADINGS, suggestFields, words, type Headings, type ListKind } from '@fieldhouse/lists';

const HEADINGS: Headings<ImportField> = {
  externalId: words(`
    registration id, registration, registration number, player id, id, external id, member id,
    membership, reg id, reg no, reg number, registration no, player no, player number, member no,
    usa softball id, mitgliedsnr, spielernummer, mitgliedsnummer, numero, numero de licencia, licence, lizenz, tessera, matricula`),
  firstName: COMMON_HEADINGS.firstName,
  lastName: COMMON_HEADINGS.lastName,
  fullName: COMMON_HEADINGS.fullName,
  birthDate: words(`
    date of birth, birth date, birthdate, dob, d o b, player birth date, player date of birth, birthday,
    born, geb, geburtsdatum, geburtstag, date de
    naissance, fecha de nacimiento, nacimiento, data di nascita, geboortedatum, data de nascimento`),
  hometown: words(`
    hometown, home town, city, town, birth city, ort, wohnort, stadt, ville, ciudad, citta, woonplaats,
    cidade`),
  phone: words(`
    phone, phone number, phone no, mobile, mobile phone, mobile number, cell, cell phone, cell number, telephone, tel,
    contact number, contact phone, player phone, participant phone, primary phone, telefon, telefonnummer, handy, handynummer,
    mobil, telephone portable, numero de telephone, telefono, movil, celular, numero de telefono, cellulare, telefoon,
    telefoonnummer, telefone, telemovel`),
  gender: words('gender, sex, m f, geschlecht, sexe, genre, genero, sexo, sesso, genere, geslacht'),
  positions: COMMON_HEADINGS.positions,
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
  email: COMMON_HEADINGS.email,
  playsWith: words(`
    plays with, play with, wants to play with, would like to play with, group with, draft with, buddy, buddies, buddy
    request, buddy requests, friend, friends, friend request, friend requests, teammate, teammates, teammate request,
    teammate requests, partner, partner request, paired with, carpool, carpool with, spielt mit, joue avec, juega con,
    gioca con, speelt met, joga com`),
  ownColumns: [],
};

/** Which column is likely which field of a pool. */
export const suggestMapping = (columns: readonly string[]): ImportMapping => suggestFields(columns, HEADINGS);

/** A list of a pool's players. */
export const PLAYER_LIST: ListKind = { maxRows: 5_000, suggest: suggestMapping };
