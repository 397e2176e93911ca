import type { MemberView, TeamView } from '@fieldhouse/api-contract';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { CaptaincyForm } from './captaincy-form';
import { MemberForm } from './member-form';
import { RoleForm } from './role-form';
import { StatusForm } from './status-form';

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
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="member-task">
      <DialogTitle id="member-task">
        {TITLES[kind]} {now.name}
      </DialogTitle>
      <Form team={team} member={now} onClose={onClose} />
    </Dialog>
  );
};
