import { adultsBornBy, playerLevels, registrant, type OwnPlayerView } from '@fieldhouse/api-contract';
import { DateTime } from 'luxon';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { ManyInput, SegmentInput, SelectInput } from '../../../shared/form/fields/choice-inputs';
import { PositionChips } from '../../../shared/form/fields/position-chips';
import { DayInput } from '../../../shared/form/fields/day-input';
import { TextInput } from '../../../shared/form/fields/text-input';
import { optionsOf } from '../../../shared/form/options-of';
import { PERSON_WORDS } from '../../../shared/lib/level-words';
import { Form } from '../../../shared/form/form';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { useSession } from '../../../shared/session/use-session';
import { useCatalogue } from '../../../shared/sports/use-catalogue';
import { NIGHTS } from '../../../shared/lib/nights';
import { FieldGrid } from '../../../shared/ui/section';
import { FormSkeleton } from '../../../shared/ui/skeletons';
import { registrationsApi } from '../api/registrations.api';
import { useKeptStep } from '../model/use-kept-step';
import { StepFoot } from './step-foot';
import type { StepProps } from './step-props';

/** Nobody is older. */
const EARLIEST = '1900-01-01';
const today = (): string => DateTime.now().toISODate();

const schema = registrant.extend({
  birthDate: z
    .string()
    .pipe(z.iso.date('Give your birth date'))
    .refine((day) => day <= today(), 'This day is still to come')
    .refine((day) => day > today() || day <= adultsBornBy(today()), 'Only adults can register')
    .refine((day) => day >= EARLIEST, 'Give your own birth date'),
  gender: z.string().pipe(z.enum(registrant.shape.gender.options, 'Choose one of these')),
  level: z.string(),
});
const LEVELS = [
  { value: '', label: 'Prefer not to say' },
  ...playerLevels.map(({ level, band, anchor }) => ({
    value: String(level),
    label: `${level} · ${band}: ${anchor}`,
  })),
];
const levelText = (level: number | null | undefined): string => (level ? String(level) : '');

/** Whoever registers, as the league and its teams need them; it begins with what their own player card says. */
export const AboutStep = (props: StepProps) => {
  const { positions } = props.draft.saved.person;
  const card = registrationsApi.useOwnCardQuery(undefined, { skip: positions !== undefined });
  // Without it, everything is asked.
  if (card.isLoading) return <FormSkeleton fields={6} />;
  const played = card.data?.sports.find(({ sport }) => sport === props.context.league.sport);
  return <AboutForm {...props} played={played} />;
};

type AboutFormProps = StepProps & { readonly played: OwnPlayerView['sports'][number] | undefined };

const AboutForm = ({ context: { league }, draft, onDone, onBack, played }: AboutFormProps) => {
  const { saved, revision, save } = draft;
  const { user } = useSession();
  const { catalogue } = useCatalogue();
  const positions = catalogue?.find(({ key }) => key === league.sport)?.positions ?? [];
  const { person } = saved;
  const values = {
    firstName: person.firstName ?? user?.user_metadata.first_name ?? '',
    lastName: person.lastName ?? user?.user_metadata.last_name ?? '',
    birthDate: person.birthDate ?? '',
    gender: person.gender ?? '',
    positions: person.positions ?? played?.positions ?? [],
    level: levelText(person.level === undefined ? played?.level : person.level),
    nights: person.nights ?? [],
  };
  const { control, ...form } = useCommandForm({
    schema,
    values,
    revision,
    isPart: true,
    changed: null,
    send: (sent, { level, ...person }) =>
      save({ person: { ...person, level: level === '' ? null : Number(level) } }, sent),
    onDone: () => {
      forget();
      onDone();
    },
  });
  const forget = useKeptStep(form, {
    ...{ step: 'about', leagueId: league.leagueId, values, control },
    fields: ['firstName', 'lastName', 'gender', 'positions', 'level', 'nights'],
  });
  return (
    <Form form={form} label="About you" guarded>
      <FieldGrid>
        <TextInput control={control} name="firstName" label="First name" autoComplete="given-name" />
        <TextInput control={control} name="lastName" label="Last name" autoComplete="family-name" />
        <DayInput
          control={control}
          name="birthDate"
          label="Birth date"
          autoComplete="bday"
          helperText="Only the organizers see it"
        />
        <SegmentInput control={control} name="gender" label="Gender" options={optionsOf(PERSON_WORDS)} />
      </FieldGrid>
      {positions.length > 0 && (
        <Controller
          control={control}
          name="positions"
          render={({ field }) => (
            <PositionChips choices={positions} chosen={field.value} onChange={field.onChange} />
          )}
        />
      )}
      <SelectInput
        control={control}
        name="level"
        label="How well you play"
        options={LEVELS}
        helperText="Choose the sentence that fits you best. It helps to make even teams."
      />
      <ManyInput
        control={control}
        name="nights"
        label="Evenings on which you can play"
        options={NIGHTS}
        helperText="Choose none if any will do"
      />
      <StepFoot form={form} onBack={onBack} />
    </Form>
  );
};
