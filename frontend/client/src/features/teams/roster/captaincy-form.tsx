import { teamBodies } from '@fieldhouse/api-contract';
import Typography from '@mui/material/Typography';
import { DialogForm } from '../../../shared/form/dialog-form';
import { SelectInput } from '../../../shared/form/fields/choice-inputs';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { optionsOf } from '../../../shared/form/options-of';
import { useToast } from '../../../shared/ui/toasts';
import { teamsApi } from '../api/teams.api';
import { ROLE_WORDS } from '../team-words';
import { useCaptainAgain } from '../use-captain-again';
import type { MemberFormProps } from './member-dialogs';

const handOver = teamBodies.HandOverCaptaincy.omit({ memberId: true });

/** Makes somebody else captain, and says what oneself stays as. */
export const CaptaincyForm = ({ team: { teamId, revision }, member, onClose }: MemberFormProps) => {
  const { memberId, name } = member;
  const toast = useToast();
  const lookAgain = useCaptainAgain();
  const [hand] = teamsApi.useHandOverCaptaincyMutation();
  const { control, ...form } = useCommandForm({
    schema: handOver,
    values: { stayAs: 'player' },
    revision,
    send: (body) => hand({ teamId, memberId, ...body }),
    onDone: () => {
      lookAgain();
      toast.show(`${name} is captain now`);
      onClose();
    },
  });
  return (
    <DialogForm form={form} submitLabel={`Make ${name} captain`} onClose={onClose}>
      <Typography sx={{ color: 'text.secondary' }}>
        {name} runs the team from now on. Only {name} can give the captaincy back.
      </Typography>
      <SelectInput
        control={control}
        name="stayAs"
        label="You stay as"
        options={optionsOf(ROLE_WORDS).filter(({ value }) => value !== 'captain')}
      />
    </DialogForm>
  );
};
