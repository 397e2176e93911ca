import type { LeagueProspectus, OwnRegistrationView, RegistrationKind } from '@fieldhouse/api-contract';
import { count } from '../../../shared/lib/words';

type Terms = Pick<LeagueProspectus, 'waitlist' | 'approval' | 'paidFirst'>;

/** What happens once a registration is sent, as far as that can be said before: places go in the order of arrival. */
export const outcomeSentences = (
  { waitlist, approval, paidFirst }: Terms,
  kind: RegistrationKind,
  total: number,
  places: OwnRegistrationView['places'],
): readonly string[] => {
  const { capacity, held, waiting } = kind === 'team' ? places.teams : places.players;
  const isFull = kind !== 'member' && ((capacity !== null && held >= capacity) || waiting > 0);
  const isLate = isFull && !waitlist;
  if (isLate) return ['Every place is taken, and this league keeps no waitlist.'];
  return [
    kind === 'member'
      ? 'The team’s captain says yes or no. You need no place of your own.'
      : isFull
        ? `Every place is taken: you join the waitlist${waiting > 0 ? ` with ${count(waiting, kind === 'team' ? 'team' : 'person', kind === 'team' ? 'teams' : 'people')} before you` : ' as the first'}. You pay nothing until you have a place.`
        : 'There is a place: it is yours at once.',
    ...(approval && kind !== 'member' ? ['Then the organizer says yes or no.'] : []),
    ...(total > 0
      ? [
          paidFirst
            ? 'Your place is kept until it is paid. The organizer tells you how to pay.'
            : 'The organizer tells you how to pay.',
        ]
      : []),
  ];
};
