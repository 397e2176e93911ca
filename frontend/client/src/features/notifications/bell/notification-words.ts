import type { NotificationKind, NotificationView } from '@fieldhouse/api-contract';

type Words = {
  readonly sentence: (name: string) => string;
  readonly place: (teamName: string) => string;
  /** Where it leads. */
  readonly to: (notification: NotificationView) => string;
};

/** Each kind in words: another kind is a row here. */
const WORDS: Readonly<Record<NotificationKind, Words>> = {
  mention: {
    sentence: (name) => `${name} mentioned you`,
    place: (teamName) => `in ${teamName}`,
    to: ({ teamId }) => `/teams/${teamId}?tab=chat`,
  },
  invitation: {
    sentence: (name) => `${name} invited you`,
    place: (teamName) => `to ${teamName}`,
    to: () => '/teams',
  },
  joinRequest: {
    sentence: (name) => `${name} asks to join`,
    place: (teamName) => teamName,
    to: ({ teamId }) => `/teams/${teamId}?tab=roster`,
  },
  joined: {
    sentence: () => 'You’re on the team',
    place: (teamName) => teamName,
    to: ({ teamId }) => `/teams/${teamId}`,
  },
};

/** A notification as it reads, and where it leads. */
export const wordsOf = (
  notification: NotificationView,
): { readonly sentence: string; readonly place: string; readonly to: string } => {
  const { sentence, place, to } = WORDS[notification.kind];
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

/** '3', and '9+' above nine. */
export const badgeOf = (unread: number): string => (unread > 9 ? '9+' : String(unread));
