import type { MoneyStatus, RegistrationKind, RegistrationStatus } from '@fieldhouse/api-contract';
import type { ProductState } from '../../../shared/ui/status-chip';

type StatusWords = {
  /** How its chip looks and is worded. */
  readonly chip: ProductState;
  /** What it means, to whoever registered. */
  readonly means: string;
  /** What they can do, or what happens next. */
  readonly next: string;
};

/** What each status is to whoever registered. Offers and waitlists say more where their numbers are known. */
export const STATUS_WORDS: Readonly<Record<RegistrationStatus, StatusWords>> = {
  draft: {
    chip: 'draft',
    means: 'Not sent yet.',
    next: 'What you entered is saved. Continue where you stopped.',
  },
  submitted: {
    chip: 'submitted',
    means: 'Sent.',
    next: 'You are told once it is decided.',
  },
  waitlisted: {
    chip: 'waitlisted',
    means: 'You are on the waitlist.',
    next: 'When a place comes free it is offered in the order of the list. You are told when it is your turn, and by when to answer.',
  },
  offered: {
    chip: 'offered',
    means: 'A place is yours if you accept it in time.',
    next: 'Accept or decline it. Without an answer it goes to the next in line.',
  },
  reserved: {
    chip: 'reserved',
    means: 'A place is kept for you until it is paid.',
    next: 'It is yours once what is due is paid. Otherwise it is given up.',
  },
  pending_approval: {
    chip: 'pending_approval',
    means: 'You have a place, and somebody has to say yes.',
    next: 'You are told once it is decided.',
  },
  confirmed: {
    chip: 'confirmed',
    means: 'You are in.',
    next: 'Watch for news from the league.',
  },
  rostered: {
    chip: 'rostered',
    means: 'You are on a team.',
    next: 'Your captain has the details.',
  },
  completed: {
    chip: 'completed',
    means: 'The season is over.',
    next: 'Thanks for playing. Look under Browse Leagues for what’s next.',
  },
  withdrawn: {
    chip: 'withdrawn',
    means: 'You are not in this league anymore.',
    next: 'You can register again while registration is open.',
  },
  cancelled_by_league: {
    chip: 'cancelled',
    means: 'The league has ended your registration.',
    next: 'Ask its organizers if you have questions about it.',
  },
  expired: {
    chip: 'expired',
    means: 'Your place was not paid for in time, and was given up.',
    next: 'You can register again while registration is open.',
  },
  rejected: {
    chip: 'rejected',
    means: 'Your registration was declined.',
    next: 'Ask the organizer what is missing, or choose another league.',
  },
  unplaced: {
    chip: 'unplaced',
    means: 'No team was found for you in time.',
    next: 'You owe nothing. Choose another league, or try again next season.',
  },
};

/** What has been paid; null where there is nothing to say. */
export const MONEY_WORDS: Readonly<Record<MoneyStatus, string | null>> = {
  none: null,
  unpaid: 'Not paid yet',
  deposit: 'Deposit paid',
  partial: 'Paid in part',
  paid: 'Paid',
  refunded_part: 'Refunded in part',
  refunded: 'Refunded',
};

/** How one registers: in a list, and as something to choose. */
export const KIND_WORDS: Readonly<
  Record<RegistrationKind, { readonly name: string; readonly choice: string; readonly meaning: string }>
> = {
  team: {
    name: 'Team',
    choice: 'Register a team',
    meaning: 'For captains: your team gets a place, and your players join it.',
  },
  member: {
    name: 'Player of a team',
    choice: 'Join a team',
    meaning: 'Your team is in already. Its captain says yes.',
  },
  free_agent: {
    name: 'Free agent',
    choice: 'Sign up alone',
    meaning: 'As a free agent: the league finds you a team.',
  },
  group: {
    name: 'Group of friends',
    choice: 'Sign up with friends',
    meaning: 'Each registers; you are put on the same team.',
  },
};
