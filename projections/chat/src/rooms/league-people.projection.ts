import { draftIdOf, type DraftEvent } from '@fieldhouse/events/drafts';
import type { LeagueEvent, PlayerPoolEvent } from '@fieldhouse/events/leagues';
import { placeText, type Projection, type RecordedEvent } from '@fieldhouse/kernel';

/** What somebody is in a league; `since`: the place in the log (`placeText`) from which on they are. */
export type LeaguePart = { readonly accountId: string; readonly since: string } & (
  | { readonly as: 'staff'; readonly role: string }
  | { readonly as: 'picker'; readonly teamId: string }
  | { readonly as: 'player'; readonly playerId: string }
);

/** Somebody of the chat of a draft; `since`: as of their first part by which they are. */
export type DraftChatMember = {
  readonly accountId: string;
  readonly role: 'admin' | 'player';
  readonly since: string;
};

/** Who has which part in a league, and how its draft is; `_id` is the draft's, as its facts name nothing else. */
export type LeaguePeopleDocument = {
  readonly _id: string;
  readonly leagueId: string;
  readonly name: string;
  readonly draft: 'none' | 'open' | 'cancelled';
  /** When the draft was made, ISO-8601 UTC; null: there is none. */
  readonly draftedAt: string | null;
  /** One account may have several. */
  readonly parts: readonly LeaguePart[];
  /** Whoever runs the league and whoever picks, each once; follows from the parts, for an index. */
  readonly members: readonly DraftChatMember[];
  /** Accounts that were staff or picked. */
  readonly past: readonly string[];
};

type Event = DraftEvent | LeagueEvent | PlayerPoolEvent;
type Change = (league: LeaguePeopleDocument) => Partial<LeaguePeopleDocument>;

/** Of every league, for the chat of its draft and for who may write to whom. */
export const leaguePeopleProjection: Projection<LeaguePeopleDocument, Event> = {
  name: 'chat-league-people',
  version: 2,
  categories: ['draft', 'league', 'playerPool'],
  indexes: [
    { key: { 'parts.accountId': 1 } },
    { key: { 'members.accountId': 1 } },
    { key: { leagueId: 1 } },
    { key: { past: 1 } },
  ],
  idsOf: (event) => {
    if (event.type !== 'LeagueCreated' && !changeOf(event)) return [];
    // Facts of a draft know their league only when it is made.
    const { leagueId, draftId = '' }: { leagueId?: string; draftId?: string } = event.data;
    return [leagueId === undefined ? draftId : draftIdOf(leagueId)];
  },
  project: (league, event, _id) => {
    if (event.type !== 'LeagueCreated')
      return league && withMembers({ ...league, ...changeOf(event)?.(league) });
    const { leagueId, name, ownerId } = event.data;
    const owner: LeaguePart = {
      as: 'staff',
      role: 'owner',
      accountId: ownerId,
      since: placeText(event.position),
    };
    return withMembers({ _id, leagueId, name, draft: 'none', draftedAt: null, parts: [owner], past: [] });
  },
};

const withMembers = (league: Omit<LeaguePeopleDocument, 'members'>): LeaguePeopleDocument => {
  const members = new Map<string, DraftChatMember>();
  for (const part of league.parts) {
    const role = roleOf(part);
    const { accountId, since } = part;
    const before = members.get(accountId);
    if (role && !before) members.set(accountId, { accountId, role, since });
    if (role === 'admin' && before) members.set(accountId, { ...before, role });
  }
  return { ...league, members: [...members.values()] };
};

const RUNNING: readonly string[] = ['owner', 'commissioner'];
const roleOf = (part: LeaguePart): DraftChatMember['role'] | null => {
  if (part.as === 'picker') return 'player';
  return part.as === 'staff' && RUNNING.includes(part.role) ? 'admin' : null;
};

const changeOf = (event: RecordedEvent<Event>): Change | undefined => {
  const { type, data, metadata, position } = event;
  const since = placeText(position);
  switch (type) {
    case 'LeagueDetailsChanged':
      return () => ({ name: data.name });
    case 'LeagueStaffAdded': {
      const { accountId, role } = data;
      return added({ as: 'staff', role, accountId, since });
    }
    case 'LeagueStaffRemoved':
      return without(
        (one) => one.as === 'staff' && one.accountId === data.accountId && one.role === data.role,
      );
    case 'TeamRoleGranted': {
      const { accountId, teamId } = data;
      return added({ as: 'picker', teamId, accountId, since });
    }
    case 'TeamRoleRevoked':
      return without(
        (one) => one.as === 'picker' && one.teamId === data.teamId && one.accountId === data.accountId,
      );
    case 'TeamWithdrawn':
      return without((one) => one.as === 'picker' && one.teamId === data.teamId);
    case 'PlayerAccountLinked': {
      const { playerId, accountId } = data;
      return linked(playerId, accountId === null ? [] : [{ as: 'player', playerId, accountId, since }]);
    }
    case 'PlayerForgotten':
      return linked(data.playerId, []);
    case 'DraftCreated':
      return () => ({ draft: 'open', draftedAt: metadata.occurredAt });
    case 'DraftReopened':
      return () => ({ draft: 'open' });
    case 'DraftCancelled':
      return () => ({ draft: 'cancelled' });
    default:
      return undefined;
  }
};

/** Whoever is made a proxy of a team instead of its captain has the part that they had. */
const added =
  (part: LeaguePart): Change =>
  ({ parts }) => ({ parts: parts.some((one) => partId(one) === partId(part)) ? parts : [...parts, part] });

const partId = (part: LeaguePart): string => {
  const of = part.as === 'staff' ? part.role : part.as === 'picker' ? part.teamId : part.playerId;
  return `${part.as}.${of}.${part.accountId}`;
};

const without =
  (isOver: (part: LeaguePart) => boolean): Change =>
  ({ parts, past }) => ({
    parts: parts.filter((one) => !isOver(one)),
    past: [...new Set([...past, ...parts.filter(isOver).map(({ accountId }) => accountId)])],
  });

const linked =
  (playerId: string, now: readonly LeaguePart[]): Change =>
  ({ parts }) => ({
    parts: [...parts.filter((one) => one.as !== 'player' || one.playerId !== playerId), ...now],
  });
