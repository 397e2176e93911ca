import type { SportView } from '@fieldhouse/api-contract';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Form, FormFoot } from '../../../shared/form/form';
import { QueryView } from '../../../shared/ui/query-view';
import { Section } from '../../../shared/ui/section';
import { FormSkeleton } from '../../../shared/ui/skeletons';
import { leaguesApi } from '../api/leagues.api';
import { useNewLeague } from '../create/use-new-league';
import { LeagueFields } from '../details/league-fields';
import { Fields } from './fields';

type NewLeagueProps = { readonly onCreated: (leagueId: string) => void };

/** The first step of a league that is not there yet. */
export const NewLeague = ({ onCreated }: NewLeagueProps) => {
  const sports = leaguesApi.useSportsQuery();
  return (
    <QueryView query={sports} what="The sports could not be loaded" skeleton={<FormSkeleton fields={5} />}>
      {(all) => <NewLeagueForm sports={all} onCreated={onCreated} />}
    </QueryView>
  );
};

const NewLeagueForm = ({ sports, onCreated }: NewLeagueProps & { readonly sports: readonly SportView[] }) => {
  const { form, unconfirmed } = useNewLeague(sports, onCreated);
  const reasonId = useId();
  return (
    <Form form={form} label="New league">
      <Section
        title="Basics"
        hint="Next come its format, dates and prices. Nobody sees it until you publish it."
      >
        <Fields>
          <LeagueFields form={form} sports={sports} />
          {unconfirmed && (
            <Typography id={reasonId} sx={{ color: 'text.secondary' }}>
              Confirm your e-mail before you create it. What you enter is kept.
            </Typography>
          )}
          <FormFoot
            form={form}
            label="Create league"
            disabled={unconfirmed}
            aria-describedby={unconfirmed ? reasonId : undefined}
          />
        </Fields>
      </Section>
    </Form>
  );
};
