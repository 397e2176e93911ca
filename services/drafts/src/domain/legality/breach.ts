import { type Breach, breachAlone, breachOfSort } from './exact-fit';
import type { BothLimits, Bounds } from './fit';
import type { Room } from './legality';
import { Plan, type Situation, type TeamSquad } from './plan';
import { type Witness, mended } from './witness';

/**
 * Why limits forbid a pick: `limit` players at most or at least must count at the position or gender; `teamId` is the
 * team that could no longer keep it, `openCells` what that team has left to fill after the pick, `left` how many in the
 * pool could still count there.
 */
export type LimitBreach = {
  readonly rule: `${'' | 'other_team_'}${'position' | 'gender'}_${'minimum' | 'maximum'}`;
  /** The position ('C') or gender ('woman'). */
  readonly of: string;
  readonly limit: number;
  readonly teamId: string;
  readonly openCells: number;
  readonly left: number;
};

/** What the settings call a limit. */
export const nameOf = ({ settings }: Room, { sort, limit }: Breach): string => {
  const { positions, genders } = settings.limits;
  return (sort === 'positions' ? positions[limit]?.position : genders[limit]?.gender) ?? '';
};

/** In words of the settings. */
export const described = (room: Room, { squads, left }: Situation, breach: Breach): LimitBreach => {
  const squad = squads[breach.squad];
  const sort = breach.sort === 'positions' ? 'position' : 'gender';
  const counts = (kind: number): number =>
    (room.board.pool.kinds[kind]?.[breach.sort] ?? 0) & (1 << breach.limit);
  return {
    rule: `${breach.squad === 0 ? '' : 'other_team_'}${sort}_${breach.bound}`,
    of: nameOf(room, breach),
    limit: squad?.limits[breach.sort][breach.limit]?.[breach.bound] ?? 0,
    teamId: squad?.teamId ?? '',
    openCells: squad?.open ?? 0,
    left: left.reduce((total, count, kind) => (counts(kind) ? total + count : total), 0),
  };
};

/** The same situation with a limit changed for some teams. */
export const withLimit = (
  situation: Situation,
  { sort, limit }: Pick<Breach, 'sort' | 'limit'>,
  teams: readonly number[],
  change: <L extends Bounds>(limit: L) => L,
): Situation => {
  const changed = ({ limits }: TeamSquad): BothLimits => ({
    ...limits,
    [sort]: limits[sort].map((bounds, i) => (i === limit ? change(bounds) : bounds)),
  });
  const squads = situation.squads.map((squad, team) =>
    teams.includes(team) ? { ...squad, limits: changed(squad) } : squad,
  );
  return { ...situation, squads };
};

type Asked = Omit<Breach, 'squad'>;

/** Whether any roster of the team's size could break the limit. */
const asksOf = ({ limits, drafted, open }: TeamSquad, { sort, limit, bound }: Asked): boolean => {
  const { minimum = 0, maximum = null } = limits[sort][limit] ?? {};
  return bound === 'minimum' ? minimum > 0 : maximum !== null && maximum < drafted.length + open;
};

/**
 * The limit to name where only limits of both sorts together cannot be kept: the first without which all others could
 * be, for one team if that is enough, its own before another's, else for one of those that need it. It always asks
 * something of that team, so that easing it step by step comes to an end.
 */
export const culprit = (situation: Situation, older: Witness): Breach | null => {
  const { squads } = situation;
  const without = (asked: Asked, teams: readonly number[]): boolean =>
    mended(
      withLimit(situation, asked, teams, (limit) =>
        asked.bound === 'minimum' ? { ...limit, minimum: 0 } : { ...limit, maximum: null },
      ),
      older,
    ) !== null;
  const [own] = squads;
  const limits = (['genders', 'positions'] as const).flatMap((sort) =>
    (own?.limits[sort] ?? []).flatMap((_, limit) =>
      (['minimum', 'maximum'] as const).map((bound) => {
        const asked: Asked = { sort, limit, bound };
        const teams = squads.flatMap((squad, team) => (asksOf(squad, asked) ? [team] : []));
        return { asked, teams };
      }),
    ),
  );
  const found = limits.find(({ asked, teams }) => teams.length > 0 && without(asked, teams));
  const { asked, teams } = found ?? limits.find(({ teams: some }) => some.length > 0) ?? {};
  if (!asked || !teams) return null;
  const alone = teams.find((team) => without(asked, [team]));
  const squad = alone ?? fewest(teams, (some) => without(asked, some));
  return squad === undefined ? null : { ...asked, squad };
};

/** The first of as few as are enough together; of all, where they are not. */
const fewest = (
  teams: readonly number[],
  enough: (some: readonly number[]) => boolean,
): number | undefined => {
  const needed = teams.toReversed().reduce((some, team) => {
    const fewer = some.filter((other) => other !== team);
    return enough(fewer) ? fewer : some;
  }, teams);
  return needed[0];
};

/** One step looser. */
const loosened = <L extends Bounds>(limit: L, bound: Breach['bound']): L =>
  bound === 'minimum'
    ? { ...limit, minimum: Math.max(0, limit.minimum - 1) }
    : { ...limit, maximum: limit.maximum === null ? null : limit.maximum + 1 };

/** The situation with a limit of one team a step looser. */
export const easedBy = (situation: Situation, breach: Breach): Situation =>
  withLimit(situation, breach, [breach.squad], (limit) => loosened(limit, breach.bound));

/**
 * Of a team that cannot keep its minimums all at once, the one to ease: that which the pool can least afford to all teams.
 */
const scarcest = ({ kinds, squads, left }: Situation, team: number): Breach | null => {
  const drafted = squads.map((squad) => new Plan(kinds, squad, []).without(null));
  const spare = (sort: Breach['sort'], limit: number): number =>
    left.reduce((sum, count, kind) => ((kinds[kind]?.[sort] ?? 0) & (1 << limit) ? sum + count : sum), 0) -
    drafted.reduce((sum, roster) => sum + (roster[sort].missing[limit] ?? 0), 0);
  let least = Infinity;
  let found: Breach | null = null;
  for (const sort of ['positions', 'genders'] as const) {
    for (const [limit, missing] of (drafted[team]?.[sort].missing ?? []).entries()) {
      if (missing === 0 || spare(sort, limit) >= least) continue;
      least = spare(sort, limit);
      found = { squad: team, sort, limit, bound: 'minimum' };
    }
  }
  return found;
};

/** The limit to ease by a step where there is no witness: of a team that stands in its own way before any that lack together. */
export const nextToEase = (situation: Situation, older: Witness): Breach | null => {
  for (const team of situation.squads.keys()) {
    const breach = breachAlone(situation, team);
    if (breach) return scarcest(situation, team) ?? breach;
  }
  return (
    breachOfSort(situation, 'positions') ?? breachOfSort(situation, 'genders') ?? culprit(situation, older)
  );
};
