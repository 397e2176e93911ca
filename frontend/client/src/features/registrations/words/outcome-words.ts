import {
  documentAsked,
  type LeagueProspectus,
  type OwnRegistrationView,
  type RegistrationKind,
  type SavedRegistration,
} from '@fieldhouse/api-contract';
import { count, listOf } from '../../../shared/lib/words';
import { categoryWords } from './step-words';

type Terms = Pick<LeagueProspectus, 'waitlist' | 'approval' | 'paidFirst' | 'eligibility'>;

type Places = OwnRegistrationView['places'];
const placesOf = (kind: RegistrationKind, { teams, players }: Places): Places['teams'] =>
  kind === 'team' ? teams : players;

type Person = SavedRegistration['person'];

/** The limits in which all places are held, of those that somebody counts in; a team counts in none. */
const reachedBy = (kind: RegistrationKind, { gender, positions }: Person, { players }: Places) =>
  kind === 'team' || kind === 'member'
    ? []
    : players.limits.flatMap(({ category, maximum, held }) =>
        (category === `gender:${gender}` || category === `position:${positions?.[0]}`) && held >= maximum
          ? category
          : [],
      );

/**
 * Whether somebody would wait: every place is taken, or all of those that there are for them. Others may wait for what
 * they do not need. A team's member needs none.
 */
export const isFullFor = (kind: RegistrationKind, person: Person, places: Places): boolean => {
  const { capacity, held } = placesOf(kind, places);
  if (kind === 'member') return false;
  return (capacity !== null && held >= capacity) || reachedBy(kind, person, places).length > 0;
};

/** What happens once a registration is sent, as far as that can be said before: places go in the order of arrival. */
export const outcomeSentences = (
  { waitlist, approval, paidFirst, eligibility }: Terms,
  { kind, person }: { readonly kind: RegistrationKind; readonly person: Person },
  total: number,
  places: Places,
  positionName: (code: string) => string = (code) => code,
): readonly string[] => {
  const { waiting, capacity, held } = placesOf(kind, places);
  const isFull = isFullFor(kind, person, places);
  const reached = reachedBy(kind, person, places).map((one) => categoryWords(one, positionName));
  const taken = capacity !== null && held >= capacity ? 'Every place' : `Every one of the ${listOf(reached)}`;
  const isLate = isFull && !waitlist;
  const document = kind === 'team' ? null : documentAsked({ eligibility });
  if (isLate) return [`${taken} is taken, and this league keeps no waitlist.`];
  return [
    kind === 'member'
      ? 'The team’s captain says yes or no. You need no place of your own.'
      : isFull
        ? `${taken} is taken: you join the waitlist${waiting > 0 ? ` with ${count(waiting, kind === 'team' ? 'team' : 'person', kind === 'team' ? 'teams' : 'people')} before you` : ' as the first'}. You pay nothing until you have a place.`
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
