import { mapProblems, type ProblemTable } from '@fieldhouse/platform';
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

/** How the draft's refusals are told. */
export const draftProblems = {
  not_commissioner: {
    status: 403,
    title: 'Only for commissioners',
    detail: 'Only the league owner or a commissioner may do this.',
  },
  process_only: { status: 403, title: 'Not allowed', detail: 'Only the clock may do this.' },
  not_your_team: {
    status: 403,
    title: 'Not your team',
    detail: 'Only the captain, co-captains and proxies of this team may do this.',
  },
  not_your_pick: {
    status: 409,
    title: 'Not your pick',
    detail: (facts) =>
      `Pick ${told(facts, 'currentPickNo')} is on the clock and it is another team's turn. Your queue is unchanged.`,
  },
  draft_not_live: {
    status: 409,
    title: 'Nobody picks now',
    detail: (facts) => `The draft is ${statusOf(facts)}; picks are made while it is live.`,
  },
  draft_paused: {
    status: 409,
    title: 'Paused',
    detail: 'The draft is paused. You can pick again when the commissioner resumes it.',
  },
  pick_already_made: {
    status: 409,
    title: 'Pick already made',
    detail: (facts) => `Pick ${told(facts, 'pickNo')} was made just before. Your queue is unchanged.`,
  },
  player_taken: {
    status: 409,
    title: 'Already taken',
    detail: (facts) =>
      typeof facts['pickNo'] === 'number'
        ? `This player was taken with pick ${facts['pickNo']}. Choose somebody else; your queue is unchanged.`
        : 'This player is already on a team. Choose somebody else.',
  },
  player_unknown: {
    status: 404,
    title: 'Unknown player',
    detail: 'This player is not in the draft. Reload the list.',
  },
  illegal_pick: {
    status: 409,
    title: 'Not allowed by the roster rules',
    // eslint-disable-next-line no-restricted-syntax -- the domain gave these facts; a problem carries them untyped
    detail: (facts) => illegalSentence(facts as unknown as Illegal),
  },
  turn_expired: {
    status: 409,
    title: 'Time is up',
    detail: 'The clock and its two seconds of grace are over; the system picks from your queue.',
  },
  wrong_state: {
    status: 409,
    title: 'Not now',
    detail: (facts) => `The draft is ${statusOf(facts)}; this cannot be done now.`,
  },
  settings_invalid: {
    status: 422,
    title: 'Settings do not fit',
    detail: (facts) => `Check the setting '${told(facts, 'field')}'.`,
  },
  settings_locked: {
    status: 409,
    title: 'Settings are locked',
    detail: 'Once the lobby is open only the clock can be changed, and only while the draft is paused.',
  },
  team_unknown: { status: 404, title: 'Unknown team', detail: 'This team is not in the draft.' },
  order_not_committed: {
    status: 409,
    title: 'Nothing committed',
    detail: 'Commit to a random order first; then it can be revealed.',
  },
  order_invalid: {
    status: 422,
    title: 'Order is incomplete',
    detail: 'Name each team of the league exactly once.',
  },
  nonce_invalid: { status: 422, title: 'Text does not fit', detail: 'Use 1 to 64 printable characters.' },
  participants_changed: {
    status: 409,
    title: 'Teams have changed',
    detail: 'The teams are not those that the order was committed for. Commit a new roll.',
  },
  seed_mismatch: {
    status: 409,
    title: 'Order cannot be proved',
    detail: 'The stored seed does not match the commitment. Commit a new roll.',
  },
  not_ready: { status: 409, title: 'Not ready', detail: missingOf },
  reason_required: { status: 422, title: 'Reason needed', detail: 'Give a reason of 3 to 200 characters.' },
  confirmation_required: { status: 422, title: 'Confirmation needed', detail: 'Type RESET to confirm.' },
  undo_nothing: {
    status: 409,
    title: 'Nothing to undo',
    detail: 'No pick has been made at or after that number.',
  },
  resume_too_short: {
    status: 422,
    title: 'Too short',
    detail: (facts) => `Give the team at least ${told(facts, 'minimumSeconds')} seconds.`,
  },
  pause_not_ahead: {
    status: 409,
    title: 'Not ahead',
    detail: (facts) => `Choose a pick from ${told(facts, 'currentPickNo')} to ${told(facts, 'lastPickNo')}.`,
  },
} satisfies ProblemTable<DraftErrorCode>;

/** How a plan's refusals are told. */
export const draftPlanProblems = {
  list_too_long: { status: 422, title: 'List too long', detail: 'Keep the list to 5,000 players.' },
  player_listed_twice: { status: 422, title: 'Listed twice', detail: 'Each player can be in the list once.' },
} satisfies ProblemTable<DraftPlanErrorCode>;

mapProblems(DraftError, draftProblems);
mapProblems(DraftPlanError, draftPlanProblems);
