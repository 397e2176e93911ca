import type { TeamHistoryEntry, TeamUndo } from '@fieldhouse/api-contract';
import type { TeamDetails, TeamEvent } from '@fieldhouse/events/teams';
import type { RecordedEvent } from '@fieldhouse/kernel';
import type { Named } from '../members/member-names';
import { leads } from '@fieldhouse/values';
import { isLastCaptain, isRestorable, mayAppoint, mayLead, runs } from '../team/team-membership';
import type { MemberEntry, TeamDocument } from '../team/team.read-model';
import type { Fact } from './needed-facts';

/** An entry whose people are not looked up yet. */
export type ToldFact = Omit<TeamHistoryEntry, 'by' | 'member'> & {
  readonly by: Named | null;
  readonly member: Named | null;
  /** Who is invited without being known: gone when the invitation has ended. */
  readonly address: string | null;
};
/** The team as it stands, who reads its history, and when (ISO-8601 UTC). */
export type Reading = { readonly team: TeamDocument; readonly me: MemberEntry; readonly now: string };

type Type = TeamEvent['type'];
type Told = RecordedEvent<TeamEvent>;
type Change = TeamHistoryEntry['changes'][number];
type Shirt = { readonly number: string | null; readonly positions: readonly string[] };

/** Who is invited or wants to join is the matter of who runs the team. */
const FOR_WHO_RUNS_IT: readonly Type[] = [
  'MemberInvited',
  'MemberInvitedAgain',
  'MemberInvitationAccepted',
  'MemberInvitationDeclined',
  'MemberInvitationWithdrawn',
  'MemberInvitationExpired',
  'TeamLinkOpened',
  'TeamLinkClosed',
  'JoinRequested',
  'JoinRequestWithdrawn',
  'JoinRequestAccepted',
  'JoinRequestDeclined',
];

/**
 * Whether somebody with this part in the team reads of a fact. Nobody reads that a mail came or was opened, that somebody who
 * was removed is erased, or that a member and a member-to-be turned out to be the same.
 */
export const isTold = ({ type, data }: Fact, me: MemberEntry): boolean =>
  type !== 'MemberInvitationSeen' &&
  type !== 'MemberInvitationUndelivered' &&
  type !== 'MemberForgotten' &&
  !(type === 'MemberLeft' && data['how'] === 'merged') &&
  (runs(me) || !FOR_WHO_RUNS_IT.includes(type as Type));

/**
 * A team's facts as entries. What they changed, and whom a request was by, is told from the facts before them.
 * @param facts one after the other, the oldest first
 * @returns the newest first
 */
export const tellTeamHistory = (facts: readonly Told[], reading: Reading): ToldFact[] => {
  const { team, me } = reading;
  const told: ToldFact[] = [];
  const shirts = new Map<string, Shirt>();
  const requests = new Map<string, string>();
  let details: TeamDetails | null = null;
  let season: string | null = null;

  const changesOf = ({ type, data }: Told): readonly Change[] => {
    switch (type) {
      case 'TeamCreated':
        return [{ field: 'name', from: null, to: data.name }];
      case 'TeamDetailsChanged': {
        const { teamId: _, ...after } = data;
        return differences(details, after);
      }
      case 'TeamSeasonStarted':
        return [{ field: 'season', from: season, to: data.season }];
      case 'MemberJoined':
      case 'MemberInvited':
        return [{ field: 'role', from: null, to: data.role }];
      case 'MemberChanged': {
        const { number, positions } = data;
        return differences(shirts.get(data.memberId) ?? null, { number, positions });
      }
      case 'MemberRoleChanged':
        return [{ field: 'role', from: data.from, to: data.to }];
      case 'MemberStatusChanged':
        return [{ field: 'status', from: data.from, to: data.to }];
      default:
        return [];
    }
  };
  const remember = ({ type, data }: Told): void => {
    if (type === 'TeamCreated' || type === 'TeamDetailsChanged') details = data;
    if (type === 'TeamSeasonStarted') season = data.season;
    if (type === 'MemberJoined') shirts.set(data.memberId, { number: null, positions: [] });
    if (type === 'MemberChanged') shirts.set(data.memberId, data);
    if (type === 'JoinRequested') requests.set(data.requestId, data.accountId);
  };
  const aboutWhom = ({ data }: Told): Named | null => {
    if ('memberId' in data) return entryOf(team, data.memberId);
    if ('accountId' in data) return data.accountId ? { accountId: data.accountId } : null;
    const accountId = 'requestId' in data ? requests.get(data.requestId) : undefined;
    return accountId === undefined ? null : { accountId };
  };

  for (const fact of facts) {
    const changes = changesOf(fact);
    remember(fact);
    if (!isTold(fact, me)) continue;
    const { type, data, revision, metadata } = fact;
    const member = aboutWhom(fact);
    const readsReason = runs(me) || member?.accountId === me.accountId;
    told.push({
      revision,
      type,
      at: metadata.occurredAt,
      by: metadata.actor.kind === 'account' ? { accountId: metadata.actor.accountId } : null,
      member,
      address: 'email' in data && data.email !== '' ? data.email : null,
      changes,
      reason: readsReason && 'reason' in data ? data.reason : null,
      undo: undoOf(fact, reading),
    });
  }
  return told.reverse();
};

/** Whoever is or was a member. */
const entryOf = ({ members, past }: TeamDocument, memberId: string): Named => {
  const { accountId } = [...members, ...past].find((one) => one.memberId === memberId) ?? { accountId: null };
  return { memberId, accountId };
};

type Value = string | number | null | readonly string[];
const textOf = (value: Value): string | null => {
  if (value === null || typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return value.length === 0 ? null : value.join(', ');
};

type Values = Readonly<Record<string, Value>>;
const differences = (before: Values | null, after: Values): readonly Change[] =>
  Object.entries(after)
    .map(([field, value]) => ({ field, from: textOf(before?.[field] ?? null), to: textOf(value) }))
    .filter(({ from, to }) => from !== to);

const undoOf = ({ type, data, revision }: Told, { team, me, now }: Reading): TeamUndo | null => {
  if (type === 'MemberLeft') {
    const left = team.past.find((one) => one.leftRevision === revision);
    const isPossible = left !== undefined && isRestorable(team, left, now) && mayAppoint(me, left.role);
    return isPossible ? { kind: 'restore', memberId: data.memberId } : null;
  }
  if (type !== 'MemberRoleChanged' || team.archived) return null;
  const member = team.members.find((one) => one.memberId === data.memberId);
  if (member?.roleRevision !== revision || !mayAppoint(me, data.from, data.to)) return null;
  if ((leads(data.from) && !mayLead(member)) || isLastCaptain(team, member)) return null;
  return { kind: 'role', memberId: data.memberId, role: data.from };
};
