import type { ChatCardView, ChatKind, ChatMessageView } from '@fieldhouse/api-contract';
import { runnersOf } from './kind-words';

const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric' });
const DAY_OF_YEAR = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** '7:30 PM' on the person's own clock. */
export const timeOf = (iso: string): string => TIME.format(new Date(iso));

/** 'Today', 'Yesterday', 'Tue, Nov 24' or 'Nov 24, 2025' on the person's own calendar. */
export const dayOf = (iso: string, now: Date = new Date()): string => {
  const day = new Date(iso);
  const daysAgo = Math.round((midnight(now) - midnight(day)) / 86_400_000);
  if (daysAgo === 0) return 'Today';
  if (daysAgo === 1) return 'Yesterday';
  return (day.getFullYear() === now.getFullYear() ? DAY : DAY_OF_YEAR).format(day);
};
/**
 * What is shown instead of a day on which nothing was said. @param from its first instant @param items a page from there on,
 * or the newest one where there is nothing later; null: the day is shown
 */
export const whereInstead = (from: string, items: readonly { readonly at: string }[], now?: Date) => {
  const day = dayOf(from, now);
  const said = day === 'Today' || day === 'Yesterday' ? day.toLowerCase() : `on ${day}`;
  const [first] = items;
  if (first && Date.parse(first.at) >= Date.parse(from)) {
    const next = dayOf(first.at, now);
    if (next === day) return null;
    return { title: `Nothing was said ${said}`, shown: `What came next is shown: ${next}` };
  }
  const title = day === 'Today' ? 'Nothing was said today yet' : `Nothing was said ${said} or since`;
  return { title, shown: 'The newest is shown' };
};
const midnight = (day: Date): number => new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();

/** What stands in the place of a message that is not shown. */
export const tombstoneOf = (state: Exclude<ChatMessageView['state'], 'shown'>, kind: ChatKind): string =>
  state === 'removed' ? `Removed by ${runnersOf(kind)}` : TOMBSTONES[state];
const TOMBSTONES = {
  deleted: 'Deleted by its author',
  removed_by_site: 'Removed by Fieldhouse',
  hidden: 'Hidden because it was reported',
  forgotten: 'The person who wrote this has left Fieldhouse',
};

const ROLES: Readonly<Record<string, string>> = {
  captain: 'a captain',
  admin: 'an admin',
  player: 'a player',
  substitute: 'a substitute',
  treasurer: 'the treasurer',
  spectator: 'a spectator',
};

/** What happened in the team, as a sentence. */
export const cardWords = (
  { card, accountId, detail }: ChatCardView,
  nameOf: (accountId: string) => string,
): string => {
  const who = accountId === null ? 'Somebody' : nameOf(accountId);
  switch (card) {
    case 'TeamCreated':
      return accountId === null ? 'The team was created' : `${who} created the team`;
    case 'MemberJoined':
      return `${who} joined the team`;
    case 'MemberLeft':
      return `${who} is no longer on the team`;
    case 'MemberRestored':
      return `${who} is back on the team`;
    case 'MemberRoleChanged':
      return `${who} is now ${ROLES[detail ?? ''] ?? 'somebody else on the team'}`;
    case 'TeamSeasonStarted':
      return detail === null ? 'A new season has begun' : `A new season has begun: ${detail}`;
    case 'TeamArchived':
      return 'The team was archived';
    case 'TeamReopened':
      return 'The team was reopened';
    default:
      return card satisfies never;
  }
};

/** Why somebody cannot write, by the code that the channel has. */
const REFUSALS: Readonly<Record<string, string>> = {
  member_suspended: 'You are suspended. You can read along until a captain ends that.',
  email_unconfirmed: 'Confirm your e-mail address to write here.',
  team_archived: 'This team is archived. Its chat can be read, and nothing is added.',
  draft_cancelled: 'This draft was called off. What was said can be read, and nothing is added.',
  direct_closed: 'You are no longer in a team or league together, so nothing is added here.',
  not_team_manager: 'Only captains and admins write announcements.',
};
export const refusalWords = (code: string): string => REFUSALS[code] ?? 'You cannot write here right now.';

/** 'Ana is typing…' */
export const typingWords = (names: readonly string[]): string => {
  const [one = '', two = ''] = names.map((name) => name.split(' ')[0] ?? name);
  if (names.length === 0) return '';
  if (names.length === 1) return `${one} is typing…`;
  return names.length === 2 ? `${one} and ${two} are typing…` : 'Several people are typing…';
};

/** When a conversation was last: '7:30 PM' today, else 'Yesterday', 'Tue, Nov 24' or 'Nov 24, 2025'. */
export const shortTimeOf = (iso: string, now: Date = new Date()): string => {
  const day = dayOf(iso, now);
  return day === 'Today' ? timeOf(iso) : day;
};
