import type { PlayerDetails } from '@fieldhouse/events/leagues';
import type { ImportedPlayer } from '../player-pool.commands';
import { allPlayers, listKeyOf, nameKeyOf, type PlayersById, type PoolPlayer } from '../players-by-id';

/** What one imported row means for the pool. */
export type ImportEffect = {
  readonly effect: 'add' | 'change' | 'unchanged';
  /** The player that the row is about: the one it was matched with, or the new one. */
  readonly playerId: string;
  /** The player's details once the row has been imported. */
  readonly details: PlayerDetails;
};

const BLANK = {
  externalId: null,
  birthDate: null,
  hometown: null,
  phone: null,
  gender: null,
  positions: [],
  rating: null,
  nights: [],
  comment: null,
  ownColumns: [],
} satisfies Omit<PlayerDetails, 'firstName' | 'lastName'>;

/**
 * Finds each row's player: by the organiser's id; else by name and birth date, where not both sides have an id (two
 * ids are two people); else by having been imported under the same id or name before. Fields that a row does not have stay.
 */
export const matchImported = (
  players: PlayersById,
  rows: readonly ImportedPlayer[],
): readonly ImportEffect[] => {
  const byExternalId = new Map<string, PoolPlayer>();
  const byName = new Map<string, PoolPlayer>();
  const byListing = new Map<string, PoolPlayer>();
  // Of two who are called alike the registered one comes last, and is found: who registers themselves replaces the other.
  const all = allPlayers(players);
  const isIn = ({ status }: PoolPlayer): boolean => status === 'registered';
  for (const player of [...all.filter((one) => !isIn(one)), ...all.filter(isIn)]) {
    if (player.details.externalId !== null) byExternalId.set(player.details.externalId.toLowerCase(), player);
    byName.set(nameKeyOf(player.details), player);
    if (player.listedAs !== null) byListing.set(player.listedAs, player);
  }
  return rows.map((row): ImportEffect => {
    const { playerId, ...given } = row;
    const namesake = byName.get(nameKeyOf(row));
    const sameName =
      namesake && (!row.externalId || namesake.details.externalId === null) ? namesake : undefined;
    const known =
      (row.externalId && byExternalId.get(row.externalId.toLowerCase())) ||
      sameName ||
      byListing.get(listKeyOf(row));
    if (!known) return { effect: 'add', playerId, details: { ...BLANK, ...given } };
    const ownColumns = withOwnColumns(known.details.ownColumns, given.ownColumns ?? []);
    const details = { ...known.details, ...given, ownColumns };
    return {
      effect: sameDetails(known.details, details) ? 'unchanged' : 'change',
      playerId: known.playerId,
      details,
    };
  });
};

/** Own columns once others have been said anew: what stands already stays in its place, what is empty goes. */
export const withOwnColumns = (
  known: PlayerDetails['ownColumns'],
  given: PlayerDetails['ownColumns'],
): PlayerDetails['ownColumns'] =>
  [...new Map([...known, ...given].map(({ column, value }) => [column, value]))]
    .map(([column, value]) => ({ column, value }))
    .filter(({ value }) => value !== '');

/** Whether two descriptions of a player say the same. */
export const sameDetails = (a: PlayerDetails, b: PlayerDetails): boolean =>
  (Object.keys({ ...BLANK, firstName: '', lastName: '' }) as (keyof PlayerDetails)[]).every(
    (field) => JSON.stringify(a[field]) === JSON.stringify(b[field]),
  );
