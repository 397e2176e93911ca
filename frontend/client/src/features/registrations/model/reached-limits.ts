import type { LeagueProspectus, StaffRegistrationView } from '@fieldhouse/api-contract';
import { holdsPlace, isPlayer, placeLimits } from '../../../shared/lib/place-limits';
import { PEOPLE_WORDS } from '../../../shared/lib/prospectus-words';

type Standing = Pick<StaffRegistrationView, 'kind' | 'status' | 'categories'>;

/**
 * The limits of a league in which all places are held, of those that somebody counts in, as 'women'.
 * @param positionName of a code, as 'Catcher'
 */
export const reachedLimits = (
  one: Standing,
  all: readonly Standing[],
  places: LeagueProspectus['places'],
  positionName: (code: string) => string,
): readonly string[] => {
  if (!isPlayer(one)) return [];
  const held = all.filter((other) => isPlayer(other) && holdsPlace(other));
  return placeLimits(places)
    .filter(({ maximum, counts }) => counts(one) && held.filter(counts).length >= maximum)
    .map(({ of }) => ('gender' in of ? PEOPLE_WORDS[of.gender].toLowerCase() : positionName(of.position)));
};
