import { mapProblems, type ProblemTable } from '@fieldhouse/platform';
import { PlayerProfileError, type PlayerProfileErrorCode } from '../domain/player-profile.errors';

export const playerProblems = {
  player_unknown: { status: 404, title: 'Not found', detail: 'There is no such player any more.' },
  sport_unknown: { status: 422, title: 'Unknown sport', detail: 'Choose sports from the list.' },
  sport_twice: {
    status: 422,
    title: 'Sport chosen twice',
    detail: ({ sport }) => `${String(sport)} is in the list twice. Remove one of the two.`,
  },
  position_unknown: {
    status: 422,
    title: 'Unknown position',
    detail: ({ sport }) => `Choose positions of ${String(sport)} from the list.`,
  },
  position_twice: {
    status: 422,
    title: 'Position chosen twice',
    detail: ({ sport, position }) =>
      `${String(sport)} has the position ${String(position)} twice. Remove one of the two.`,
  },
  level_unknown: {
    status: 422,
    title: 'Unknown level',
    detail: ({ sport }) => `Choose a level from 1 to 10 for ${String(sport)}.`,
  },
  exception_backwards: {
    status: 422,
    title: 'Dates the wrong way round',
    detail: ({ from, to }) =>
      `The last day, ${String(to)}, is before the first, ${String(from)}. Change one of them.`,
  },
  exception_too_long: {
    status: 422,
    title: 'Exception too long',
    detail: ({ from, limit }) =>
      `The exception from ${String(from)} is longer than ${String(limit)} days. Make it shorter.`,
  },
  exceptions_overlap: {
    status: 422,
    title: 'Exceptions overlap',
    detail: ({ from, to }) =>
      `An exception begins on ${String(from)}, but the one before it lasts until ${String(to)}. Change one of them.`,
  },
} satisfies ProblemTable<PlayerProfileErrorCode>;

mapProblems(PlayerProfileError, playerProblems);
