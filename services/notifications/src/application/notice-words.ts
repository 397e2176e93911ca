import { draftWords, leagueWords, paymentWords, registrationWords } from '@fieldhouse/api-contract';
import { moneyOf } from '@fieldhouse/money';
import type { NoticeContent, PushMessage } from '@fieldhouse/platform';
import { sayable } from '@fieldhouse/platform';
import { calendarDay, chatOwner, wallTime, type NoticeKind } from '@fieldhouse/values';

type News = Pick<NoticeContent, 'kind' | 'draft' | 'registration' | 'broadcast' | 'payment'>;
type Names = News & { readonly who: string; readonly team: string };
type KindWords = {
  readonly one: (names: Names) => string;
  readonly many: (count: number, names: Names) => string;
  /** Each of them, in a mail and on a device; `isOne`: the subject says already what it is. */
  readonly line: (names: Names, text: string, isOne: boolean) => string;
  readonly label: string | ((newest: NoticeContent) => string);
  /** Where it leads in the product. */
  readonly path: (content: NoticeContent) => string;
  /** Whose names come from people that one may not know, so that they are put in quotes or left out. */
  readonly strangers: readonly ('who' | 'team')[];
};

const TEXT_AT_MOST = 200;
const LINES_AT_MOST = 20;

const said = ({ who }: Names, text: string): string => `${who}: ${text}`;
const inChat = ({ teamId, message }: NoticeContent): string => {
  const owner = chatOwner(teamId ?? '');
  if (owner.kind === 'direct') return `/messages?with=${encodeURIComponent(teamId ?? '')}`;
  if (owner.kind === 'draft')
    return `/complex/leagues/${encodeURIComponent(owner.leagueId)}/draft/room?tab=chat`;
  return `/teams/${teamId}?tab=chat${message ? `&channel=${message.channel}&message=${message.messageId}` : ''}`;
};

/** By the clock of the league. */
const newsOf = ({ kind, draft, registration, broadcast, payment }: News): ReturnType<typeof draftWords> => {
  const clockIn = ({ zone }: { readonly zone: string }) => ({
    now: Date.now(),
    timeOf: (iso: string) => wallTime(iso, zone),
  });
  if (payment)
    return paymentWords(payment, {
      ...clockIn({ zone: payment.zone ?? 'UTC' }),
      moneyOf,
      dayOf: calendarDay,
    });
  if (broadcast) return leagueWords(kind, broadcast);
  if (registration) return registrationWords(registration, clockIn(registration));
  return draft
    ? draftWords(draft, clockIn(draft))
    : { title: 'News of a league', text: '', path: '/complex/leagues' };
};
const newsWords = (what: string, label: KindWords['label']): KindWords => ({
  one: (names) => newsOf(names).title,
  many: (count) => `${count} ${what}`,
  line: (names, _, isOne) => {
    const { title, text } = newsOf(names);
    return isOne ? text : `${title}. ${text}`;
  },
  label,
  path: (content) => newsOf(content).path,
  strangers: [],
});

