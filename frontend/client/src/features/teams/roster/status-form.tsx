import { teamBodies } from '@fieldhouse/api-contract';
import { useWatch } from 'react-hook-form';
import { DialogForm } from '../../../shared/form/dialog-form';
import { SegmentInput } from '../../../shared/form/fields/choice-inputs';
import { TextInput } from '../../../shared/form/fields/text-input';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { optionsOf } from '../../../shared/form/options-of';
import { teamsApi } from '../api/teams.api';
import { STATUS_WORDS } from '../team-words';
import type { MemberFormProps } from './member-dialogs';

/** Whether a member plays, and why not. */
export const StatusForm = ({ team, member, onClose }: MemberFormProps) => {
  const { teamId, revision } = team;
  const { memberId } = member;
  const [change] = teamsApi.useChangeMemberStatusMutation();
  const { control, ...form } = useCommandForm({
    schema: teamBodies.ChangeMemberStatus,
    values: { status: member.status, reason: null },
    revision,
    isPart: true,
    send: (body) => change({ teamId, memberId, ...body }),
    onDone: onClose,
  });
  const status = useWatch({ control, name: 'status' });
  return (
    <DialogForm form={form} submitLabel="Save the status" onClose={onClose}>
      <SegmentInput
        control={control}
        name="status"
        label="Status"
        options={optionsOf(STATUS_WORDS)}
        helperText={STATUS_WORDS[status].meaning}
      />
      <TextInput
        control={control}
        name="reason"
        label="Reason"
        emptyIsNull
        multiline
        helperText="It appears in the history. You can leave it empty."
      />
    </DialogForm>
  );
};
