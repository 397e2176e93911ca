import type { DraftPlayer, DraftSettings } from '@fieldhouse/events/drafts';
import { byRating } from '@fieldhouse/values';

/** A player of the pool with what decisions derive from it once. */
export type PoolPlayer = DraftPlayer & {
  /** Place in `Pool.players`. */
  readonly index: number;
  /** Index into `Pool.kinds`. */
  readonly kind: number;
  /** Nobody may draft this player: the night rule refuses. */
  readonly barred: boolean;
};

/**
 * All that roster limits can tell of a player. Bit i of `positions`: counts at `limits.positions[i]`; the bit after
 * the last one: counts elsewhere. `genders` likewise, always exactly the bit `gender`.
 */
export type Kind = { readonly positions: number; readonly genders: number; readonly gender: number };

/** The players of a draft. Rebuilt when the pool changes, shared by all states in between. */
export type Pool = {
  readonly players: readonly PoolPlayer[];
  readonly byId: ReadonlyMap<string, PoolPlayer>;
  /** The rating list, best first. */
  readonly ranked: readonly PoolPlayer[];
  /** Members of each group, best first; empty when groups are not drafted together. */
  readonly groups: ReadonlyMap<string, readonly PoolPlayer[]>;
  /** Few, least versatile first: legality is decided per kind, not per player. */
  readonly kinds: readonly Kind[];
};

type PoolRules = Pick<DraftSettings, 'limits' | 'gameNights' | 'nightRule' | 'groupsTogether'>;

/** Whether a player stated nights and can play on none of the game nights. No stated nights: no conflict is known. */
export const hasNightConflict = (player: DraftPlayer, gameNights: DraftSettings['gameNights']): boolean =>
  player.nights.length > 0 &&
  gameNights.length > 0 &&
  !player.nights.some((night) => gameNights.includes(night));

const positionBits = (player: DraftPlayer, { positions }: DraftSettings['limits']): number => {
  const limited = positions.reduce(
    (bits, { position }, i) => (player.positions.includes(position) ? bits | (1 << i) : bits),
    0,
  );
  const playsElsewhere = player.positions.some(
    (played) => !positions.some(({ position }) => position === played),
  );
  return playsElsewhere || limited === 0 ? limited | (1 << positions.length) : limited;
};

const kindOf = (player: DraftPlayer, limits: DraftSettings['limits']): Kind => {
  const limit = limits.genders.findIndex(({ gender }) => gender === player.gender);
  const gender = limit < 0 ? limits.genders.length : limit;
  return { positions: positionBits(player, limits), genders: 1 << gender, gender };
};

const versatility = ({ positions }: Kind): number => {
  let places = 0;
  for (let bits = positions; bits; bits &= bits - 1) places += 1;
  return places;
};

const keyOf = ({ positions, gender }: Kind): string => `${positions}/${gender}`;

/** Lays out a pool of distinct players for the rules of one draft. */
export const poolOf = (draftPlayers: readonly DraftPlayer[], rules: PoolRules): Pool => {
  const distinct = new Map(
    draftPlayers.map((player) => kindOf(player, rules.limits)).map((kind) => [keyOf(kind), kind]),
  );
  const kinds = [...distinct.values()].sort((a, b) => versatility(a) - versatility(b));
  const kindIndex = new Map(kinds.map((kind, index) => [keyOf(kind), index]));
  const players = draftPlayers.map((player, index) => ({
    ...player,
    index,
    kind: kindIndex.get(keyOf(kindOf(player, rules.limits))) ?? 0,
    barred: rules.nightRule === 'refuse' && hasNightConflict(player, rules.gameNights),
  }));
  const ranked = [...players].sort(byRating);
  const groups = new Map<string, PoolPlayer[]>();
  for (const player of rules.groupsTogether ? ranked : []) {
    if (player.groupId === null) continue;
    const members = groups.get(player.groupId);
    if (members) members.push(player);
    else groups.set(player.groupId, [player]);
  }
  return {
    players,
    byId: new Map(players.map((player) => [player.playerId, player])),
    ranked,
    groups,
    kinds,
  };
};
