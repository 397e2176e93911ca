import type { Membership } from '@fieldhouse/read-team-members';
import { runsTeam, type MuteLevel, type NoticeKind } from '@fieldhouse/values';
import type { NoticeDocument } from './notification';

/** How somebody wants to hear of a chat. */
export type Hearing = { readonly mute: MuteLevel; readonly hidden: readonly string[] };
/** Whom a notification may be for: an account, what it is in the team or the chat, and how it wants to hear of it. */
export type Listener = {
  readonly accountId: string;
  readonly membership: Membership | null;
  readonly hearing: Hearing;
};

/** What is told to people who are not of the team. */
export const OF_STRANGERS: readonly NoticeKind[] = ['invitation', 'requestDeclined'];

/** Whether somebody is told of it (business rules 5.12 and 5.13). */
export const isFor = (told: NoticeDocument, { accountId, membership, hearing }: Listener): boolean => {
  const { kind, by, accountIds, circle, key } = told;
  if (by === accountId || (by !== null && hearing.hidden.includes(by))) return false;
  const named = accountIds.includes(accountId);
  if (OF_STRANGERS.includes(kind)) return named;
  // Inactive members are told of nothing, and whoever is of the team no more cannot look at it.
  if (!membership || membership.status === 'inactive') return false;
  if (kind === 'direct') return named && hearing.mute === 'all';
  if (named) return true;
  if (circle === null || (circle === 'captains' && !runsTeam(membership))) return false;
  if (kind !== 'mention' && kind !== 'chat') return true;
  const hears = kind === 'mention' ? hearing.mute !== 'nothing' : hearing.mute === 'all';
  return hears && membership.since <= key;
};
