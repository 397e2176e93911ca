import {
  dayIn,
  leagueProspectus,
  type LeagueProspectus,
  type ProspectusView,
} from '@fieldhouse/api-contract';
import { useId } from 'react';
import { useFieldArray, useWatch, type Control } from 'react-hook-form';
import { z } from 'zod';
import { SegmentInput, SelectInput } from '../../../shared/form/fields/choice-inputs';
import { DayInput, TimeInput } from '../../../shared/form/fields/day-input';
import { TextInput } from '../../../shared/form/fields/text-input';
import { GENDER_WORDS, LEVEL_WORDS } from '../../../shared/lib/level-words';
import { NIGHTS } from '../../../shared/lib/nights';
import { count, listOf } from '../../../shared/lib/words';
import { randomId } from '../../../shared/lib/random-id';
import { optionsOf } from '../../../shared/form/options-of';
import { FieldGrid, Section } from '../../../shared/ui/section';
import { FORMAT_WORDS, PHASE_WORDS } from '../../../shared/lib/prospectus-words';
import { PlaceList } from '../places/place-list';
import { usePlaces } from '../places/use-places';
import { FORMAT_MEANINGS } from './setup-words';
import { inFormat, prospectusDefaults, seasonDefaults, type ForLeague, type Season } from './defaults';
import { Fields } from './fields';
import { ListField, ListRow } from './list-field';
import { StepForm } from './step-form';
import type { LeagueChoice } from './league-choices';
import { useAskedFirst } from './use-asked-first';
import { useProspectusForm } from './use-prospectus-form';

const asked = leagueProspectus.pick({
  ...{ format: true, about: true, level: true, genderType: true, startsOn: true, endsOn: true },
  ...{ times: true, phases: true, divisions: true },
});
const NO_LEAGUE = '';
const place = z
  .object({
    name: z.string().trim().max(80),
    address: z.string().trim().max(200),
    city: z.string().trim().max(60),
  })
  .refine(({ name, address, city }) => name !== '' || (address === '' && city === ''), {
    message: 'Name the venue',
    path: ['name'],
  });
/** Without a venue, or a season before, their fields are empty. */
const seasonForm = asked
  .extend({ venue: place, previousLeagueId: z.string() })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
    message: 'The season ends before it starts',
    path: ['endsOn'],
  });
type SeasonValues = z.infer<typeof seasonForm>;
/** @param saved a season that was played stays as it was */
const seasonFormFrom = (today: string, saved: LeagueProspectus | null) =>
  seasonForm.refine(
    ({ startsOn, endsOn }) => endsOn >= today || (startsOn === saved?.startsOn && endsOn === saved.endsOn),
    { message: 'The season ends before today', path: ['endsOn'] },
  );

const NOWHERE = { name: '', address: '', city: '' };
const WORDS = {
  ...{ format: 'the format', about: 'the text', level: 'the level', genderType: 'who it is for' },
  ...{ startsOn: 'the first day', endsOn: 'the last day', times: 'the game times', phases: 'the phases' },
  ...{ divisions: 'the divisions', venue: 'the venue', previousLeagueId: 'the last season' },
} as const satisfies Readonly<Record<keyof SeasonValues, string>>;

const valuesOf = (season: Season): SeasonValues => ({
  ...asked.parse(season),
  venue: season.venue ?? NOWHERE,
  previousLeagueId: season.previousLeagueId ?? NO_LEAGUE,
});
const seasonOf = ({ venue, previousLeagueId, ...rest }: SeasonValues): Season => ({
  ...rest,
  venue: venue.name === '' ? null : venue,
  previousLeagueId: previousLeagueId === NO_LEAGUE ? null : previousLeagueId,
});

type SeasonStepProps = {
  readonly league: ForLeague;
  /** What it may be another season of. */
  readonly leagues: readonly LeagueChoice[];
  readonly view: ProspectusView;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly onSaved: () => void;
};

