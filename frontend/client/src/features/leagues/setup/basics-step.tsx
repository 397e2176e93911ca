import {
  closesAt,
  leagueBody,
  wallTime,
  type LeagueView,
  type ProspectusView,
  type SportView,
} from '@fieldhouse/api-contract';
import { useWatch } from 'react-hook-form';
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
  readonly view: Pick<ProspectusView, 'prospectus'>;
  readonly sports: readonly SportView[];
  readonly onSaved: () => void;
};

/** What the league is: its own details. */
export const BasicsStep = ({ league, view, sports, onSaved }: BasicsStepProps) => {
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
  const zone = useWatch({ control: form.control, name: 'zone' });
  const hint = zone === league.zone ? undefined : zoneHint(view, zone);
  return (
    <StepForm form={{ ...form, submit }} label="Basics">
      <Section title="Basics" hint="What the league is called, what it plays, and when.">
        <Fields>
          <LeagueFields form={form} sports={sports} sportStays zoneHint={hint} />
        </Fields>
      </Section>
      {question}
    </StepForm>
  );
};

/** Instants stay when the clock of the league is another one: what was meant by the old one is another time there. */
const zoneHint = ({ prospectus }: Pick<ProspectusView, 'prospectus'>, zone: string): string | undefined =>
  prospectus === null
    ? undefined
    : `By the clock there registration opens ${wallTime(prospectus.windows.opensAt, zone)} and closes ${wallTime(closesAt(prospectus.windows), zone)}. If you meant other times, change them under Registration.`;
