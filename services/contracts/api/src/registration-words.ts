/** What becomes of a registration, and what a league says and decides, in words that the bell, pushes and mails share: no schemas. */
import { leftWords, ordinal, type NewsClock, type NewsWords } from './draft-words';
import type { NoticeKind } from '@fieldhouse/values';
import type { BroadcastNotice, RegistrationNotice } from './notifications/notification.contract';

/** @returns what somebody is told of their registration; what the staff said about it stands there alone */
export const registrationWords = (notice: RegistrationNotice, { now, timeOf }: NewsClock): NewsWords => {
  const { news, leagueId, leagueName, holdUntil } = notice;
  const rank = ordinal(notice.rank ?? 0);
  const words = (title: string, text: string): NewsWords => ({
    ...{ title, text },
    path: `/discover-leagues?league=${encodeURIComponent(leagueId)}&register=1`,
  });
  const left =
    now === null || holdUntil === null ? '' : `: ${leftWords(Date.parse(holdUntil) - now)} to answer`;
  const until = holdUntil === null ? '' : ` by ${timeOf(holdUntil)}`;
  const team = notice.teamName ?? 'A team';
  switch (news) {
    case 'offered':
      return words(`A place is offered to you${left}`, `Accept or decline it${until}: ${leagueName}.`);
    case 'offer_expired':
      return words(
        'Your offer has run out',
        `The time to accept a place in ${leagueName} is over. You are now ${rank} on the waitlist.`,
      );
    case 'offer_taken_back':
      return words(
        'Your offer was taken back',
        `The place in ${leagueName} is not free anymore. You are ${rank} on the waitlist.`,
      );
    case 'placed':
      return words('You have a place', `You are off the waitlist of ${leagueName}.`);
    case 'moved':
      return words(
        'Your rank on the waitlist has changed',
        `The organizers of ${leagueName} moved you: you are ${rank} now.`,
      );
    case 'moved_down':
      return words(
        'You are back on the waitlist',
        `There are fewer places in ${leagueName} now. You are ${rank} on its waitlist. If you withdraw, everything you paid comes back.`,
      );
    case 'approved':
      return words('Your registration was approved', `With ${leagueName}.`);
    case 'rejected':
      return words('Your registration was declined', `With ${leagueName}. Open it to see the reason.`);
    case 'removed':
      return words(
        'Your registration was ended',
        `By the organizers of ${leagueName}. Open it to see the reason.`,
      );
    case 'invited':
      return words(`${team} invites you${left}`, `Join them or decline${until}: ${leagueName}.`);
    case 'invitation_expired':
      return words(
        `The invitation of ${team} has ended`,
        `You did not answer in time. You wait for a team in ${leagueName}.`,
      );
    case 'team_lost':
      return words('You are on no team anymore', `You wait for another one in ${leagueName}.`);
    case 'cancelled':
      return words(`${leagueName} is canceled`, 'Your registration ends with it. Open it to see the reason.');
    case 'lapsed':
      return words(
        'Your place was not paid for in time',
        `It was given up in ${leagueName}. You can register again while registration is open.`,
      );
    case 'forfeited':
      return words(
        'Your place was given up',
        `What was due was not paid in time in ${leagueName}. You owe no more of it.`,
      );
    case 'sent':
      return words(
        'Your registration was received',
        `It waits for approval in ${leagueName}. You are told as soon as there is an answer.`,
      );
    case 'waitlisted':
      return words(
        `You are ${rank} on the waitlist`,
        `No place is free for you in ${leagueName} yet. You are told as soon as one is.`,
      );
    case 'confirmed':
      return words(
        `You’re in: ${leagueName}`,
        'Your registration is confirmed. Open it to see what is due and how to withdraw.',
      );
    case 'withdrawn':
      return words(
        `You have withdrawn from ${leagueName}`,
        'Your registration has ended. If something of what you paid comes back, you are told when it does.',
      );
    case 'unplaced':
      return words('No team was found for you', `In ${leagueName}, by the last day for it. You owe nothing.`);
    default:
      return news satisfies never;
  }
};

/** @returns what somebody is told by the staff of a league; who is there by a registration alone sees no more of it than that */
export const leagueWords = (
  kind: NoticeKind,
  { leagueId, leagueName, registered, text, answer }: BroadcastNotice,
): NewsWords => {
  const id = encodeURIComponent(leagueId);
  const path = registered ? `/discover-leagues?league=${id}&register=1` : `/leagues/${id}/teams`;
  switch (kind) {
    // Its days and its reason stand there alone.
    case 'suspended':
      return {
        title: `You have been suspended in ${leagueName}`,
        text: 'Open it to see until when, why, and whom to ask.',
        path,
      };
    case 'suspensionLifted':
      return {
        title: `Your suspension in ${leagueName} was lifted`,
        text: 'You may play again, unless another one holds. Open it to see.',
        path,
      };
    case 'leagueOwner':
      return {
        title: `You are the owner of ${leagueName} now`,
        text: 'Its owner’s account was erased, and you have been its commissioner the longest.',
        path: `/complex/leagues?league=${id}&step=review`,
      };
    case 'scheduleAnswer':
      return {
        title: `${leagueName} ${answer ?? 'answered'} a schedule request of your team`,
        text: 'Open it to see which one and the answer.',
        path,
      };
    default:
      return {
        title: `Message from ${leagueName}`,
        text: text ?? 'This message was deleted with its author’s account.',
        path,
      };
  }
};
