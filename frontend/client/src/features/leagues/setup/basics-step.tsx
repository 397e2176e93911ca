import { leagueBody, type LeagueView, type SportView } from '@fieldhouse/api-contract';
import { fieldsOf } from '../../../shared/form/fields-of';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { Section } from '../../../shared/ui/section';
import { leaguesApi } from '../api/leagues.api';
import { LeagueFields } from '../details/league-fields';
import { useFewerTeams } from '../details/use-fewer-teams';
import { Fields } from './fields';
import { StepForm } from './step-form';

type BasicsStepProps = {
  readonly league: LeagueView;
  readonly sports: readonly SportView[];
  readonly onSaved: () => void;
};

/** What the league is: its own details. */
export const BasicsStep = ({ league, sports, onSaved }: BasicsStepProps) => {
  const [change] = leaguesApi.useChangeLeagueDetailsMutation();
  const form = useCommandForm({
    schema: leagueBody,
    values: fieldsOf(leagueBody, league),
    revision: league.revision,
    isPart: true,
    send: ({ commandKey, ifRevision }, details) =>
      change({ leagueId: league.leagueId, details, commandKey, ifRevision }),
    onDone: onSaved,
  });
  const { submit, question } = useFewerTeams(league, form);
  return (
    <StepForm form={{ ...form, submit }} label="Basics">
      <Section title="Basics" hint="What the league is called, what it plays, and when.">
        <Fields>
          <LeagueFields form={form} sports={sports} sportStays />
        </Fields>
      </Section>
      {question}
    </StepForm>
  );
};
