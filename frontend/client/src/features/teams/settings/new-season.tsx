import { teamBodies, type TeamView } from '@fieldhouse/api-contract';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { TextInput } from '../../../shared/form/fields/text-input';
import { Form, FormFoot } from '../../../shared/form/form';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { Section } from '../../../shared/ui/section';
import { useToast } from '../../../shared/ui/toasts';
import { teamsApi } from '../api/teams.api';

/** Begins a season with those who come along; the others stay on the roster as inactive. */
export const NewSeason = ({ team }: { readonly team: TeamView }) => {
  const { teamId, revision, members, season } = team;
  const id = useId();
  const toast = useToast();
  const [start] = teamsApi.useStartTeamSeasonMutation();
  const { control, ...form } = useCommandForm({
    schema: teamBodies.StartTeamSeason,
    values: {
      season: '',
      memberIds: members.filter(({ status }) => status !== 'inactive').map(({ memberId }) => memberId),
    },
    revision,
    send: (body) => start({ teamId, ...body }),
    onDone: (_, body) =>
      toast.show(body.season === season ? 'The roster is changed' : `${body.season} has begun`),
    clears: true,
  });
  return (
    <Section
      title="New season"
      hint={`${season === null ? '' : `Now: ${season}. `}Players who don’t come along stay on the roster as inactive; whoever was inactive and is ticked is active again.`}
    >
      <Form form={form} label="New season">
        <TextInput
          control={control}
          name="season"
          label="Season"
          placeholder="Spring 2027"
          sx={{ maxWidth: 320 }}
        />
        <Controller
          control={control}
          name="memberIds"
          render={({ field: { value, onChange } }) => (
            <FormGroup role="group" aria-labelledby={id}>
              <FormLabel id={id} sx={{ fontSize: '0.8125rem', fontWeight: 600, color: 'text.primary' }}>
                Who comes along
              </FormLabel>
              {members.map(({ memberId, name }) => (
                <FormControlLabel
                  key={memberId}
                  label={name}
                  sx={{ minHeight: 44 }}
                  control={
                    <Checkbox
                      checked={value.includes(memberId)}
                      onChange={(_, checked) =>
                        onChange(
                          checked ? [...value, memberId] : value.filter((one: string) => one !== memberId),
                        )
                      }
                    />
                  }
                />
              ))}
            </FormGroup>
          )}
        />
        <FormFoot form={form} label="Start the season" />
      </Form>
    </Section>
  );
};
