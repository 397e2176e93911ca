import { leagueProspectus, type LeagueView } from '@fieldhouse/api-contract';
import { DayInput } from '../../../shared/form/fields/day-input';
import { NumberInput } from '../../../shared/form/fields/text-input';
import { FieldGrid, Section } from '../../../shared/ui/section';
import { Fields } from './fields';
import { StepForm } from './step-form';
import { useProspectusForm, type Written } from './use-prospectus-form';

type RosterStepProps = {
  readonly league: Pick<LeagueView, 'rosterSize'>;
  readonly view: Written;
  readonly onSaved: () => void;
};

/** How many players a team needs, and until when it may add some. */
export const RosterStep = ({ league: { rosterSize }, view, onSaved }: RosterStepProps) => {
  const { prospectus } = view;
  const { control, ...form } = useProspectusForm({
    view,
    schema: leagueProspectus.pick({ roster: true }).refine(({ roster }) => roster.minimum <= rosterSize, {
      message: `A team has ${rosterSize} players at most`,
      path: ['roster', 'minimum'],
    }),
    values: { roster: prospectus.roster },
    words: { roster: 'the roster' },
    whole: ({ roster }) => ({ ...prospectus, roster }),
    onSaved,
  });
  return (
    <StepForm form={form} label="Roster">
      <Section title="Roster" hint={`A team has ${rosterSize} players at most; that is set in Basics.`}>
        <Fields>
          <FieldGrid>
            <NumberInput
              control={control}
              name="roster.minimum"
              label="Players that a team needs"
              helperText="To play: it may register with fewer, and fill up later. It begins with what is usual for the sport."
            />
            <DayInput
              control={control}
              name="roster.freezeOn"
              label="Frozen from"
              emptyIsNull
              helperText="From this day on, nobody is added. Empty: never."
            />
          </FieldGrid>
        </Fields>
      </Section>
    </StepForm>
  );
};
