import { isActive, type LeagueProspectus, type StaffRegistrationView } from '@fieldhouse/api-contract';
import { PEOPLE_WORDS } from '../../../shared/lib/prospectus-words';

type Standing = Pick<StaffRegistrationView, 'kind' | 'status' | 'saved'>;

/**
 * The limits of a league in which all places are held, of those that somebody counts in, as 'women'.
 * @param positionName of a code, as 'Catcher'
 */
export const reachedLimits = (
  one: Standing,
  all: readonly Standing[],
  { positions, genders }: LeagueProspectus['places'],
  positionName: (code: string) => string,
): readonly string[] => {
  const held = all.filter(
    (other) => isPlayer(other) && isActive(other.status) && other.status !== 'waitlisted',
  );
  const limits = [
    ...positions.map(({ position, maximum }) => ({
      ...{ maximum, words: positionName(position) },
      counts: ({ saved }: Standing) => saved?.person.positions?.[0] === position,
    })),
    ...genders.map(({ gender, maximum }) => ({
      ...{ maximum, words: PEOPLE_WORDS[gender].toLowerCase() },
      counts: ({ saved }: Standing) => saved?.person.gender === gender,
    })),
  ];
  return limits
    .filter(({ maximum, counts }) => isPlayer(one) && counts(one) && held.filter(counts).length >= maximum)
    .map(({ words }) => words);
};

/** Whoever needs a place of their own among the players. */
const isPlayer = ({ kind }: Standing): boolean => kind === 'free_agent' || kind === 'group';
