import { plainWord, splitName } from '@fieldhouse/lists';
import { allPlayers, findPlayer, type ImportEffect, type PlayersById } from '../../domain';

/** Whom a person of a list wants to play with. */
export type Wish = { readonly playerId: string; readonly withPlayerId: string };
/** The wishes of one row, and whom it names that nobody, or more than one, is called. */
export type RowWishes = { readonly wishes: readonly Wish[]; readonly unknown: readonly string[] };

const BETWEEN_NAMES = /[;,/&+\n]|\band\b/i;

/**
 * Whom each person of a list wants to play with: players of the pool as it will be, by registration number or by name,
 * whichever part of it comes first ('Jo Park', 'Park, Jo', 'Jo Park & Al Brook').
 * @param playsWith what each row says, null for nothing
 * @param effects what each row means for the pool
 * @param players the pool before the import
 */
export const wishesOf = (
  playsWith: readonly (string | null)[],
  effects: readonly ImportEffect[],
  players: PlayersById,
): readonly RowWishes[] => {
  const find = finderOf(effects, players);
  return effects.map(({ playerId }, index) => {
    const text = playsWith[index] ?? '';
    const names = find(text) ? [text] : text.split(BETWEEN_NAMES);
    const named = names.map((name) => name.trim()).filter((name) => name !== '');
    const ids = new Set(named.flatMap((name) => find(name) ?? []));
    ids.delete(playerId);
    return {
      wishes: [...ids].map((withPlayerId) => ({ playerId, withPlayerId })),
      unknown: named.filter((name) => !find(name)),
    };
  });
};

/** Finds the one player whom a text means. */
const finderOf = (
  effects: readonly ImportEffect[],
  players: PlayersById,
): ((text: string) => string | null) => {
  const people = new Map(allPlayers(players).map(({ playerId, details }) => [playerId, details]));
  for (const { playerId, details } of effects) people.set(playerId, details);
  const called = new Map<string, string | null>();
  const put = (key: string, playerId: string): void => {
    called.set(key, called.has(key) && called.get(key) !== playerId ? null : playerId);
  };
  for (const [playerId, { firstName, lastName, externalId }] of people) {
    if (findPlayer(players, playerId)?.status === 'withdrawn') continue;
    put(plainWord(`${firstName} ${lastName}`), playerId);
    if (externalId !== null) put(plainWord(externalId), playerId);
  }
  return (text) => {
    const { firstName, lastName } = splitName(text.trim());
    return called.get(plainWord(`${firstName} ${lastName}`)) ?? called.get(plainWord(text)) ?? null;
  };
};
