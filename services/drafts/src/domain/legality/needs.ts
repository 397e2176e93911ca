import type { Room } from './legality';
import type { Kind } from '../board/pool';

type Minimum = { readonly minimum: number };

/**
 * How far a team is from its minimums. Its players are matched to the places that minimums ask for (each to one
 * place, as many as possible). One more player helps where a place is free, or where a matched player could move on
 * to one.
 * @param masks bit i: the player counts at limit i
 * @returns `missing`: free places per limit; `helps`, bit i: one more player who counts at limit i would fill a place
 */
export const unfilledMinimums = (
  masks: readonly number[],
  limits: readonly Minimum[],
): { readonly missing: readonly number[]; readonly helps: number } => {
  const matched = limits.map((): number[] => []);
  const seat = (mask: number, tried: Set<number>): boolean =>
    limits.some(({ minimum }, i) => {
      const seated = matched[i];
      if (!seated || !(mask & (1 << i)) || tried.has(i)) return false;
      tried.add(i);
      if (seated.length < minimum) return seated.push(mask) > 0;
      const moving = seated.findIndex((other) => seat(other, tried));
      if (moving >= 0) seated[moving] = mask;
      return moving >= 0;
    });
  for (const mask of masks) seat(mask, new Set());

  let helps = 0;
  for (let before = -1; before !== helps;) {
    before = helps;
    limits.forEach(({ minimum }, i) => {
      const seated = matched[i] ?? [];
      if (seated.length < minimum || seated.some((mask) => mask & helps)) helps |= 1 << i;
    });
  }
  return { missing: limits.map(({ minimum }, i) => minimum - (matched[i]?.length ?? 0)), helps };
};

const unfilledOf = ({ settings, board }: Room, teamId: string) => {
  const kinds = (board.squads.get(teamId)?.drafted ?? []).flatMap((kind) => board.pool.kinds[kind] ?? []);
  return {
    positions: unfilledMinimums(
      kinds.map((kind) => kind.positions),
      settings.limits.positions,
    ),
    genders: unfilledMinimums(
      kinds.map((kind) => kind.genders),
      settings.limits.genders,
    ),
  };
};

/** A minimum that a team has not reached: `missing` players at a position ('C') or of a gender ('woman'). */
export type Need = { readonly kind: 'position' | 'gender'; readonly key: string; readonly missing: number };

/** @returns the team's unfilled minimums, positions first, in the order of the settings. */
export const needsOf = (room: Room, teamId: string): readonly Need[] => {
  const { positions, genders } = unfilledOf(room, teamId);
  const { limits } = room.settings;
  return [
    ...limits.positions.map(({ position }, i) => ({
      kind: 'position' as const,
      key: position,
      missing: positions.missing[i] ?? 0,
    })),
    ...limits.genders.map(({ gender }, i) => ({
      kind: 'gender' as const,
      key: gender,
      missing: genders.missing[i] ?? 0,
    })),
  ].filter(({ missing }) => missing > 0);
};

/** @returns a function that names the unfilled minimum which a kind of player would help with, or null. */
export const helpfulness = (room: Room, teamId: string): ((kind: Kind | undefined) => string | null) => {
  const { positions, genders } = unfilledOf(room, teamId);
  const { limits } = room.settings;
  return (kind) => {
    if (!kind) return null;
    const position = limits.positions.find((_, i) => kind.positions & positions.helps & (1 << i))?.position;
    return position ?? limits.genders.find((_, i) => kind.genders & genders.helps & (1 << i))?.gender ?? null;
  };
};
