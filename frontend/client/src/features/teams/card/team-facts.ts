import type { TeamCard } from '@fieldhouse/api-contract';
import { count } from '../../../shared/lib/words';

/** 'Flag football': the key of a sport as it reads where its catalogue is not at hand. */
export const sportWord = (key: string): string => {
  const words = key.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** 'Softball', 'Springfield', '12 players'. */
export const factsOf = ({ sport, city, players }: TeamCard): readonly string[] => [
  sportWord(sport),
  ...(city === null ? [] : [city]),
  count(players, 'player'),
];
