import { calendarDay, type TeamHistoryEntry } from '@fieldhouse/api-contract';
import { GENDER_WORDS, LEVEL_WORDS } from '../../../shared/lib/level-words';
import { optionsOf } from '../../../shared/form/options-of';
import { listOf } from '../../../shared/lib/words';
import { JOIN_WORDS, PRIVACY_WORDS, ROLE_WORDS, STATUS_WORDS } from '../team-words';

/** What of the history one may look for. */
export const HISTORY_KINDS = [
  { name: 'people', word: 'People' },
  { name: 'invitations', word: 'Invitations' },
  { name: 'team', word: 'Team' },
] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number]['name'];

/** To which of them a fact belongs. */
export const kindOf = (type: string): HistoryKind => {
  if (/^(MemberInvit|TeamLink|JoinRequest)/.test(type)) return 'invitations';
  return type.startsWith('Member') ? 'people' : 'team';
};

const FIELDS: Readonly<Record<string, string>> = {
  name: 'name',
  sport: 'sport',
  color: 'shirt',
  accent: 'letters',
  city: 'city',
  zone: 'time zone',
  level: 'level',
  genderType: 'who it is for',
  privacy: 'who sees it',
  joinPolicy: 'how people join',
  rosterLimit: 'roster limit',
  frozenFrom: 'freeze day',
  number: 'number',
  positions: 'positions',
  role: 'role',
  status: 'status',
  season: 'season',
};
const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  Object.entries({
    level: LEVEL_WORDS,
    genderType: GENDER_WORDS,
    privacy: PRIVACY_WORDS,
    joinPolicy: JOIN_WORDS,
    role: ROLE_WORDS,
    status: STATUS_WORDS,
  }).map(([field, words]) => [
    field,
    Object.fromEntries(optionsOf<string>(words).map(({ value, label }) => [value, label.toLowerCase()])),
  ]),
);
const valueWord = (field: string, value: string | null): string => {
  if (value === null) return '';
  return field === 'frozenFrom' ? calendarDay(value) : (VALUES[field]?.[value] ?? value);
};

/** 'name from Hawks to River Hawks, roster limit 15 and city Springfield removed'. */
const changesOf = ({ changes }: TeamHistoryEntry): string => listOf(changes.map(changeWords));

const changeWords = ({ field, from, to }: TeamHistoryEntry['changes'][number]): string => {
  const name = FIELDS[field] ?? field;
  if (from === null || to === null)
    return `${name} ${valueWord(field, from ?? to)}${to === null ? ' removed' : ''}`;
  return `${name} from ${valueWord(field, from)} to ${valueWord(field, to)}`;
};

/** What became of the one field that a fact is about, after a word such as 'as'. */
const became = ({ changes: [change] }: TeamHistoryEntry, word: string): string =>
  change ? `${word} ${valueWord(change.field, change.to)}` : '';

type Words = (entry: TeamHistoryEntry, member: string) => string;
const SENTENCES: Readonly<Record<string, Words>> = {
  TeamCreated: () => 'The team was created',
  TeamDetailsChanged: (entry) =>
    entry.changes.length === 0 ? 'The settings were saved' : `Changed: ${changesOf(entry)}`,
  TeamCrestSet: () => 'A picture became the crest',
  TeamCrestRemoved: () => 'The picture was removed: the crest is drawn again',
  TeamArchived: () => 'The team was archived',
  TeamReopened: () => 'The team was reopened',
  TeamSeasonStarted: (entry) => `A new season began${became(entry, ':')}`,
  MemberJoined: (entry, member) => `${member} joined${became(entry, ' as')}`,
  MemberClaimed: (_, member) => `${member} has an account now`,
  MemberLeft: ({ by, member: about }, member) => (by === about ? `${member} left` : `${member} was removed`),
  MemberRestored: (_, member) => `${member} was put back on the team`,
  MemberChanged: (entry, member) =>
    entry.changes.length === 0 ? `${member} was changed` : `${member}: ${changesOf(entry)}`,
  MemberRoleChanged: (entry, member) => `${member}: ${changesOf(entry)}`,
  MemberStatusChanged: (entry, member) => `${member}: ${changesOf(entry)}`,
  MemberInvited: (entry, member) => `${member} was invited${became(entry, ' as')}`,
  MemberInvitedAgain: (_, member) => `${member} was invited again`,
  MemberInvitationAccepted: (_, member) => `${member} accepted the invitation`,
  MemberInvitationDeclined: (_, member) => `${member} declined the invitation`,
  MemberInvitationWithdrawn: (_, member) => `The invitation to ${member} was withdrawn`,
  MemberInvitationExpired: (_, member) => `The invitation to ${member} expired`,
  TeamLinkOpened: () => 'A link for everybody was made',
  TeamLinkClosed: () => 'The link for everybody was turned off',
  JoinRequested: (_, member) => `${member} asked to join`,
  JoinRequestWithdrawn: (_, member) => `${member} withdrew the request`,
  JoinRequestAccepted: (_, member) => `The request of ${member} was accepted`,
  JoinRequestDeclined: (_, member) => `The request of ${member} was declined`,
};

/** A fact of the history as a sentence; who did it stands beside it. */
export const sentenceFor = (entry: TeamHistoryEntry): string =>
  SENTENCES[entry.type]?.(entry, entry.member ?? 'Somebody') ?? 'The team was changed';
