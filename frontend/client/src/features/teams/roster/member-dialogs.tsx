import type { MemberView, TeamView } from '@fieldhouse/api-contract';
import { CaptaincyForm } from './captaincy-form';
import { MemberForm } from './member-form';
import { RoleForm } from './role-form';
import { StatusForm } from './status-form';
import { FormDialog } from '../../../shared/form/form-dialog';

export type TaskKind = 'details' | 'role' | 'status' | 'captaincy' | 'remove';
/** What somebody is about to do about a member. */
export type MemberTask = { readonly kind: TaskKind; readonly member: MemberView };

export type MemberFormProps = {
  readonly team: TeamView;
  readonly member: MemberView;
  readonly onClose: () => void;
};

const TITLES: Readonly<Record<Exclude<TaskKind, 'remove'>, string>> = {
  details: 'Number and positions of',
  role: 'Role of',
  status: 'Status of',
  captaincy: 'Hand over the captaincy to',
};
const FORMS = { details: MemberForm, role: RoleForm, status: StatusForm, captaincy: CaptaincyForm };

type MemberDialogsProps = {
  readonly team: TeamView;
  readonly task: MemberTask;
  readonly onClose: () => void;
};

/** The form for what somebody is about to do, as the member stands now. */
export const MemberDialogs = ({ team, task: { kind, member }, onClose }: MemberDialogsProps) => {
  if (kind === 'remove') return null;
  const Form = FORMS[kind];
  const now = team.members.find(({ memberId }) => memberId === member.memberId) ?? member;
  return (
    <FormDialog open title={`${TITLES[kind]} ${now.name}`} maxWidth="xs" onClose={onClose}>
      <Form team={team} member={now} onClose={onClose} />
    </FormDialog>
  );
};
