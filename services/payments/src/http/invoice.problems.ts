import { moneyOf } from '@fieldhouse/money';
import {
  conflict,
  forbidden,
  invalid,
  mapProblems,
  tooMany,
  unknown,
  type ProblemTable,
} from '@fieldhouse/platform';
import {
  InvoiceError,
  MoneyTermsError,
  TeamFeesError,
  WalletError,
  type InvoiceErrorCode,
  type MoneyTermsErrorCode,
  type TeamFeesErrorCode,
  type WalletErrorCode,
} from '../domain';

const text = (minor: unknown, currency: unknown): string => moneyOf(Number(minor), String(currency));
const notTreasurer = forbidden(
  'Not yours to change',
  'Only people who look after this money can do this: in a league its owners, commissioners and treasurers, in a team its captains, admins and treasurers. Ask one of them.',
);

export const invoiceProblems = {
  not_payer: forbidden(
    'Not yours to pay',
    'Only the person who owes this can pay it here. Ask them for a payment link.',
  ),
  email_unconfirmed: forbidden(
    'Confirm your e-mail first',
    'Payments are for confirmed addresses, so that receipts and refunds reach you. Open the link in the e-mail we sent.',
  ),
  not_treasurer: notTreasurer,
  currency_differs: conflict(
    'Another currency',
    ({ currency }) => `This invoice is in ${String(currency)}. Reload the page, then try again.`,
  ),
  nothing_open: conflict('Paid already', 'This is already paid. Reload the page to see who paid.'),
  written_off: conflict(
    'Written off',
    'What was open of it is written off, so that nobody is asked for it. Once somebody who manages the money takes that back, it can be paid.',
  ),
  nothing_written_off: conflict(
    'Nothing written off',
    'Nothing of it is written off, or somebody has taken that back already. Reload the page.',
  ),
  above_open: conflict(
    'More than is owed',
    ({ openMinor, currency }) => `Only ${text(openMinor, currency)} is still unpaid. Enter that or less.`,
  ),
  invoice_over: conflict(
    'Not owed anymore',
    'It is void, or what it was for has ended. Nobody has to pay it.',
  ),
  hold_over: conflict(
    'The place is not held now',
    'The time to pay was over, or the league has fewer places, so that nothing is to be paid now. The registration says what can be done.',
  ),
  shares_above_total: conflict(
    'More than the whole',
    ({ sumMinor, totalMinor, currency }) =>
      `The shares are ${text(sumMinor, currency)}, the invoice is ${text(totalMinor, currency)}. Lower some of them.`,
  ),
  not_of_team: conflict(
    'Not of the team',
    'Somebody named is not of the team anymore. Reload the page, then choose again.',
  ),
  not_split_by_you: forbidden(
    'The captain’s to split',
    'Only the team’s captains and admins decide who pays how much.',
  ),
  received_later: invalid('A day to come', 'It cannot have been received later than today. Check the date.'),
  payment_unknown: unknown('No such payment', 'There is no such payment. Reload the page.'),
  payment_by_card: conflict(
    'Paid by card',
    'A payment by card cannot be undone as a mistake. Refund it instead.',
  ),
  payment_by_credit: conflict(
    'Paid with credit',
    'A payment with credit cannot be undone as a mistake. Refund it instead: it is their credit again.',
  ),
  credit_not_taken: conflict(
    'Not open anymore',
    'It was paid in the same moment. Your credit is yours again in a few seconds.',
  ),
  payment_not_settled: conflict(
    'Not paid yet',
    'Nothing has come of this payment, so that nothing can go back.',
  ),
  above_captured: conflict(
    'More than came in',
    ({ mostMinor, currency }) =>
      `At most ${text(mostMinor, currency)} of it can go back. Enter that, or less.`,
  ),
  nothing_to_refund: conflict('Nothing left of it', 'All of this payment has gone back, or is on its way.'),
  payment_disputed: conflict(
    'Disputed',
    'The cardholder’s bank decides about this payment. Wait for it, or answer at the card provider.',
  ),
  payment_refunded: conflict(
    'Refunded already',
    'Some of this payment has gone back, so that it was one. Refund the rest instead.',
  ),
  refund_unknown: unknown('No such refund', 'There is no such refund. Reload the page.'),
  refund_decided: conflict('Decided already', 'Somebody has decided about this refund. Reload the page.'),
  refund_as_it_came: conflict(
    'It goes back as it came',
    'Money goes back the way it came. By hand it goes once the card provider could not send it.',
  ),
  refund_sent: conflict(
    'It has been sent',
    'A refund to a card or as credit cannot be taken back. Only what somebody hands back themselves can be.',
  ),
  paid_since: conflict(
    'Paid meanwhile',
    'What this refund left open has been paid in another way since. Take that payment back first, or refund it.',
  ),
  second_approver: conflict(
    'Somebody else has to say yes',
    'You asked for this refund. It is large enough that somebody else approves it.',
  ),
  something_paid: conflict(
    'Something is paid',
    'Only what nobody has paid anything of can be void. Refund it first, or write off the rest.',
  ),
  no_late_fee: conflict('No late fee', 'There is no late fee on this invoice, so nothing is to be waived.'),
  late_fee_paid: conflict(
    'The late fee is paid',
    'What is paid cannot be waived. Refund that amount of the payment instead.',
  ),
  not_owed_yet: conflict(
    'Not owed yet',
    'It is owed only once the place is theirs, so there is nothing to void or to write off. To end it, remove the registration; to let them in for free, give them credit.',
  ),
  reminded_lately: tooMany(
    'Reminded already',
    'They were reminded within the last two days. The list says when they can be again.',
  ),
  nobody_to_remind: conflict(
    'Nobody to remind',
    'Their account was deleted, so that nobody can be told. Void what they owe, or write it off.',
  ),
  nothing_later: conflict(
    'Nothing to charge later',
    'Nothing of it is due after today, so that no card is kept for it. Pay without keeping the card.',
  ),
  link_unknown: unknown('No such link', 'There is no such link. Reload the page.'),
  link_over: conflict('The link is over', 'This link has ended. Ask whoever sent it for a new one.'),
  link_used: conflict('Paid with it already', 'Somebody has paid with this link. Nothing more is needed.'),
} satisfies ProblemTable<InvoiceErrorCode>;

