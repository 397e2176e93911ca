import {
  documentAsked,
  type LeagueProspectus,
  type OwnRegistrationView,
  type RegistrationKind,
} from '@fieldhouse/api-contract';
import { count } from '../../../shared/lib/words';

type Terms = Pick<LeagueProspectus, 'waitlist' | 'approval' | 'paidFirst' | 'eligibility'>;

type Places = OwnRegistrationView['places'];
const placesOf = (kind: RegistrationKind, { teams, players }: Places): Places['teams'] =>
  kind === 'team' ? teams : players;

/** Whether somebody would wait: every place is taken, or others wait already. A team's member needs none. */
export const isFullFor = (kind: RegistrationKind, places: Places): boolean => {
  const { capacity, held, waiting } = placesOf(kind, places);
  return kind !== 'member' && ((capacity !== null && held >= capacity) || waiting > 0);
};

/** What happens once a registration is sent, as far as that can be said before: places go in the order of arrival. */
export const outcomeSentences = (
  { waitlist, approval, paidFirst, eligibility }: Terms,
  kind: RegistrationKind,
  total: number,
  places: Places,
): readonly string[] => {
  const { waiting } = placesOf(kind, places);
  const isFull = isFullFor(kind, places);
  const isLate = isFull && !waitlist;
  const document = kind === 'team' ? null : documentAsked({ eligibility });
  if (isLate) return ['Every place is taken, and this league keeps no waitlist.'];
  return [
    kind === 'member'
      ? 'The team’s captain says yes or no. You need no place of your own.'
      : isFull
        ? `Every place is taken: you join the waitlist${waiting > 0 ? ` with ${count(waiting, kind === 'team' ? 'team' : 'person', kind === 'team' ? 'teams' : 'people')} before you` : ' as the first'}. You pay nothing until you have a place.`
        : approval || document !== null || (paidFirst && total > 0)
          ? 'There is a place for you.'
          : 'There is a place: it is yours at once.',
    ...(approval && kind !== 'member' ? ['Then the organizers say yes or no.'] : []),
    ...(document === null ? [] : [`It is approved once the organizers have seen: ${document}.`]),
    ...(total > 0 ? [paymentSentence(paidFirst, isFull)] : []),
  ];
};

const paymentSentence = (paidFirst: boolean, isFull: boolean): string => {
  if (!paidFirst) return 'You pay here by card, or as the organizers tell you.';
  return isFull
    ? 'Once you have a place, you have 15 minutes to pay what is due.'
    : 'Your place is held for 15 minutes. It is yours once what is due is paid; otherwise it is given up.';
};
