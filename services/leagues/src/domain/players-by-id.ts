import type { PlayerDetails } from '@fieldhouse/events/leagues';

/** A player as the pool's decisions need them. */
export type PoolPlayer = {
  readonly playerId: string;
  readonly details: PlayerDetails;
  readonly status: 'registered' | 'withdrawn';
  /** ISO-8601 UTC. */
  readonly registeredAt: string;
  readonly accountId: string | null;
  /** As which a list first told of them; null: no list did. */
  readonly listedAs: string | null;
};

type Listed = Pick<PlayerDetails, 'firstName' | 'lastName'> &
  Partial<Pick<PlayerDetails, 'externalId' | 'birthDate'>>;

/** First name, last name and birth date, as two lists would write them alike. */
export const nameKeyOf = ({ firstName, lastName, birthDate }: Listed): string =>
  `${firstName}|${lastName}|${birthDate ?? ''}`.normalize('NFC').toLowerCase();

/** What two rows of lists that tell of the same person have in common: the organiser's id, else name and birth date. */
export const listKeyOf = (row: Listed): string => (row.externalId ?? nameKeyOf(row)).toLowerCase();

/**
 * Players by id, in small bags by the id's last two characters: a fold over 5,000 registrations then copies a few
 * hundred references for each instead of thousands.
 */
export type PlayersById = Readonly<Record<string, Readonly<Record<string, PoolPlayer>>>>;

const bagOf = (playerId: string): string => playerId.slice(-2);

export const findPlayer = (players: PlayersById, playerId: string): PoolPlayer | undefined =>
  players[bagOf(playerId)]?.[playerId];

export const allPlayers = (players: PlayersById): readonly PoolPlayer[] =>
  Object.values(players).flatMap((bag) => Object.values(bag));

/** The players with this one added or replaced. */
export const withPlayer = (players: PlayersById, player: PoolPlayer): PlayersById => {
  const key = bagOf(player.playerId);
  return { ...players, [key]: { ...players[key], [player.playerId]: player } };
};

/** The players without this one. */
export const withoutPlayer = (players: PlayersById, playerId: string): PlayersById => {
  const key = bagOf(playerId);
  const { [playerId]: _, ...others } = players[key] ?? {};
  return { ...players, [key]: others };
};
