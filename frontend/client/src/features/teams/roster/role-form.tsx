import { teamBodies } from '@fieldhouse/api-contract';
import { useWatch } from 'react-hook-form';
import { DialogForm } from '../../../shared/form/dialog-form';
import { SelectInput } from '../../../shared/form/fields/choice-inputs';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { optionsOf } from '../../../shared/form/options-of';
import { useToast } from '../../../shared/ui/toasts';
import { teamsApi } from '../api/teams.api';
import { ROLE_WORDS } from '../team-words';
import { useCaptainAgain } from '../use-captain-again';
import type { MemberFormProps } from './member-dialogs';
import { allowedOf } from './member-words';

/** What a member is on the team. */
export const RoleForm = ({ team, member, onClose }: MemberFormProps) => {
  const { teamId, revision } = team;
  const { memberId, name } = member;
  const { roles } = allowedOf(team, member);
  const toast = useToast();
  const lookAgain = useCaptainAgain();
  const [change] = teamsApi.useChangeMemberRoleMutation();
  const { control, ...form } = useCommandForm({
    schema: teamBodies.ChangeMemberRole,
    values: { role: member.role },
    revision,
    isPart: true,
    send: (body) => change({ teamId, memberId, ...body }),
    onDone: (_, { role }) => {
      lookAgain();
      toast.show(`${name} is ${ROLE_WORDS[role].withArticle} now`);
      onClose();
    },
  });
  const role = useWatch({ control, name: 'role' });
  return (
    <DialogForm form={form} submitLabel="Save the role" onClose={onClose}>
      <SelectInput
        control={control}
        name="role"
        label="Role"
        options={optionsOf(ROLE_WORDS).filter(({ value }) => value === member.role || roles.includes(value))}
        helperText={ROLE_WORDS[role].meaning}
      />
    </DialogForm>
  );
};
