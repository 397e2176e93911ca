import type { PlayerDetails } from '@fieldhouse/events/leagues';

/** A player as the pool's decisions need them. */
export type PoolPlayer = {
  readonly playerId: string;
  readonly details: PlayerDetails;
  readonly status: 'registered' | 'withdrawn';
  /** ISO-8601 UTC. */
  readonly registeredAt: string;
  readonly accountId: string | null;
};

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
