import { conflict, forbidden, invalid, mapProblems, unknown, type ProblemTable } from '@fieldhouse/platform';
import { calendarDay, count, GENDER_PLURALS, type Gender } from '@fieldhouse/values';
import { PlacesError, RegistrationError, type PlacesErrorCode, type RegistrationErrorCode } from '../domain';
import { leagueProblems } from './league.problems';
import { prospectusProblems } from './prospectus.problems';

export const registrationProblems = {
  waiver_unknown: prospectusProblems.waiver_unknown,
  waiver_changed: conflict(
    'The waiver has changed',
    'It was changed while you read it. Read the new version, then sign that.',
  ),
  waiver_required: conflict(
    'Needed to play',
    'Nobody plays in this league without signing this waiver. Sign it, or leave the registration.',
  ),
  league_cancelled: conflict('League canceled', 'This league has been canceled. Find another one.'),
} satisfies ProblemTable<RegistrationErrorCode>;

export const placesProblems = {
  not_league_staff: leagueProblems.not_league_staff,
  league_cancelled: registrationProblems.league_cancelled,
  registration_not_open: conflict(
    'Not open yet',
    'Registration has not opened yet. The league’s page says when it does.',
  ),
  registration_closed: conflict(
    'Registration is over',
    'Registration is closed. Ask the organizers whether they have a place.',
  ),
  registration_incomplete: invalid(
    'Something is missing',
    'Some required information is missing. Go through the steps, then send it again. Nothing is lost.',
  ),
  registration_unknown: unknown('No such registration', 'There is no such registration. Reload the page.'),
  registration_over: conflict('It is over', 'This registration has ended. Reload the page to see how.'),
  kind_not_offered: conflict('Not in this league', 'You can’t register this way here. Choose another one.'),
  already_registered: conflict(
    'Registered already',
    'You have a registration in this league. See where it stands, or withdraw it first.',
  ),
  adults_only: conflict(
    'Adults only',
    'By the birth date that you gave you are not 18 yet. Only adults can register. If the date is wrong, change it under About you.',
  ),
  not_eligible: conflict(
    'Not everything is met',
    'The league asks for something that is not met. The list says what, and what can be done.',
  ),
  suspended: conflict(
    'Suspended',
    ({ lastDay }) =>
      `You are suspended ${typeof lastDay === 'string' ? `through ${calendarDay(lastDay)}` : 'until the league lifts it'}, so nobody could line you up this season. Ask the organizers.`,
  ),
  price_changed: conflict(
    'The price has changed',
    'The price is another one now. Look at the new one, then send it again.',
  ),
  refund_changed: conflict(
    'Less comes back now',
    ({ percent }) =>
      `${percent === 0 ? 'Nothing' : `Only ${String(percent)}%`} of what was paid comes back now. Withdraw again if you still want to.`,
  ),
  league_full: conflict('Full', 'The last place has just been taken, and this league has no waitlist.'),
  team_unknown: unknown('No such team', 'The team is not there, or you do not lead it. Choose another one.'),
  team_full: conflict(
    'The team is full',
    ({ rosterSize }) =>
      `It has ${String(rosterSize)} players already. Make room first, or choose another team.`,
  ),
  team_registered: conflict('In already', 'This team has registered already, or is in the league.'),
  team_of_other_sport: conflict('Another sport', 'This team plays another sport. Choose one of this sport.'),
  team_has_players: conflict('Players have registered for it', ({ players }) =>
    players === 1
      ? 'One player has registered for this team. Ask the organizers to move them first.'
      : `${String(players)} players have registered for this team. Ask the organizers to move them first.`,
  ),
  division_unknown: unknown(
    'No such division',
    'The league does not have this division anymore. Reload the page, then choose another one.',
  ),
  group_unknown: conflict(
    'No such group',
    'The friends whose link you have are not registered anymore. Ask them for a new link, or register alone.',
  ),
  group_full: conflict('The group is full', 'The group is full. Register alone, or start another group.'),
  no_offer: conflict(
    'No open offer',
    'This offer is no longer open. Reload the page to see where you stand.',
  ),
  offer_expired: conflict(
    'Too late',
    'The time to answer is over, and the place went to the next in line. You are still on the waitlist; your registration shows your rank.',
  ),
  season_begun: conflict(
    'The season has begun',
    'From now on the organizers give places by hand. Ask them for one.',
  ),
  not_on_waitlist: conflict('Not on the waitlist', 'This registration is not on the waitlist anymore.'),
  rank_impossible: invalid('No such rank', ({ of }) => `Choose a rank from 1 to ${String(of)}.`),
  no_room: conflict(
    'No place is free',
    ({ categories }) =>
      `${fullWords(String(categories))} Raise the limit under Registration in the league’s setup, or take a place back first.`,
  ),
  nothing_to_approve: conflict(
    'Nothing to decide',
    'This registration does not wait for an approval. Reload the page.',
  ),
  document_missing: conflict(
    'A document is missing',
    ({ document }) =>
      `The league needs to see a document (${String(document)}) first. Its organizers mark it as seen; then the registration can be approved.`,
  ),
  no_document_asked: conflict(
    'No document is asked for',
    'The rules of this league name no document. Add a rule first.',
  ),
  document_day_over: invalid(
    'The day is over',
    'The document is not valid anymore. Choose a day that is today or later, by the league’s time zone, or none.',
  ),
  placed_by_draft: conflict(
    'Drafted',
    'The teams of this league are drafted. The draft puts players on them.',
  ),
  not_confirmed: conflict('Not in yet', 'Only players whose registration is confirmed are put on a team.'),
  has_team: conflict('On a team already', 'They are on a team by now. Look for somebody else.'),
  not_invited: conflict(
    'Not invited anymore',
    'The invitation has ended, or the team has withdrawn it. Reload the page.',
  ),
  invited_lately: conflict(
    'Asked a short time ago',
    ({ hours }) =>
      `The last invitation of your team was declined or withdrawn less than a day ago. You can send another in ${count(Number(hours), 'hour')}.`,
  ),
  moved_meanwhile: conflict(
    'Moved meanwhile',
    'Somebody has put them on another team meanwhile. Look where they are now, and move them from there.',
  ),
  team_moved_meanwhile: conflict(
    'Moved meanwhile',
    'Somebody has put the team into another division meanwhile. Look where it is now, and move it from there.',
  ),
  roster_frozen: conflict(
    'Rosters are frozen',
    ({ freezeOn }) =>
      `Rosters have been frozen since ${calendarDay(String(freezeOn))}. An organizer can change the date in the league’s setup.`,
  ),
  not_treasurer: forbidden(
    'Not yours to change',
    'Only people who manage the league’s money can do this: owners, commissioners and treasurers. Ask one of them.',
  ),
  code_unknown: unknown(
    'No such code',
    'There is no such code in this league. Look at how it is written, or continue without one.',
  ),
  code_ended: conflict('The code has ended', 'Nobody can use this code anymore. Continue without it.'),
  code_run_out: conflict('The code has run out', 'The last day of this code is over. Continue without it.'),
  code_used_up: conflict(
    'The code is used up',
    'The code has been used as often as it can be. Continue without it. Nothing is lost.',
  ),
  code_used_by_you: conflict(
    'You have used it already',
    'This code works once for each person. Continue without it.',
  ),
  code_other_kind: conflict(
    'Not for this registration',
    'This code is for another way to register. Continue without it, or choose that way.',
  ),
  code_nothing_off: conflict(
    'Nothing to take off',
    'This code takes nothing off this price. Continue without it.',
  ),
  code_taken: conflict(
    'There is such a code',
    ({ code }) => `${String(code)} is in use already. End it first, or choose another text.`,
  ),
  code_day_over: invalid('The day is over', 'Choose a last day that is today or later, or none.'),
  too_many_codes: conflict(
    'Too many codes',
    ({ most }) => `A league has ${String(most)} codes at a time. End one that nobody needs anymore.`,
  ),
} satisfies ProblemTable<PlacesErrorCode>;

mapProblems(PlacesError, placesProblems);
mapProblems(RegistrationError, registrationProblems);

/** @param categories as the lists of places name them: 'gender:woman, position:C'; '': it is full in all */
const fullWords = (categories: string): string => {
  if (categories === '') return 'There is no place to give.';
  const words = categories.split(', ').map((category) => {
    const [sort, name = ''] = category.split(':');
    return sort === 'gender' ? GENDER_PLURALS[name as Gender] : `position ${name}`;
  });
  return `All places for ${words.join(' and ')} are taken.`;
};
