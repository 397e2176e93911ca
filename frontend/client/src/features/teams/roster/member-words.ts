import { leads, type MemberRole, type MemberView, type TeamView } from '@fieldhouse/api-contract';
import { searchFor } from '../../../shared/lib/words';

/** Which parts of a member the person may change; the service decides by the same rules. */
export type Allowed = {
  readonly details: boolean;
  readonly standing: boolean;
  /** Of roles, those that they may give; none where they may give none. */
  readonly roles: readonly MemberRole[];
  readonly handOver: boolean;
};

const NOTHING: Allowed = { details: false, standing: false, roles: [], handOver: false };
const PLAIN: readonly MemberRole[] = ['player', 'substitute', 'treasurer', 'spectator'];
const WITH_ACCOUNT: readonly MemberRole[] = ['captain', 'admin', ...PLAIN];

/** What the person may do about a member: captains everything, admins about who does not run the team. */
export const allowedOf = (team: TeamView, member: MemberView): Allowed => {
  const { me, running } = team;
  if (!me || team.archived) return NOTHING;
  const self = me.memberId === member.memberId;
  if (running === null) return { ...NOTHING, details: self };
  if (me.role === 'captain')
    return {
      details: true,
      standing: !self,
      roles: member.accountId === null ? PLAIN : WITH_ACCOUNT,
      handOver: !self && member.accountId !== null,
    };
  const mayChange = !leads(member.role);
  return { details: true, standing: mayChange, roles: mayChange ? PLAIN : [], handOver: false };
};

/** What of a roster is shown. */
export type RosterFilter = {
  readonly text: string;
  readonly role: string | null;
  readonly status: string | null;
};

/** The members that fit. */
export const fitting = (
  members: readonly MemberView[],
  { text, role, status }: RosterFilter,
): readonly MemberView[] => {
  const isFound = searchFor(text);
  return members.filter(
    (member) =>
      (role === null || member.role === role) &&
      (status === null || member.status === status) &&
      isFound(`${member.number ?? ''} ${member.name}`),
  );
};
