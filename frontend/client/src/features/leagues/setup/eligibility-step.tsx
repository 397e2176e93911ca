import { ADULT_FROM, leagueProspectus, type LeagueRule } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import { useFieldArray, useWatch, type Control } from 'react-hook-form';
import type { z } from 'zod';
import { ManyInput } from '../../../shared/form/fields/choice-inputs';
import { DayInput } from '../../../shared/form/fields/day-input';
import { NumberInput, TextInput } from '../../../shared/form/fields/text-input';
import { optionsOf } from '../../../shared/form/options-of';
import { FieldGrid, Section } from '../../../shared/ui/section';
import { Switch } from '../../../shared/ui/switch';
import { PEOPLE_WORDS } from '../../../shared/lib/prospectus-words';
import { Fields } from './fields';
import { leagueChoices, type LeagueChoice } from './league-choices';
import { StepForm } from './step-form';
import { useProspectusForm, type Written } from './use-prospectus-form';

const eligibilityForm = leagueProspectus.pick({ eligibility: true });
type EligibilityControl = Control<z.infer<typeof eligibilityForm>>;

const RULES = {
  age: { name: 'Age', meaning: 'Years on a day' },
  gender: { name: 'Gender', meaning: 'Who may play' },
  rating: { name: 'Level', meaning: 'As people rate themselves, from 1 to 10' },
  prior_league: { name: 'Earlier league', meaning: 'Has played in one of your leagues' },
  document: { name: 'Document', meaning: 'Has shown it to the organizers, such as proof of residence' },
} as const satisfies Readonly<
  Record<LeagueRule['rule'], { readonly name: string; readonly meaning: string }>
>;
const KINDS = Object.keys(RULES) as LeagueRule['rule'][];

/** What a rule begins with. @param startsOn first day of the season */
const ruleOf = (rule: LeagueRule['rule'], startsOn: string): LeagueRule => {
  switch (rule) {
    case 'age':
      return { rule, on: startsOn, from: ADULT_FROM, to: null };
    case 'rating':
      return { rule, from: null, to: null };
    case 'gender':
      return { rule, allowed: ['woman', 'nonbinary'] };
    case 'prior_league':
      return { rule, leagueIds: [] };
    case 'document':
      return { rule, kind: '' };
  }
};

type EligibilityStepProps = {
  readonly view: Written;
  /** What people may have played in: the organizer's own leagues. */
  readonly leagues: Parameters<typeof leagueChoices>[0];
  readonly onSaved: () => void;
};

/** What is asked of each person. Whoever is refused reads which rule it was. */
export const EligibilityStep = ({ view, leagues, onSaved }: EligibilityStepProps) => {
  const { prospectus } = view;
  const { control, ...form } = useProspectusForm({
    view,
    schema: eligibilityForm,
    values: { eligibility: prospectus.eligibility },
    words: { eligibility: 'the rules' },
    whole: ({ eligibility }) => ({ ...prospectus, eligibility }),
    onSaved,
  });
  const { append, remove } = useFieldArray({ control, name: 'eligibility' });
  const rules = useWatch({ control, name: 'eligibility' });
  const asked = rules.flatMap((rule) => (rule.rule === 'prior_league' ? rule.leagueIds : []));
  const choices = leagueChoices(leagues, asked);
  return (
    <StepForm form={form} label="Who may play">
      <Section
        title="Who may play"
        hint="Everybody, unless you ask for something. People who do not meet a rule read which one and why."
      >
        <Fields>
          {KINDS.map((kind) => {
            const n = rules.findIndex(({ rule }) => rule === kind);
            const { name, meaning } = RULES[kind];
            return (
              <Box key={kind} role="group" aria-label={name} sx={{ display: 'grid', gap: 3 }}>
                <div>
                  <Switch
                    label={name}
                    on={n >= 0}
                    onTurn={(on) => (on ? append(ruleOf(kind, prospectus.startsOn)) : remove(n))}
                  />
                  <p className="muted">{meaning}.</p>
                </div>
                {n >= 0 && <RuleFields control={control} n={n} kind={kind} leagues={choices} />}
              </Box>
            );
          })}
        </Fields>
      </Section>
    </StepForm>
  );
};

type RuleFieldsProps = {
  readonly leagues: readonly LeagueChoice[];
  readonly control: EligibilityControl;
  /** Its place among the rules. */
  readonly n: number;
  readonly kind: LeagueRule['rule'];
};

const RuleFields = ({ control, n, kind, leagues }: RuleFieldsProps) => {
  const at = `eligibility.${n}` as const;
  switch (kind) {
    case 'age':
      return (
        <FieldGrid columns={3}>
          <BoundFields control={control} n={n} />
          <DayInput control={control} name={`${at}.on`} label="On the day" />
        </FieldGrid>
      );
    case 'rating':
      return (
        <FieldGrid>
          <BoundFields control={control} n={n} />
        </FieldGrid>
      );
    case 'gender':
      return (
        <ManyInput
          control={control}
          name={`${at}.allowed`}
          label="May play"
          options={optionsOf(PEOPLE_WORDS)}
        />
      );
    case 'prior_league':
      return (
        <ManyInput
          control={control}
          name={`${at}.leagueIds`}
          label="One of these leagues"
          options={leagues}
          helperText={leagues.length === 0 ? 'You run no other league yet.' : undefined}
        />
      );
    case 'document':
      return (
        <TextInput control={control} name={`${at}.kind`} label="Document" placeholder="Proof of residence" />
      );
  }
};

/** From and to, each of which may be left open. */
const BoundFields = ({ control, n }: Pick<RuleFieldsProps, 'control' | 'n'>) =>
  (['from', 'to'] as const).map((bound) => (
    <NumberInput
      key={bound}
      control={control}
      name={`eligibility.${n}.${bound}`}
      label={bound === 'from' ? 'From' : 'To'}
      emptyIsNull
      helperText="Empty: no limit"
    />
  ));