/** What is played, where and when. Saved for the first time, the rest of the prospectus begins with what is usual. */
export const SeasonStep = ({ league, leagues, view, now, onSaved }: SeasonStepProps) => {
  const { prospectus, published } = view;
  const today = dayIn(league.zone, new Date(now).toISOString());
  const { control, ...form } = useProspectusForm({
    view,
    schema: seasonFormFrom(today, prospectus),
    values: valuesOf(prospectus ?? seasonDefaults(league, now)),
    words: WORDS,
    whole: (body): LeagueProspectus => {
      const season = seasonOf(body);
      return prospectus === null
        ? prospectusDefaults(league, season, now)
        : { ...inFormat(prospectus, season.format), ...season };
    },
    onSaved,
  });
  const [format, divisions] = useWatch({ control, name: ['format', 'divisions'] });
  const { submit, question } = useAskedFirst(form, emptied(view, divisions));
  const isOther = prospectus !== null && prospectus.format !== format;
  return (
    <StepForm
      form={{ ...form, submit }}
      label="Format & season"
      note={prospectus === null ? 'Filled in with what is usual. Nothing is public yet.' : undefined}
    >
      <Section title="Format" hint={published ? 'It stays once the league is published.' : undefined}>
        <Fields>
          <SegmentInput
            control={control}
            name="format"
            label="How teams come about"
            options={optionsOf(FORMAT_WORDS)}
            disabled={published}
            helperText={
              isOther
                ? 'Look through the prices in Registration after you have saved this.'
                : FORMAT_MEANINGS[format]
            }
          />
          <FieldGrid>
            <SelectInput control={control} name="level" label="Level" options={optionsOf(LEVEL_WORDS)} />
            <SelectInput
              control={control}
              name="genderType"
              label="Who it is for"
              options={optionsOf(GENDER_WORDS)}
            />
          </FieldGrid>
          <TextInput
            control={control}
            name="about"
            label="About the league"
            multiline
            minRows={3}
            helperText="What people should know first, in your own words."
          />
        </Fields>
      </Section>
      <Section title="Venue" hint="You can leave it empty until you know it.">
        <Fields>
          <TextInput control={control} name="venue.name" label="Venue" placeholder="North Park, field 3" />
          <FieldGrid>
            <TextInput control={control} name="venue.address" label="Address" />
            <CityInput control={control} />
          </FieldGrid>
        </Fields>
      </Section>
      <Section title="Dates and times">
        <Fields>
          <FieldGrid>
            <DayInput control={control} name="startsOn" label="First day" />
            <DayInput control={control} name="endsOn" label="Last day" />
          </FieldGrid>
          <Times control={control} league={league} />
        </Fields>
      </Section>
      {leagues.length > 0 && (
        <Section title="Last season" hint="Each of the two pages then leads to the other.">
          <Fields>
            <SelectInput
              control={control}
              name="previousLeagueId"
              label="Another season of"
              options={[{ value: NO_LEAGUE, label: 'No league of yours' }, ...leagues]}
            />
          </Fields>
        </Section>
      )}
      <Section title="Phases" hint="Only if the season has parts, such as playoffs.">
        <Phases control={control} />
      </Section>
      <Section title="Divisions" hint="Only if teams of different levels play apart.">
        <Divisions control={control} />
      </Section>
      {question}
    </StepForm>
  );
};

/** What is asked before divisions go that have teams; null: none of them does. One of the same name is another one. */
const emptied = (
  { prospectus, teamDivisions }: ProspectusView,
  divisions: LeagueProspectus['divisions'],
): Parameters<typeof useAskedFirst>[1] => {
  const isIn = (divisionId: string) => (one: ProspectusView['teamDivisions'][number]) =>
    one.divisionId === divisionId;
  const gone = (prospectus?.divisions ?? []).filter(
    ({ divisionId }) =>
      !divisions.some((one) => one.divisionId === divisionId) && teamDivisions.some(isIn(divisionId)),
  );
  const teams = gone.flatMap(({ divisionId }) => teamDivisions.filter(isIn(divisionId)));
  if (teams.length === 0) return null;
  return {
    title: gone.length === 1 ? 'Remove the division?' : 'Remove the divisions?',
    confirmLabel: 'Save without',
    told: `${count(teams.length, 'team')} in ${listOf(gone.map(({ name }) => name))} ${
      teams.length === 1 ? 'is' : 'are'
    } in no division then, until you put ${teams.length === 1 ? 'it' : 'them'} into another one under Teams. A division that is added again begins empty.`,
  };
};

