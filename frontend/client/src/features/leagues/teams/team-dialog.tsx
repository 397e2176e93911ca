import { teamBody, type LeagueTeamView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { DialogForm } from '../../../shared/form/dialog-form';
import { FormDialog } from '../../../shared/form/form-dialog';
import { fieldsOf } from '../../../shared/form/fields-of';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { ColorInput } from '../../../shared/form/fields/color-input';
import { TextInput } from '../../../shared/form/fields/text-input';
import { TeamBadge } from '../../../shared/ui/team-badge';
import { leaguesApi } from '../api/leagues.api';
import { colorFor } from '../../../shared/lib/team-colors';

type TeamDialogProps = {
  readonly leagueId: string;
  /** How many teams there are, for the colour of the next one. */
  readonly number: number;
  /** Of the league that the team was read from. */
  readonly revision: number;
  readonly team: LeagueTeamView | 'new' | null;
  readonly onClose: () => void;
};

/** Name and colour of a team. */
export const TeamDialog = ({ team, onClose, ...rest }: TeamDialogProps) => (
  <FormDialog
    open={team !== null}
    title={team === 'new' ? 'Add a team' : 'Change the team'}
    maxWidth="xs"
    onClose={onClose}
  >
    {team !== null && <TeamForm {...rest} team={team} onClose={onClose} />}
  </FormDialog>
);

const TeamForm = ({
  leagueId,
  number,
  revision,
  team,
  onClose,
}: TeamDialogProps & { readonly team: LeagueTeamView | 'new' }) => {
  const [enter] = leaguesApi.useEnterTeamMutation();
  const [change] = leaguesApi.useChangeTeamMutation();
  const isNew = team === 'new';
  const { control, ...form } = useCommandForm({
    schema: teamBody,
    values: isNew ? { name: '', color: colorFor(number) } : fieldsOf(teamBody, team),
    revision: isNew ? undefined : revision,
    isPart: true,
    send: (body) =>
      isNew ? enter({ leagueId, ...body }) : change({ leagueId, teamId: team.teamId, ...body }),
    onDone: onClose,
  });
  const { name, color } = useWatch({ control });
  return (
    <DialogForm form={form} submitLabel={isNew ? 'Add team' : 'Save team'} onClose={onClose}>
      <TextInput control={control} name="name" label="Team name" autoFocus />
      <ColorInput control={control} name="color" label="Color" />
      <Box sx={{ p: 3, borderRadius: 1, bgcolor: 'sunken' }}>
        <TeamBadge name={name || 'Team name'} color={color ?? ''} />
      </Box>
    </DialogForm>
  );
};
