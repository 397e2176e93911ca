import type { PlayerCardView } from '@fieldhouse/api-contract';

/** How one knows the person. */
export const TIE_WORDS: Readonly<Record<PlayerCardView['tie'], string>> = {
  self: 'This is how your own card looks to you',
  team: 'You play on the same team',
  captain: 'Plays in a team or league that you lead',
  league: 'Plays in a league of yours',
  stranger: 'Can be found by everyone',
};
