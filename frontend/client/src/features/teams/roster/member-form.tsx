import { teamBodies } from '@fieldhouse/api-contract';
import { Controller } from 'react-hook-form';
import { DialogForm } from '../../../shared/form/dialog-form';
import { fieldsOf } from '../../../shared/form/fields-of';
import { PositionChips } from '../../../shared/form/fields/position-chips';
import { TextInput } from '../../../shared/form/fields/text-input';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { useCatalogue } from '../../../shared/sports/use-catalogue';
import { teamsApi } from '../api/teams.api';
import type { MemberFormProps } from './member-dialogs';

/** Shirt number and positions. */
export const MemberForm = ({ team, member, onClose }: MemberFormProps) => {
  const { teamId, revision, sport } = team;
  const { memberId, number, positions } = member;
  const { catalogue } = useCatalogue();
  const [change] = teamsApi.useChangeMemberMutation();
  const { control, ...form } = useCommandForm({
    schema: teamBodies.ChangeMember,
    values: fieldsOf(teamBodies.ChangeMember, { number, positions: [...positions] }),
    revision,
    isPart: true,
    send: (body) => change({ teamId, memberId, ...body }),
    onDone: onClose,
  });
  return (
    <DialogForm form={form} submitLabel="Save" onClose={onClose}>
      <TextInput
        control={control}
        name="number"
        label="Number"
        emptyIsNull
        autoFocus
        helperText="Of the shirt; up to three digits."
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
      />
      <Controller
        control={control}
        name="positions"
        render={({ field: { value, onChange } }) => (
          <PositionChips
            choices={catalogue?.find(({ key }) => key === sport)?.positions ?? []}
            chosen={value}
            onChange={onChange}
          />
        )}
      />
    </DialogForm>
  );
};
