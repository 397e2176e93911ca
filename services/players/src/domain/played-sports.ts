import { findSport } from '@fieldhouse/api-contract';
import type { PlayedSport } from '@fieldhouse/events/players';
import { PlayerProfileError } from './player-profile.errors';

const HIGHEST_LEVEL = 10;

/** The sports as they are kept. @throws PlayerProfileError for what no sport knows and for what is said twice */
export const checkedSports = (sports: readonly PlayedSport[]): PlayedSport[] => {
  const twice = repeated(sports.map(({ sport }) => sport));
  if (twice !== undefined) throw new PlayerProfileError('sport_twice', { sport: nameOf(twice) });
  return sports.map(checkedSport);
};

const checkedSport = ({
  sport,
  positions,
  level,
  lookingForTeam,
  willingToSub,
}: PlayedSport): PlayedSport => {
  const known = findSport(sport);
  if (!known) throw new PlayerProfileError('sport_unknown', { sport });
  const codes = known.positions.map(({ code }) => code);
  const unknown = positions.find((position) => !codes.includes(position));
  if (unknown !== undefined)
    throw new PlayerProfileError('position_unknown', { sport: known.name, position: unknown });
  const twice = repeated(positions);
  if (twice !== undefined)
    throw new PlayerProfileError('position_twice', { sport: known.name, position: twice });
  if (level !== null && !(Number.isInteger(level) && level >= 1 && level <= HIGHEST_LEVEL))
    throw new PlayerProfileError('level_unknown', { sport: known.name });
  return { sport, positions, level, lookingForTeam, willingToSub };
};

const repeated = (words: readonly string[]): string | undefined =>
  words.find((word, index) => words.indexOf(word) !== index);

const nameOf = (sport: string): string => findSport(sport)?.name ?? sport;
