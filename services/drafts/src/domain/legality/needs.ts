import type { Kind } from '../board/pool';
import { fitOf } from './fit';
import type { Room } from './legality';

const unfilledOf = ({ settings, board }: Room, teamId: string) => {
  const kinds = (board.squads.get(teamId)?.drafted ?? []).flatMap((kind) => board.pool.kinds[kind] ?? []);
  return {
    positions: fitOf(
      kinds.map((kind) => kind.positions),
      settings.limits.positions,
    ),
    genders: fitOf(
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

/** @returns a function that names the unfilled minimums which a kind of player would help with, positions first. */
export const helpfulness = (room: Room, teamId: string): ((kind: Kind | undefined) => readonly string[]) => {
  const { positions, genders } = unfilledOf(room, teamId);
  const { limits } = room.settings;
  return (kind) => [
    ...limits.positions.flatMap(({ position }, i) =>
      (kind?.positions ?? 0) & positions.helps & (1 << i) ? [position] : [],
    ),
    ...limits.genders.flatMap(({ gender }, i) =>
      (kind?.genders ?? 0) & genders.helps & (1 << i) ? [gender] : [],
    ),
  ];
};
