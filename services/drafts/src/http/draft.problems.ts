import { conflict, forbidden, invalid, mapProblems, unknown, type ProblemTable } from '@fieldhouse/platform';
import {
  DraftError,
  DraftPlanError,
  type DraftErrorCode,
  type DraftPlanErrorCode,
  type Illegal,
  type ReadinessItem,
} from '../domain';
import { illegalSentence, readinessSentence } from './draft.sentences';

type Facts = Readonly<Record<string, unknown>>;

const told = (facts: Facts, name: string): string => {
  const fact = facts[name];
  return typeof fact === 'string' || typeof fact === 'number' ? String(fact) : '?';
};

const STATUS_WORDS: Readonly<Record<string, string>> = {
  none: 'not set up yet',
  configuring: 'still being set up',
  order_committed: 'waiting for its order to be revealed',
  order_locked: 'not in the lobby yet',
  lobby: 'in the lobby',
  live: 'live',
  paused: 'paused',
  completed: 'complete',
  published: 'published',
  cancelled: 'cancelled',
};
const statusOf = (facts: Facts): string => STATUS_WORDS[String(facts['status'])] ?? String(facts['status']);
const missingOf = (facts: Facts): string =>
  Array.isArray(facts['missing'])
    ? (facts['missing'] as ReadinessItem[]).map(readinessSentence).join(' ')
    : 'Look at the checklist.';

/** What is wrong with a setting, by its path. */
const SETTING_FAULTS: Readonly<Record<string, string>> = {
  'clock.zone': 'There is no such time zone. Choose one from the list.',
  'clock.rounds':
    'The clock of some rounds ends before it begins. Check from which round to which it counts.',
  'clock.quietHours': 'The quiet hours need a beginning and another time to end. Change one of them.',
  'limits.positions': 'A position has two limits, or there are more than 30. Remove some.',
  'limits.genders': 'A gender has two limits. Remove one of them.',
  limits: 'A minimum is above its maximum. Change one of them.',
  startsAt: 'A draft that starts by itself needs a time. Set one, or start it by hand.',
};

/** How the draft's refusals are told. */
export const draftProblems = {
  not_commissioner: forbidden(
    'Only for commissioners',
    'Only the league owner or a commissioner may do this.',
  ),
  process_only: forbidden('Not allowed', 'Only the clock may do this.'),
  not_your_team: forbidden(
    'Not your team',
    'Only the captain, co-captains and proxies of this team may do this.',
  ),
  not_your_pick: conflict(
    'Not your pick',
    (facts) =>
      `Pick ${told(facts, 'currentPickNo')} is on the clock and it is another team's turn. Your queue is unchanged.`,
  ),
  draft_not_live: conflict(
    'Nobody picks now',
    (facts) => `The draft is ${statusOf(facts)}; picks are made while it is live.`,
  ),
  draft_paused: conflict(
    'Paused',
    'The draft is paused. You can pick again when the commissioner resumes it.',
  ),
  pick_already_made: conflict(
    'Pick already made',
    (facts) => `Pick ${told(facts, 'pickNo')} was made just before. Your queue is unchanged.`,
  ),
  player_taken: conflict('Already taken', (facts) =>
    typeof facts['pickNo'] === 'number'
      ? `This player was taken with pick ${facts['pickNo']}. Choose somebody else; your queue is unchanged.`
      : 'This player is already on a team. Choose somebody else.',
  ),
  player_unknown: unknown('Unknown player', 'This player is not in the draft. Reload the list.'),
  illegal_pick: conflict(
    'Not allowed by the roster rules',
    // eslint-disable-next-line no-restricted-syntax -- the domain gave these facts; a problem carries them untyped
    (facts) => illegalSentence(facts as unknown as Illegal),
  ),
  turn_expired: conflict(
    'Time is up',
    'The clock and its two seconds of grace are over; the system picks from your queue.',
  ),
  wrong_state: conflict('Not now', (facts) => `The draft is ${statusOf(facts)}; this cannot be done now.`),
  league_cancelled: conflict('League canceled', 'This league has been canceled: it has no draft anymore.'),
  settings_invalid: invalid(
    'Settings do not fit',
    (facts) => SETTING_FAULTS[told(facts, 'field')] ?? 'Two settings contradict each other. Check them.',
  ),
  settings_locked: conflict(
    'Settings are locked',
    'Once the lobby is open only the clock can be changed, and only while the draft is paused.',
  ),
  team_unknown: unknown('Unknown team', 'This team is not in the draft.'),
  no_team_left: conflict('No team left', 'None of the teams of this draft is in the league anymore.'),
  order_not_committed: conflict('Nothing drawn', 'Draw a random order first; then it can be revealed.'),
  order_invalid: invalid('Order is incomplete', 'Name each team of the league exactly once.'),
  nonce_invalid: invalid('Text does not fit', 'Use 1 to 64 printable characters.'),
  participants_changed: conflict(
    'Teams have changed',
    'The teams are not those that the order was drawn for. Draw it again.',
  ),
  seed_mismatch: conflict('Order cannot be proved', 'The draw cannot be verified. Draw the order again.'),
  not_ready: conflict('Not ready', missingOf),
  reason_required: invalid('Reason needed', 'Give a reason of 3 to 200 characters.'),
  confirmation_required: invalid('Confirmation needed', 'Type RESET to confirm.'),
  undo_nothing: conflict('Nothing to undo', 'No pick has been made at or after that number.'),
  redo_nothing: conflict(
    'Nothing to redo',
    'Another pick was made since the undo, or a player of the first pick has left.',
  ),
  pick_not_made: conflict(
    'Not a pick',
    (facts) =>
      `Cell ${told(facts, 'pickNo')} is empty or was filled before the start. Choose a pick that was made.`,
  ),
  pick_changed: conflict(
    'Pick has changed',
    (facts) => `Another player has pick ${told(facts, 'pickNo')} by now. Look at the board and choose again.`,
  ),
  group_together: conflict(
    'Part of a group',
    'A group stays together. Choose a player without partners, or undo back to the pick that brought the group.',
  ),
  resume_too_short: invalid(
    'Too short',
    (facts) => `Give the team at least ${told(facts, 'minimumSeconds')} seconds.`,
  ),
  pause_not_ahead: conflict(
    'Not ahead',
    (facts) => `Choose a pick from ${told(facts, 'currentPickNo')} to ${told(facts, 'lastPickNo')}.`,
  ),
} satisfies ProblemTable<DraftErrorCode>;

/** How a plan's refusals are told. */
export const draftPlanProblems = {
  list_too_long: invalid('List too long', 'Keep the list to 5,000 players.'),
  player_listed_twice: invalid('Listed twice', 'Each player can be in the list once.'),
} satisfies ProblemTable<DraftPlanErrorCode>;

mapProblems(DraftError, draftProblems);
mapProblems(DraftPlanError, draftPlanProblems);
