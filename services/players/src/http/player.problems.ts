import { invalid, unknown, mapProblems, type ProblemTable } from '@fieldhouse/platform';
import { calendarDay } from '@fieldhouse/values';
import { PlayerProfileError, type PlayerProfileErrorCode } from '../domain/player-profile.errors';

export const playerProblems = {
  player_unknown: unknown('Not found', 'There is no such player anymore.'),
  sport_unknown: invalid('Unknown sport', 'Choose sports from the list.'),
  sport_twice: invalid(
    'Sport chosen twice',
    ({ sport }) => `${String(sport)} is in the list twice. Remove one of the two.`,
  ),
  position_unknown: invalid(
    'Unknown position',
    ({ sport }) => `Choose positions of ${String(sport)} from the list.`,
  ),
  position_twice: invalid(
    'Position chosen twice',
    ({ sport, position }) =>
      `${String(sport)} has the position ${String(position)} twice. Remove one of the two.`,
  ),
  level_unknown: invalid('Unknown level', ({ sport }) => `Choose a level from 1 to 10 for ${String(sport)}.`),
  exception_backwards: invalid(
    'Dates the wrong way round',
    ({ from, to }) =>
      `The last day, ${calendarDay(String(to))}, is before the first, ${calendarDay(String(from))}. Change one of them.`,
  ),
  exception_too_long: invalid(
    'Exception too long',
    ({ from, limit }) =>
      `The exception from ${calendarDay(String(from))} is longer than ${String(limit)} days. Make it shorter.`,
  ),
  exceptions_overlap: invalid(
    'Exceptions overlap',
    ({ from, to }) =>
      `An exception begins on ${calendarDay(String(from))}, but the one before it lasts until ${calendarDay(String(to))}. Change one of them.`,
  ),
} satisfies ProblemTable<PlayerProfileErrorCode>;

mapProblems(PlayerProfileError, playerProblems);