/** Each kind in words: another kind is a row here. */
const WORDS: Readonly<Record<NoticeKind, KindWords>> = {
  mention: {
    one: ({ who, team }) => `${who} mentioned you in ${team}`,
    many: (count, { team }) => `${team}: ${count} mentions of you`,
    line: said,
    label: 'Open the message',
    path: inChat,
    strangers: [],
  },
  direct: {
    one: ({ who }) => `${who} wrote to you`,
    many: (count, { who }) => `${who}: ${count} new messages`,
    line: said,
    label: 'Open the chat',
    path: inChat,
    strangers: [],
  },
  chat: {
    one: ({ team }) => `${team}: new message`,
    many: (count, { team }) => `${team}: ${count} new messages`,
    line: said,
    label: 'Open the chat',
    path: inChat,
    strangers: [],
  },
  invitation: {
    one: ({ who, team }) => `${who} invited you to ${team}`,
    many: (count, { team }) => `${count} invitations to ${team}`,
    line: ({ who, team }) => `${who} invited you to join ${team}.`,
    label: 'See the invitation',
    path: () => '/teams',
    strangers: ['who', 'team'],
  },
  joinRequest: {
    one: ({ who, team }) => `${who} asks to join ${team}`,
    many: (count, { team }) => `${team}: ${count} requests to join`,
    line: ({ who, team }) => `${who} asks to join ${team}.`,
    label: 'See the request',
    path: ({ teamId, leagueId }) =>
      leagueId === undefined ? `/teams/${teamId}?tab=roster` : `/leagues/${leagueId}/teams`,
    strangers: ['who'],
  },
  noAnswer: {
    one: ({ who, team }) => `${who} did not answer the invitation of ${team}`,
    many: (count, { team }) => `${team}: ${count} invitations ended without an answer`,
    line: ({ who, team }) => `${who} did not answer the invitation of ${team} within a day. It has ended.`,
    label: 'See the free agents',
    path: ({ leagueId }) => `/leagues/${leagueId ?? ''}/teams`,
    strangers: ['who'],
  },
  joined: {
    one: ({ team }) => `You’re on ${team}`,
    many: (_, { team }) => `You’re on ${team}`,
    line: ({ team }) => `You’re on the roster of ${team}.`,
    label: 'Open the team',
    path: ({ teamId }) => `/teams/${teamId}`,
    strangers: [],
  },
  requestDeclined: {
    one: ({ team }) => `${team} did not accept your request to join`,
    many: (_, { team }) => `${team} did not accept your request to join`,
    line: ({ team }) => `You are not on ${team}. You can ask again.`,
    label: 'Open the team',
    path: ({ teamId }) => `/teams/${teamId}`,
    strangers: ['team'],
  },
  teamCaptain: {
    one: ({ team }) => `You are the captain of ${team} now`,
    many: (_, { team }) => `You are the captain of ${team} now`,
    line: () =>
      'Its captain’s account was erased. You can hand the captaincy over to somebody else on the team.',
    label: 'Open the team',
    path: ({ teamId }) => `/teams/${teamId}`,
    strangers: [],
  },
  draft: newsWords('updates on drafts', ({ draft }) =>
    draft?.news === 'role_taken' ? 'See your drafts' : 'Open the draft',
  ),
  draftTurn: newsWords('turns in drafts', 'Open the draft room'),
  draftReminder: newsWords('drafts start soon', 'Open the draft room'),
  placeOffer: newsWords('places are offered to you', 'Answer the offer'),
  registration: newsWords('updates on your registrations', 'Open your registration'),
  registrationReceipt: newsWords('updates on your registrations', 'Open your registration'),
  broadcast: newsWords('messages from leagues', 'Open the league'),
  suspended: newsWords('suspensions from leagues', 'See until when and why'),
  suspensionLifted: newsWords('suspensions were lifted', 'Open the league'),
  scheduleAnswer: newsWords('answers to schedule requests', 'See the answer'),
  leagueOwner: newsWords('leagues are yours now', 'Open the league'),
  payment: newsWords('updates on your payments', ({ payment }) =>
    payment?.invoiceId === null ? 'See your credit' : 'Open the invoice',
  ),
};

/** What a mail or a push says of one thing or of several of a kind in a team, the oldest first. */
export type NoticeWords = {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly label: string;
  /** Of the newest. */
  readonly path: string;
};

/** @returns null for nothing */
export const wordsOf = (contents: readonly NoticeContent[]): NoticeWords | null => {
  const newest = contents.at(-1);
  if (!newest) return null;
  const words = WORDS[newest.kind];
  const names = namesIn(newest);
  const shown = contents.slice(-LINES_AT_MOST);
  const left = contents.length - shown.length;
  const isOne = contents.length === 1;
  return {
    subject: isOne ? words.one(names) : words.many(contents.length, names),
    lines: [
      ...(left > 0 ? [`${left} more before these:`] : []),
      ...shown.map((one) => words.line(namesIn(one), shortened(one.text), isOne)),
    ],
    label: typeof words.label === 'string' ? words.label : words.label(newest),
    path: words.path(newest),
  };
};

/** The same on a device: the newest that there is room for. */
export const pushOf = ({ subject, lines, path }: NoticeWords, tag: string): PushMessage => {
  // What was written in lines is one of several here.
  const shown = lines.slice(-PUSHED_LINES).map((line) => line.replace(/\n/g, ' '));
  while (shown.length > 1 && shown.join('\n').length > PUSHED_SIGNS) shown.shift();
  return { title: subject, body: shown.join('\n'), path, tag };
};
const PUSHED_LINES = 3;
const PUSHED_SIGNS = 300;

const namesIn = ({ kind, by, teamName, draft, registration, broadcast, payment }: NoticeContent): Names => {
  const { strangers } = WORDS[kind];
  const said = (what: 'who' | 'team', name: string, instead: string): string => {
    if (strangers.includes(what)) return sayable(name, instead);
    return name === '' ? instead : name;
  };
  return {
    who: said('who', by ?? '', 'Somebody'),
    team: said('team', teamName, 'a team'),
    kind,
    draft,
    registration,
    broadcast,
    payment,
  };
};

const shortened = (text: string | null): string => {
  if (text === null || text === '') return 'A message';
  const signs = Array.from(text);
  return signs.length > TEXT_AT_MOST ? `${signs.slice(0, TEXT_AT_MOST).join('').trimEnd()}…` : text;
};