export const teamFeesProblems = {
  not_team_manager: notTreasurer,
  fee_unknown: unknown('No such dues', 'There are no such dues. Reload the page.'),
  fee_withdrawn: conflict('Withdrawn', 'These dues have been withdrawn. Ask for new ones.'),
  fee_of_strangers: conflict(
    'Not of the team',
    'Somebody named is not of the team anymore. Reload the page, then choose again.',
  ),
  due_in_past: invalid(
    'A day that is over',
    'Dues cannot be due before today: everybody would be late at once. Choose today or a later day.',
  ),
  asked_already: conflict(
    'Asked already',
    'Somebody named is asked for another amount by now. Close this and look at who is asked for what, then add the others.',
  ),
  raised_already: conflict(
    'Asked for already',
    ({ title }) =>
      `Somebody else asks for “${String(title)}” by the same day already, of people you named too. Close this and look at it. If yours is for something else, give it another name.`,
  ),
  late_fee_above_fee: conflict(
    'Less than the late fee',
    ({ mostMinor, currency }) =>
      `Somebody is asked for ${text(mostMinor, currency)}, and being late would cost them more than that. Ask them for more, or ask for separate dues.`,
  ),
} satisfies ProblemTable<TeamFeesErrorCode>;

export const walletProblems = {
  not_treasurer: notTreasurer,
  credit_of_stranger: conflict(
    'Not one of yours',
    'Credit is for people who are part of it, or whom it has asked for money. Ask them to join first.',
  ),
  last_day_over: invalid('A day that is over', 'The last day cannot be before today. Check the date.'),
  grant_unknown: unknown('No such credit', 'There is no such credit. Reload the page.'),
  nothing_left: conflict('Nothing left of it', 'All of this credit is used, taken back or has run out.'),
  no_credit: conflict('No credit left', 'Nothing of your credit is left. Pay in another way.'),
  credit_run_out: conflict('Run out', 'Your credit has run out. Pay in another way.'),
  above_credit: conflict(
    'More than your credit',
    ({ leftMinor, currency }) => `You have ${text(leftMinor, currency)} of credit. Use that, or less.`,
  ),
  currency_differs: conflict(
    'Another currency',
    ({ currency }) => `Your credit is in ${String(currency)}, this invoice is not. Pay in another way.`,
  ),
} satisfies ProblemTable<WalletErrorCode>;

export const moneyTermsProblems = {
  not_treasurer: notTreasurer,
  leagues_only: conflict(
    'For leagues only',
    'A team has no places to give up. Leave it open what happens when somebody does not pay.',
  ),
} satisfies ProblemTable<MoneyTermsErrorCode>;

mapProblems(InvoiceError, invoiceProblems);
mapProblems(TeamFeesError, teamFeesProblems);
mapProblems(WalletError, walletProblems);
mapProblems(MoneyTermsError, moneyTermsProblems);
