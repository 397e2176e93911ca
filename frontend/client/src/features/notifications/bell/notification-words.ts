import type { NotificationKind, NotificationView } from '@fieldhouse/api-contract';
import { draftWords } from '@fieldhouse/api-contract/draft-words';
import { broadcastWords, registrationWords } from '@fieldhouse/api-contract/registration-words';
import { chatPath } from '../../../shared/lib/chat-path';

type Words = {
  readonly sentence: (name: string) => string;
  readonly place: (teamName: string) => string;
  /** Where it leads. */
  readonly to: (notification: NotificationView) => string;
};

/** What has words of its own, which pushes and mails have as well. */
type OfLeague = Extract<NotificationKind, `draft${string}` | 'placeOffer' | 'registration' | 'broadcast'>;

const leadsToChat = ({ chatId }: NotificationView): string =>
  chatId === null ? '/messages' : chatPath(chatId);

/** Each kind in words: another kind is a row here. */
const WORDS: Readonly<Record<Exclude<NotificationKind, OfLeague>, Words>> = {
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
    to: ({ teamId }) => `/teams/${teamId ?? ''}?tab=roster`,
  },
  joined: {
    sentence: () => 'You’re on the team',
    place: (teamName) => teamName,
    to: ({ teamId }) => `/teams/${teamId ?? ''}`,
  },
};

/** A notification as it reads, and where it leads. */
export const wordsOf = (
  notification: NotificationView,
): { readonly sentence: string; readonly place: string; readonly to: string } => {
  const { kind, draft, registration, broadcast } = notification;
  // It stands there for a while: what is left by now would soon be wrong.
  const clock = { now: null, timeOf: shortTime };
  const news =
    (draft && draftWords(draft, clock)) ??
    (registration && registrationWords(registration, clock)) ??
    (broadcast && broadcastWords(broadcast));
  if (news) return { sentence: news.title, place: news.text, to: news.path };
  const { sentence, place, to } = WORDS[kind as Exclude<NotificationKind, OfLeague>];
  return {
    sentence: sentence(notification.name ?? 'Someone'),
    place: place(notification.teamName),
    to: to(notification),
  };
};

/** 'Nov 23, 7:30 PM' on the person's own clock. */
export const shortTime = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })
    .format(new Date(iso))
    // Newer browsers put a narrow space there.
    .replace(/\u202F/g, ' ');
