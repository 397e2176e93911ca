import type { TeamEvent } from '@fieldhouse/events/teams';
import { placeText, type Projection, type RecordedEvent } from '@fieldhouse/kernel';
import type { MemberRole, MemberStatus } from '@fieldhouse/values';

/** Somebody of a team; without an account a member-to-be. */
export type TeamMember = {
  readonly memberId: string;
  readonly accountId: string | null;
  readonly role: MemberRole;
  readonly status: MemberStatus;
  /** The place in the log (`placeText`) at which they came: what is older was never theirs. */
  readonly since: string;
};

/** Who is of a team; `_id` is the team's. */
export type TeamMembersDocument = {
  readonly _id: string;
  readonly name: string;
  readonly archived: boolean;
  readonly members: readonly TeamMember[];
  /** Who was a member and is none now, each once, as they were. */
  readonly past: readonly TeamMember[];
};

type Change = (team: TeamMembersDocument) => Partial<TeamMembersDocument>;

/** Who is of which team, as what, once for all read models about teams. */
export const teamMembersProjection: Projection<TeamMembersDocument, TeamEvent> = {
  name: 'team-members',
  version: 1,
  categories: ['team'],
  indexes: [{ key: { 'members.accountId': 1 } }],
  idsOf: (event) => (event.type === 'TeamCreated' || changeOf(event) ? [event.data.teamId] : []),
  project: (team, event, id) => {
    if (event.type === 'TeamCreated')
      return { _id: id, name: event.data.name, archived: false, members: [], past: [] };
    return team && { ...team, ...changeOf(event)?.(team) };
  },
};

const changeOf = ({ type, data, position }: RecordedEvent<TeamEvent>): Change | undefined => {
  const since = placeText(position);
  switch (type) {
    case 'TeamDetailsChanged':
      return () => ({ name: data.name });
    case 'TeamArchived':
      return () => ({ archived: true });
    case 'TeamReopened':
      return () => ({ archived: false });
    case 'MemberJoined': {
      const { memberId, accountId, role } = data;
      return joined(() => ({ memberId, accountId, role, status: 'active', since }), memberId);
    }
    case 'MemberRestored':
      return joined((before) => before && { ...before, since }, data.memberId);
    case 'MemberLeft':
      return ({ members, past }) => ({
        members: members.filter(({ memberId }) => memberId !== data.memberId),
        past: [...past, ...members.filter(({ memberId }) => memberId === data.memberId)],
      });
    case 'MemberClaimed':
      return changing(data.memberId, { accountId: data.accountId, since });
    case 'MemberRoleChanged':
      return changing(data.memberId, { role: data.to });
    case 'MemberStatusChanged':
      return changing(data.memberId, { status: data.to });
    default:
      return undefined;
  }
};

/** @param as who comes, given who they were */
const joined =
  (as: (before: TeamMember | undefined) => TeamMember | undefined, memberId: string): Change =>
  ({ members, past }) => {
    const member = as(past.find((one) => one.memberId === memberId));
    return member
      ? { members: [...members, member], past: past.filter((one) => one.memberId !== memberId) }
      : {};
  };

const changing =
  (memberId: string, change: Partial<TeamMember>): Change =>
  ({ members }) => ({
    members: members.map((one) => (one.memberId === memberId ? { ...one, ...change } : one)),
  });
