import { ROSTER_LIST_ROWS, type RosterField, type RosterMapping } from '@fieldhouse/api-contract';
import {
  COMMON_HEADINGS,
  plainWord,
  suggestFields,
  words,
  type Headings,
  type ListKind,
} from '@fieldhouse/lists';
import type { MemberRole } from '@fieldhouse/values';

const HEADINGS: Headings<RosterField> = {
  ...COMMON_HEADINGS,
  role: words(
    'role, member role, team role, type, member type, rolle, funktion, rol, ruolo in squadra, papel',
  ),
  number: words(`
    number, no, num, nr, jersey, jersey number, jersey no, shirt, shirt number, shirt no, uniform number, back number,
    ruckennummer, trikotnummer, numero, dorsal, maglia, rugnummer`),
};

/** Which column is likely which field of a team's list. */
export const suggestRosterMapping = (columns: readonly string[]): RosterMapping =>
  suggestFields(columns, HEADINGS);

/** A list of people for a team. */
export const ROSTER_LIST: ListKind = { maxRows: ROSTER_LIST_ROWS, suggest: suggestRosterMapping };

const ROLES: Readonly<Record<MemberRole, readonly string[]>> = {
  captain: words('captain, captains, c, capt, team captain, kapitan, capitaine, capitan, capitano'),
  admin: words(`
    admin, administrator, manager, team manager, coach, co captain, cocaptain, assistant captain, vice captain,
    trainer, entrenador`),
  player: words(`
    player, players, p, regular, full time, member, rostered, spieler, spielerin, joueur, joueuse, jugador, jugadora,
    giocatore`),
  substitute: words(`
    substitute, substitutes, sub, subs, s, alternate, reserve, spare, part time, ersatz, ersatzspieler, remplacant,
    suplente, riserva`),
  treasurer: words('treasurer, kassier, kassenwart, tresorier, tesorero, tesoriere'),
  spectator: words('spectator, fan, follower, supporter, parent, friend, zuschauer, spectateur, espectador'),
};
const rolesByWord = new Map(
  (Object.entries(ROLES) as [MemberRole, readonly string[]][]).flatMap(([role, known]) =>
    known.map((word) => [plainWord(word), role] as const),
  ),
);

/** The role that a word stands for, or null. */
export const readRole = (text: string): MemberRole | null => rolesByWord.get(plainWord(text)) ?? null;

/** A shirt's number ('#7', 'No. 12'), or null for what is none. */
export const readNumber = (text: string): string | null =>
  /^(?:#|no\.?)?\s*(\d{1,3})$/i.exec(text)?.[1] ?? null;
