import type { NotificationKind, NotificationView } from '@fieldhouse/api-contract';
import { draftWords } from '@fieldhouse/api-contract/draft-words';
import { paymentWords } from '@fieldhouse/api-contract/payment-words';
import { leagueWords, registrationWords } from '@fieldhouse/api-contract/registration-words';
import { chatPath } from '../../../shared/lib/chat-path';
import { moneyOf } from '../../../shared/lib/money';

type Words = {
  readonly sentence: (name: string) => string;
  readonly place: (teamName: string) => string;
  /** Where it leads. */
  readonly to: (notification: NotificationView) => string;
};

/** What has words of its own, which pushes and mails have as well. */
type OfNews = Extract<
  NotificationKind,
  | `draft${string}`
  | 'placeOffer'
  | 'registration'
  | 'broadcast'
  | `suspen${string}`
  | 'scheduleAnswer'
  | 'leagueOwner'
  | 'payment'
>;

const leadsToChat = ({ chatId }: NotificationView): string =>
  chatId === null ? '/messages' : chatPath(chatId);

/** Each kind in words: another kind is a row here. */
const WORDS: Readonly<Record<Exclude<NotificationKind, OfNews>, Words>> = {
  mention: {
    sentence: (name) => `${name} mentioned you`,
    place: (teamName) => `in ${teamName}`,
    to: leadsToChat,
  },
  direct: {
    sentence: (name) => `${name} wrote to you`,
    place: () => '',
    to: leadsToChat,
  },
  invitation: {
    sentence: (name) => `${name} invited you`,
    place: (teamName) => `to ${teamName}`,
    to: () => '/teams',
  },
  joinRequest: {
    sentence: (name) => `${name} asks to join`,
    place: (teamName) => teamName,
    to: ({ teamId, leagueId }) =>
      leagueId === undefined ? `/teams/${teamId ?? ''}?tab=roster` : `/leagues/${leagueId}/teams`,
  },
  noAnswer: {
    sentence: (name) => `${name} did not answer in time`,
    place: (teamName) => `the invitation of ${teamName}`,
    to: ({ leagueId }) => `/leagues/${leagueId ?? ''}/teams`,
  },
  joined: {
    sentence: () => 'You’re on the team',
    place: (teamName) => teamName,
    to: ({ teamId }) => `/teams/${teamId ?? ''}`,
  },
  requestDeclined: {
    sentence: () => 'Your request to join was not accepted',
    place: (teamName) => `by ${teamName}`,
    to: ({ teamId }) => `/teams/${teamId ?? ''}`,
  },
  teamCaptain: {
    sentence: () => 'You are the captain now',
    place: (teamName) => `of ${teamName}. Its captain’s account was erased.`,
    to: ({ teamId }) => `/teams/${teamId ?? ''}`,
  },
};

/** A notification as it reads, and where it leads. */
export const wordsOf = (
  notification: NotificationView,
): { readonly sentence: string; readonly place: string; readonly to: string } => {
  const { kind, draft, registration, broadcast, payment } = notification;
  // It stands there for a while: what is left by now would soon be wrong.
  const clock = { now: null, timeOf: shortTime };
  const news =
    (draft && draftWords(draft, clock)) ??
    (registration && registrationWords(registration, clock)) ??
    (broadcast && leagueWords(kind, broadcast)) ??
    (payment && paymentWords(payment, { ...clock, moneyOf, dayOf: shortDay }));
  if (news) return { sentence: news.title, place: news.text, to: news.path };
  const { sentence, place, to } = WORDS[kind as Exclude<NotificationKind, OfNews>];
  return {
    sentence: sentence(notification.name ?? 'Someone'),
    place: place(notification.teamName),
    to: to(notification),
  };
};

/** 'Nov 23, 2026' of a day of the calendar (yyyy-mm-dd). */
const shortDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** 'Nov 23, 7:30 PM' on the person's own clock. */
export const shortTime = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })
    .format(new Date(iso))
    // Newer browsers put a narrow space there.
    .replace(/\u202F/g, ' ');
