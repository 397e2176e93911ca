import type { Registrant } from '@fieldhouse/api-contract';
import { inOrder } from '../../../shared/lib/in-order';
import { PEOPLE_WORDS } from '../../../shared/lib/prospectus-words';

/** Somebody who is put on a team. `groupId`: friends who stay together. */
export type Candidate = {
  readonly registrationId: string;
  readonly name: string;
  readonly groupId: string | null;
  readonly gender: Registrant['gender'] | null;
  /** 1 to 10, as they see themselves. */
  readonly level: number | null;
  /** The main one first. */
  readonly positions: readonly string[];
};
export type TeamToFill = {
  readonly teamId: string;
  readonly name: string;
  readonly players: readonly Candidate[];
};
/** Where somebody would go, and by what that team was chosen. */
export type SuggestedPlace = {
  readonly registrationId: string;
  readonly name: string;
  readonly teamId: string;
  readonly teamName: string;
  readonly reason: string;
};
export type Suggestion = {
  readonly places: readonly SuggestedPlace[];
  /** For whom no team has room. */
  readonly unplaced: readonly Candidate[];
};

/** Of somebody who has not said how well they play. */
const USUAL_LEVEL = 5;
const levelOf = ({ level }: Candidate): number => level ?? USUAL_LEVEL;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const averageLevel = (players: readonly Candidate[]): number =>
  players.length === 0 ? 0 : sum(players.map(levelOf)) / players.length;

/** What a team is chosen by, the first first; the smaller number is the better. */
type Criterion = {
  readonly of: (team: TeamToFill, unit: readonly Candidate[]) => number;
  readonly reason: (unit: readonly Candidate[]) => string;
};

const CRITERIA: readonly Criterion[] = [
  { of: ({ players }) => players.length, reason: () => 'fewest players' },
  {
    of: ({ players }, [first]) => {
      const main = first?.positions[0];
      return main !== undefined && players.some(({ positions }) => positions[0] === main) ? 1 : 0;
    },
    reason: ([first]) => `needs a ${first?.positions[0] ?? ''}`.trim(),
  },
  {
    of: ({ players }, [first]) => players.filter(({ gender }) => gender === first?.gender).length,
    reason: ([first]) =>
      first?.gender ? `fewest ${PEOPLE_WORDS[first.gender].toLowerCase()}` : 'fewest players',
  },
  { of: ({ players }) => averageLevel(players), reason: () => 'lowest average level' },
];

/**
 * Puts people on teams so that these come out even: the largest groups and the best players first, each to the team with
 * the fewest players, then the one that lacks their position, then the fewest of their gender, then the lowest level.
 * Friends stay together. It only suggests: the service decides about each.
 * @param rosterSize players of a team at most
 */
export const suggestPlaces = (
  people: readonly Candidate[],
  teams: readonly TeamToFill[],
  rosterSize: number,
): Suggestion => {
  const places: SuggestedPlace[] = [];
  const unplaced: Candidate[] = [];
  let filled = teams;
  for (const unit of unitsOf(people)) {
    const fitting = filled.filter(({ players }) => players.length + unit.length <= rosterSize);
    const chosen = choose(fitting, unit);
    if (chosen === null) {
      unplaced.push(...unit);
      continue;
    }
    const { team, reason } = chosen;
    for (const { registrationId, name } of unit)
      places.push({ registrationId, name, teamId: team.teamId, teamName: team.name, reason });
    filled = filled.map((one) => (one === team ? { ...one, players: [...one.players, ...unit] } : one));
  }
  return { places, unplaced };
};

/** Groups of friends and those who are alone, in the order in which they are placed. */
const unitsOf = (people: readonly Candidate[]): readonly (readonly Candidate[])[] => {
  const units = new Map<string, Candidate[]>();
  for (const one of people) {
    const key = one.groupId === null ? `alone ${one.registrationId}` : `group ${one.groupId}`;
    units.set(key, [...(units.get(key) ?? []), one]);
  }
  return [...units.values()].sort(
    (one, other) =>
      other.length - one.length ||
      averageLevel(other) - averageLevel(one) ||
      inOrder(one[0]?.registrationId ?? '', other[0]?.registrationId ?? ''),
  );
};

const choose = (
  teams: readonly TeamToFill[],
  unit: readonly Candidate[],
): { readonly team: TeamToFill; readonly reason: string } | null => {
  const together = unit.length > 1 ? 'friends stay together; ' : '';
  let left = teams;
  for (const { of, reason } of CRITERIA) {
    const best = Math.min(...left.map((team) => of(team, unit)));
    const better = left.filter((team) => of(team, unit) === best);
    const [team] = better;
    // The one criterion that leaves a single team is why it is that one.
    if (team && better.length === 1)
      return { team, reason: together + (left.length > 1 ? reason(unit) : 'has room') };
    left = better;
  }
  const [team] = left;
  return team ? { team, reason: `${together}teams are even` } : null;
};
