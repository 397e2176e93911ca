import type { TeamEvent } from '@fieldhouse/events/teams';
import type { Projection, RecordedEvent } from '@fieldhouse/kernel';
import type { MemberRole, MemberStatus } from '@fieldhouse/values';

export type MemberOfTeam = {
  readonly memberId: string;
  /** Null: a member-to-be. */
  readonly accountId: string | null;
  readonly role: MemberRole;
  readonly status: MemberStatus;
  /** ISO-8601 UTC. */
  readonly joinedAt: string;
};
/** Who is of a team; `_id` is the team's. */
export type TeamMembersDocument = {
  readonly _id: string;
  readonly name: string;
  readonly archived: boolean;
  readonly members: readonly MemberOfTeam[];
  /** Those who were removed, as they were: that can be taken back. */
  readonly past: readonly MemberOfTeam[];
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

const changeOf = (event: RecordedEvent<TeamEvent>): Change | undefined => {
  const { type, data } = event;
  switch (type) {
    case 'TeamDetailsChanged':
      return () => ({ name: data.name });
    case 'TeamArchived':
      return () => ({ archived: true });
    case 'TeamReopened':
      return () => ({ archived: false });
    case 'MemberJoined': {
      const { memberId, accountId, role } = data;
      const joinedAt = event.metadata.occurredAt;
      return ({ members, past }) => ({
        members: [...members, { memberId, accountId, role, status: 'active', joinedAt }],
        past: past.filter((one) => one.memberId !== memberId),
      });
    }
    case 'MemberClaimed':
      return changing(data.memberId, { accountId: data.accountId });
    case 'MemberRoleChanged':
      return changing(data.memberId, { role: data.to });
    case 'MemberStatusChanged':
      return changing(data.memberId, { status: data.to });
    case 'MemberLeft':
      return ({ members, past }) => ({
        members: members.filter(({ memberId }) => memberId !== data.memberId),
        past:
          data.how === 'removed'
            ? [...past, ...members.filter(({ memberId }) => memberId === data.memberId)]
            : past,
      });
    case 'MemberRestored':
      return ({ members, past }) => ({
        members: [...members, ...past.filter(({ memberId }) => memberId === data.memberId)],
        past: past.filter(({ memberId }) => memberId !== data.memberId),
      });
    default:
      return undefined;
  }
};

const changing =
  (memberId: string, change: Partial<MemberOfTeam>): Change =>
  ({ members }) => ({
    members: members.map((one) => (one.memberId === memberId ? { ...one, ...change } : one)),
  });
