import type {
  ScheduleRequestState,
  ScheduleRequestsView,
  ScheduleRequestView,
  ScheduleWish,
} from '@fieldhouse/api-contract';
import { NIGHT_NAMES } from '../../../shared/lib/nights';
import { clockOf } from '../../../shared/lib/prospectus-words';
import { venueTime, weekdayOf } from '../../../shared/lib/times';
import type { ProductState } from '../../../shared/ui/status-chip';
import { DELETED_PLAYER } from '../../../shared/lib/words';

/** 'No game on Sat, Dec 5', 'No game before 7:30 PM on a Tuesday', 'A bye on Sat, Dec 5'. */
export const wishWords = (wish: ScheduleWish): string => {
  switch (wish.kind) {
    case 'avoid_day':
      return wish.from === wish.to
        ? `No game on ${weekdayOf(wish.from)}`
        : `No game from ${weekdayOf(wish.from)} to ${weekdayOf(wish.to)}`;
    case 'avoid_time': {
      const on = wish.night === null ? 'any day' : `a ${NIGHT_NAMES[wish.night]}`;
      return `No game ${wish.when} ${clockOf(wish.time)} on ${on}`;
    }
    case 'bye':
      return `A bye on ${weekdayOf(wish.on)}`;
  }
};

export const stateOf = ({ answer }: ScheduleRequestView): ScheduleRequestState => answer?.answer ?? 'open';

/** How the state of a request looks. */
export const REQUEST_STATES: Readonly<Record<ScheduleRequestState, ProductState>> = {
  open: 'asked',
  accepted: 'accepted',
  declined: 'rejected',
};

/** 'Hawks · Cal Ray · Tue, Nov 24, 5:10 PM EST'. @param team null: without it */
export const askedWords = (
  { name, askedAt }: ScheduleRequestView,
  team: string | null,
  zone: string,
): string => [team, name ?? DELETED_PLAYER, venueTime(askedAt, zone)].filter(Boolean).join(' · ');

/** 'Declined by Ana Brook · Tue, Nov 24, 5:10 PM EST'. */
export const answeredWords = (
  { answer, name, at }: NonNullable<ScheduleRequestView['answer']>,
  zone: string,
): string =>
  `${answer === 'accepted' ? 'Accepted' : 'Declined'} by ${name ?? DELETED_PLAYER} · ${venueTime(at, zone)}`;

/** Why nothing is asked or answered any more; null: it is. */
export const closedWords = ({ closed }: Pick<ScheduleRequestsView, 'closed'>): string | null => {
  if (closed === null) return null;
  return closed === 'cancelled'
    ? 'The league is canceled: nothing is asked or answered anymore.'
    : 'The season is over: nothing is asked or answered anymore.';
};
