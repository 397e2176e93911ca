import { leagueBody, type SportView } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { Form, FormFoot } from '../../../shared/form/form';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { ownZone } from '../../../shared/lib/times';
import { QueryView } from '../../../shared/ui/query-view';
import { Section } from '../../../shared/ui/section';
import { FormSkeleton } from '../../../shared/ui/skeletons';
import { leaguesApi } from '../api/leagues.api';
import { leagueDefaults } from '../create/league-defaults';
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
  const [create] = leaguesApi.useCreateLeagueMutation();
  const [values] = useState(() => leagueDefaults(sports, ownZone(), new Date()));
  const form = useCommandForm({
    schema: leagueBody,
    values,
    send: ({ commandKey }, details) => create({ commandKey, details }),
    onDone: ({ streamId }) => onCreated(leagueIdOf(streamId)),
  });
  return (
    <Form form={form} label="New league">
      <Section
        title="Basics"
        hint="Next come its format, dates and prices. Nobody sees it until you publish it."
      >
        <Fields>
          <LeagueFields form={form} sports={sports} />
          <FormFoot form={form} label="Create league" />
        </Fields>
      </Section>
    </Form>
  );
};

/** The stream of a league is named by its id: 'league-<id>'. */
export const leagueIdOf = (streamId: string): string => streamId.slice(streamId.indexOf('-') + 1);
