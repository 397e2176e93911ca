import { wallTime, type Gender, type RegistrationStep } from '@fieldhouse/api-contract';
import { PEOPLE_WORDS } from '../../../shared/lib/prospectus-words';
import { listOf, ordinal } from '../../../shared/lib/words';

/** A step of a registration as a sentence, with the reason that was given for it. */
export type StepSentence = { readonly what: string; readonly why: string | null };

type Context = {
  /** IANA, of the league. */
  readonly zone: string;
  /** Null: a team that is not known any more. */
  readonly teamName: (teamId: string) => string | null;
  /** Null: a division that the league does not have any more. */
  readonly divisionName: (divisionId: string) => string | null;
  /** `they`: the staff reads it of somebody else. */
  readonly person?: 'you' | 'they';
  /** Of a position, as 'Catcher'. */
  readonly positionName?: (code: string) => string;
};
type Listed = { readonly rank: number; readonly of: number };

/** What happened, so that everybody can follow why somebody stands where they stand. */
export const stepSentence = (step: RegistrationStep, context: Context): StepSentence => {
  const why = 'reason' in step ? step.reason : null;
  return { what: upper(sentence(step, context)), why };
};

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Whether anything was paid, a step does not say. */
const backWords = (percent: number): string =>
  percent === 100 ? 'Anything that was paid comes back.' : `${percent}% of what was paid comes back.`;
const at = ({ rank, of }: Listed): string => `${ordinal(rank)} of ${of}`;

const sentence = (
  step: RegistrationStep,
  { zone, teamName, divisionName, positionName, person = 'you' }: Context,
): string => {
  const you = person;
  const your = person === 'you' ? 'your' : 'their';
  const were = person === 'you' ? 'you were' : 'they were';
  const nameOf = (teamId: string): string => teamName(teamId) ?? 'a team that is not in the league anymore';
  switch (step.code) {
    case 'submitted':
      return `${you} registered.`;
    case 'joined':
      return `there was no free place: ${you} joined the waitlist, ${at(step)}.`;
    case 'placed':
      return placedSentence(step, you);
    case 'offered':
      return `${were} ${at(step)}. A place was offered until ${wallTime(step.holdUntil, zone)}.`;
    case 'no_answer':
      return `${were} ${at(step)}; offered ${wallTime(step.offeredAt, zone)}, no answer in time. ${upper(you)} stayed on the list, now ${ordinal(step.newRank)}.`;
    case 'declined':
      return `${you} declined the place, ${at(step)}.`;
    case 'offer_taken_back':
      return `the offer was taken back: there are fewer places now. ${upper(were)} ${at(step)}.`;
    case 'passed_over':
      return `${were} ${at(step)}, and somebody behind got a place: ${passedOverWhy(step, were, positionName)}.`;
    case 'moved':
      return `the organizers moved ${person === 'you' ? 'you' : 'them'} from ${ordinal(step.rank)} to ${ordinal(step.newRank)} of ${step.of}.`;
    case 'moved_by_staff':
      return `the organizers changed ${your} rank on the waitlist.`;
    case 'moved_down':
      return `there are fewer places now: ${you} went back to the waitlist, ${at(step)}.`;
    case 'approved':
      return `${your} registration was approved.`;
    case 'confirmed':
      return `${your} place is confirmed.`;
    case 'held':
      return `the place was held for ${person === 'you' ? 'you' : 'them'} until ${wallTime(step.holdUntil, zone)}, to be paid by then.`;
    case 'paid':
      return `${you} paid what was due.`;
    case 'lapsed':
      return `the place was not paid for in time, and was given up.`;
    case 'forfeited':
      return step.percent > 0
        ? `what was due was not paid, and ${your} place was given up. ${backWords(step.percent)}`
        : `what was due was not paid, and ${your} place was given up.`;
    case 'taken_back':
      return `${your} place is not confirmed anymore: there are fewer places now.`;
    case 'passed_on':
      return `the team is led by somebody else, who answers for the registration from then on.`;
    case 'withdrawn':
      return step.percent > 0 ? `${you} withdrew. ${backWords(step.percent)}` : `${you} withdrew.`;
    case 'rejected':
      return `${your} registration was declined.`;
    case 'removed':
      return `the organizers ended ${your} registration.`;
    case 'league_cancelled':
      return `the league was canceled, and ${your} registration ended with it.`;
    case 'unplaced':
      return `no team was found by the last day for it.`;
    case 'rostered':
      return step.teamId === null
        ? `${you} came off the team, and wait for another one.`
        : `${you} joined ${nameOf(step.teamId)}.`;
    case 'invited':
      return `${nameOf(step.teamId)} invited ${person === 'you' ? 'you' : 'them'} to the team.`;
    case 'invitation_declined':
      return `${you} declined the invitation of ${nameOf(step.teamId)}.`;
    case 'invitation_taken_back':
      return `${nameOf(step.teamId)} withdrew its invitation.`;
    case 'invitation_expired':
      return `the time to answer ${nameOf(step.teamId)} was over, and its invitation ended.`;
    case 'group_joined':
      return `${you} joined the group of friends.`;
    case 'group_left':
      return `${you} left the group of friends.`;
    case 'division':
      return divisionSentence(step.divisionId && (divisionName(step.divisionId) ?? ''));
  }
};

/** @param name null: in none any more; '': of one that is not there any more */
const divisionSentence = (name: string | null): string => {
  if (name === null) return 'the organizers took the team out of its division.';
  return name === ''
    ? 'the organizers put the team into a division that the league does not have anymore.'
    : `the organizers put the team into the division “${name}”.`;
};

const placedSentence = (
  { via, byAdmin, rank, of }: Extract<RegistrationStep, { code: 'placed' }>,
  you: string,
): string => {
  if (byAdmin || via === 'organizer') return `the organizers gave ${you === 'you' ? 'you' : 'them'} a place.`;
  if (via === 'offer') return `${you} accepted the place that was offered.`;
  if (via === 'join') return `there was a free place: ${you} got it.`;
  if (via === 'draw') return `${you} got a place in the draw.`;
  return `${you} moved up from ${ordinal(rank)} of ${of} to a place.`;
};

/** 'places for women' of 'gender:woman', as the lists of places call it; 'places for Catcher'. */
export const categoryWords = (category: string, positionName: (code: string) => string): string => {
  const [sort = '', name = ''] = category.split(':');
  return sort === 'gender'
    ? `places for ${PEOPLE_WORDS[name as Gender].toLowerCase()}`
    : `places for ${positionName(name)}`;
};

const passedOverWhy = (
  { why, full }: Extract<RegistrationStep, { code: 'passed_over' }>,
  were: string,
  positionName: (code: string) => string = (code) => code,
): string => {
  if (why === 'missed') return `an offer had run out without an answer before`;
  if (why === 'organizer') return `the organizers chose somebody else`;
  const places = full.map((category) => categoryWords(category, positionName));
  return `the place was not one that ${were === 'you were' ? 'you' : 'they'} could take, because all ${listOf(places)} are taken`;
};
