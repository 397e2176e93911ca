import { TOGETHER_MINUTES, type NoticeChannel, type NoticeKind } from '@fieldhouse/api-contract';

/** What the kinds are about, in the order of the settings. */
export const GROUPS = ['Chat', 'Teams', 'Leagues', 'Money', 'Drafts'] as const;
type KindWords = {
  readonly group: (typeof GROUPS)[number];
  readonly name: string;
  readonly meaning: string;
};

/** What people are told of, in words and in the order of the settings: another kind is a row here. */
export const KIND_WORDS: Readonly<Record<NoticeKind, KindWords>> = {
  mention: {
    group: 'Chat',
    name: 'Mentions',
    meaning: `Somebody mentions you in a chat. E-mails wait ${TOGETHER_MINUTES} minutes and go only if you have not read it by then.`,
  },
  direct: {
    group: 'Chat',
    name: 'Direct messages',
    meaning: `Somebody writes to you alone. What comes within ${TOGETHER_MINUTES} minutes is put together, without what you have read by then.`,
  },
  chat: {
    group: 'Chat',
    name: 'Team chat',
    meaning: `Everything else that is said in your teams. What comes within ${TOGETHER_MINUTES} minutes is put together, without what you have read by then.`,
  },
  invitation: { group: 'Teams', name: 'Invitations', meaning: 'A team invites you.' },
  joinRequest: {
    group: 'Teams',
    name: 'Requests to join',
    meaning: 'Somebody asks to join a team that you run, or to play on one that you lead in a league.',
  },
  noAnswer: {
    group: 'Teams',
    name: 'Invitations without an answer',
    meaning: 'A free agent whom your team invited in a league did not answer within a day.',
  },
  joined: {
    group: 'Teams',
    name: 'Places on a team',
    meaning: 'You are on a team’s roster, or your request was accepted.',
  },
  requestDeclined: {
    group: 'Teams',
    name: 'Requests that are not accepted',
    meaning: 'A team that you asked to join does not take you in.',
  },
  teamCaptain: {
    group: 'Teams',
    name: 'Teams that become yours',
    meaning: 'A team that you are on has lost its last captain, and you are it now.',
  },
  placeOffer: {
    group: 'Leagues',
    name: 'Offers of a place',
    meaning:
      'A place has come free for you in a league, until a time. This does not wait for quiet hours to end.',
  },
  registration: {
    group: 'Leagues',
    name: 'Your registrations',
    meaning: 'What becomes of your registration with a league: what its organizers decide, and the waitlist.',
  },
  registrationReceipt: {
    group: 'Leagues',
    name: 'Confirmations',
    meaning:
      'That you are in, wait for a place or have withdrawn, as soon as you have done it. This does not wait for quiet hours to end.',
  },
  broadcast: {
    group: 'Leagues',
    name: 'Messages from leagues',
    meaning:
      'The organizers of your league write to all, as about rain. This does not wait for quiet hours to end.',
  },
  suspended: { group: 'Leagues', name: 'Suspensions', meaning: 'You may not play in a league for a while.' },
  suspensionLifted: {
    group: 'Leagues',
    name: 'Lifted suspensions',
    meaning: 'A suspension of yours ends before its last day.',
  },
  scheduleAnswer: {
    group: 'Leagues',
    name: 'Schedule requests',
    meaning: 'The league answers what your team has asked of the schedule.',
  },
  leagueOwner: {
    group: 'Leagues',
    name: 'Leagues that become yours',
    meaning: 'A league that you help to run has lost its owner, and you are it now.',
  },
  payment: {
    group: 'Money',
    name: 'Payments',
    meaning:
      'What you are asked for, what is due, what you have paid or got back, and your credit. Receipts come by e-mail.',
  },
  draft: {
    group: 'Drafts',
    name: 'Drafts',
    meaning:
      'The draft of your league: when it takes place, and what is up to you. That it starts, that the clock picks for you, and what changes within a day of it does not wait for quiet hours to end.',
  },
  draftTurn: {
    group: 'Drafts',
    name: 'Your turn to pick',
    meaning:
      'You are on the clock in a draft, or you pick next. Where a pick may take an hour or more, e-mails come too, and reminders. This does not wait for quiet hours to end.',
  },
  draftReminder: {
    group: 'Drafts',
    name: 'Draft reminders',
    meaning: 'A draft in which you pick starts soon.',
  },
};
// Object entries have no literal keys.
export const KINDS = Object.keys(KIND_WORDS) as readonly NoticeKind[];

export const CHANNEL_WORDS: Readonly<Record<NoticeChannel, { readonly name: string; readonly by: string }>> =
  {
    email: { name: 'E-mail', by: 'by e-mail' },
    push: { name: 'Push', by: 'by push' },
  };
export const CHANNELS = ['email', 'push'] as const satisfies readonly NoticeChannel[];

/** '10:00 PM' of a time of day such as 22:00. */
export const clockTime = (time: string): string =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
    .format(new Date(`2000-01-01T${time}:00Z`))
    // Newer browsers put a narrow space there.
    .replace(/\u202F/g, ' ');