type ListProps = { readonly control: Control<SeasonValues> };

const Times = ({ control, league }: ListProps & { readonly league: ForLeague }) => {
  const { fields, append, remove } = useFieldArray({ control, name: 'times' });
  const played = NIGHTS.filter(({ value }) => (league.gameNights as readonly string[]).includes(value));
  const nights = played.length === 0 ? NIGHTS : played;
  const night = nights[0]?.value ?? 'mon';
  return (
    <ListField
      label="Game times"
      empty="No game times yet."
      add={fields.length < 7 ? 'Add a game time' : null}
      onAdd={() => append({ night, from: '18:30', to: '22:00' })}
    >
      {fields.map((field, n) => (
        <ListRow
          key={field.id}
          columns="1fr 1fr 1fr"
          remove={`Remove game time ${n + 1}`}
          onRemove={() => remove(n)}
        >
          <SelectInput control={control} name={`times.${n}.night`} label="Night" options={nights} />
          <TimeInput control={control} name={`times.${n}.from`} label="From" />
          <TimeInput control={control} name={`times.${n}.to`} label="To" />
        </ListRow>
      ))}
    </ListField>
  );
};

const Phases = ({ control }: ListProps) => {
  const { fields, append, remove } = useFieldArray({ control, name: 'phases' });
  const [startsOn, endsOn] = useWatch({ control, name: ['startsOn', 'endsOn'] });
  return (
    <ListField
      label="Phases"
      empty="The whole season is one."
      add={fields.length < 6 ? 'Add a phase' : null}
      onAdd={() => append({ kind: fields.length === 0 ? 'regular' : 'playoffs', startsOn, endsOn })}
    >
      {fields.map((field, n) => (
        <ListRow
          key={field.id}
          columns="1fr 1fr 1fr"
          remove={`Remove phase ${n + 1}`}
          onRemove={() => remove(n)}
        >
          <SelectInput
            control={control}
            name={`phases.${n}.kind`}
            label="Phase"
            options={optionsOf(PHASE_WORDS)}
          />
          <DayInput control={control} name={`phases.${n}.startsOn`} label="First day" />
          <DayInput control={control} name={`phases.${n}.endsOn`} label="Last day" />
        </ListRow>
      ))}
    </ListField>
  );
};

const Divisions = ({ control }: ListProps) => {
  const { fields, append, remove } = useFieldArray({ control, name: 'divisions' });
  return (
    <ListField
      label="Divisions"
      empty="All teams play in one."
      add={fields.length < 12 ? 'Add a division' : null}
      onAdd={() => append({ divisionId: randomId(), name: '' })}
    >
      {fields.map((field, n) => (
        <ListRow key={field.id} columns="1fr" remove={`Remove division ${n + 1}`} onRemove={() => remove(n)}>
          <TextInput control={control} name={`divisions.${n}.name`} label={`Division ${n + 1}`} />
        </ListRow>
      ))}
    </ListField>
  );
};

/** Any text will do; one of the list is found by distance as well. */
const CityInput = ({ control }: { readonly control: Control<SeasonValues> }) => {
  const list = useId();
  const places = usePlaces(useWatch({ control, name: 'venue.city' }));
  return (
    <div>
      <TextInput
        control={control}
        name="venue.city"
        label="City"
        autoComplete="off"
        helperText="Choose one that is suggested, and people nearby find the league."
        slotProps={{ htmlInput: { list } }}
      />
      <PlaceList id={list} places={places} />
    </div>
  );
};
