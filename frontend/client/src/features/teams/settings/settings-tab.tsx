import { teamDetailsBody, type TeamView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { fieldsOf } from '../../../shared/form/fields-of';
import { DayInput } from '../../../shared/form/fields/day-input';
import { NumberInput } from '../../../shared/form/fields/text-input';
import { Form } from '../../../shared/form/form';
import { SaveBar } from '../../../shared/form/save-bar';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { FieldGrid, Section } from '../../../shared/ui/section';
import { useToast } from '../../../shared/ui/toasts';
import { teamsApi } from '../api/teams.api';
import { ColorFields, DrawnCrest, NameFields, PeopleFields } from '../details/team-fields';
import { ArchiveTeam } from './archive-team';
import { CrestSection } from './crest-section';
import { NewSeason } from './new-season';

/** How the team presents itself and whom it takes in; for captains also its seasons and its end. */
export const SettingsTab = ({ team, owed }: { readonly team: TeamView; readonly owed: ReactNode }) => {
  const captain = team.me?.role === 'captain';
  return (
    <>
      {!team.archived && <CrestSection team={team} />}
      {!team.archived && <DetailsForm team={team} />}
      {captain && !team.archived && <NewSeason team={team} />}
      {captain && <ArchiveTeam team={team} owed={owed} />}
    </>
  );
};

const DetailsForm = ({ team }: { readonly team: TeamView }) => {
  const { teamId, revision } = team;
  const toast = useToast();
  const [change] = teamsApi.useChangeTeamDetailsMutation();
  const { control, ...form } = useCommandForm({
    schema: teamDetailsBody,
    values: fieldsOf(teamDetailsBody, team),
    revision,
    isPart: true,
    send: ({ commandKey, ifRevision }, details) => change({ teamId, commandKey, ifRevision, details }),
    onDone: () => toast.show('Settings saved'),
  });
  return (
    <Form form={form} label="Settings" guarded>
      <Section title="The team">
        <Fields>
          <NameFields control={control} sportStays />
        </Fields>
      </Section>
      <Section
        title="Colors"
        hint={team.crest && 'The drawn crest is shown where the picture has not arrived or was removed.'}
      >
        <Fields>
          <Box sx={{ display: 'grid', justifyItems: 'center', p: 4, borderRadius: 1.5, bgcolor: 'sunken' }}>
            <DrawnCrest control={control} label={team.crest ? 'The drawn crest' : 'Your crest'} />
          </Box>
          <ColorFields control={control} />
        </Fields>
      </Section>
      <Section title="Who it is for">
        <Fields>
          <PeopleFields control={control} />
        </Fields>
      </Section>
      <Section title="Roster" hint="Spectators and treasurers do not count, nor do inactive members.">
        <FieldGrid>
          <NumberInput
            control={control}
            name="rosterLimit"
            label="At most so many players"
            emptyIsNull
            helperText="Empty: as many as you like."
            slotProps={{ htmlInput: { min: 1, max: 60, inputMode: 'numeric' } }}
          />
          <DayInput
            control={control}
            name="frozenFrom"
            label="Frozen from"
            emptyIsNull
            helperText="From this day on, nobody is added. Empty: never."
          />
        </FieldGrid>
      </Section>
      <SaveBar form={form} label="Save settings" floating />
    </Form>
  );
};

const Fields = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, maxWidth: 560 }}>{children}</Box>
);
