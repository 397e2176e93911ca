import { teamBodies, type TeamView, type TeammatesView } from '@fieldhouse/api-contract';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { Controller } from 'react-hook-form';
import { SelectInput } from '../../../shared/form/fields/choice-inputs';
import { Form, FormFoot } from '../../../shared/form/form';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { count } from '../../../shared/lib/words';
import { useToast } from '../../../shared/ui/toasts';
import { teamsApi } from '../api/teams.api';
import { rolesToGive } from './roles-to-give';

/** People one has been on a team with; nothing while there are none, as the other ways to invite are there. */
export const Teammates = ({ team }: { readonly team: TeamView }) => {
  const { currentData } = teamsApi.useTeammatesQuery(team.teamId);
  if (!currentData || currentData.people.length === 0) return null;
  return (
    <>
      <Typography variant="h3" sx={{ mt: 6, mb: 2 }}>
        People you have played with
      </Typography>
      <TeammatesForm team={team} people={currentData.people} />
    </>
  );
};

type TeammatesFormProps = { readonly team: TeamView; readonly people: TeammatesView['people'] };

const TeammatesForm = ({ team: { teamId, me }, people }: TeammatesFormProps) => {
  const [invite] = teamsApi.useInviteTeammatesMutation();
  const toast = useToast();
  const { control, ...form } = useCommandForm({
    schema: teamBodies.InviteTeammates,
    values: { accountIds: [], role: 'player' },
    send: (body) => invite({ teamId, ...body }),
    onDone: (_, { accountIds }) => toast.show(`${count(accountIds.length, 'invitation')} sent`),
    clears: true,
  });
  return (
    <Form form={form} label="Invite people you have played with">
      <Controller
        control={control}
        name="accountIds"
        render={({ field: { value, onChange } }) => (
          <FormGroup role="group" aria-label="People you have played with">
            {people.map(({ accountId, name, teamName, invited }) => (
              <FormControlLabel
                key={accountId}
                label={`${name} · ${invited ? 'invited' : teamName}`}
                disabled={invited}
                sx={{ minHeight: 44 }}
                control={
                  <Checkbox
                    checked={invited || value.includes(accountId)}
                    onChange={(_, checked) =>
                      onChange(
                        checked ? [...value, accountId] : value.filter((one: string) => one !== accountId),
                      )
                    }
                  />
                }
              />
            ))}
          </FormGroup>
        )}
      />
      <SelectInput control={control} name="role" label="Invite as" options={rolesToGive(me?.role)} />
      <FormFoot form={form} label="Invite them" />
    </Form>
  );
};
