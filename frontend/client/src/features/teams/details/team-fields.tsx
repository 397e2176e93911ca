import type { TeamDetailsBody } from '@fieldhouse/api-contract';
import type { ReactNode } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { SegmentInput, SelectInput } from '../../../shared/form/fields/choice-inputs';
import { ColorInput } from '../../../shared/form/fields/color-input';
import { TextInput } from '../../../shared/form/fields/text-input';
import { ZoneInput } from '../../../shared/form/fields/zone-input';
import { GENDER_WORDS, LEVEL_WORDS } from '../../../shared/lib/level-words';
import { TEAM_COLORS } from '../../../shared/lib/team-colors';
import { useCatalogue } from '../../../shared/sports/use-catalogue';
import { optionsOf } from '../../../shared/form/options-of';
import { Crest } from '../../../shared/ui/crest';
import { FieldGrid } from '../../../shared/ui/section';
import { sportWord } from '../card/team-facts';
import { JOIN_WORDS, PRIVACY_WORDS } from '../team-words';
import { ACCENTS } from './team-defaults';

type FieldsProps = { readonly control: Control<TeamDetailsBody> };

type NameFieldsProps = FieldsProps & {
  /** The team is there already. */
  readonly sportStays?: boolean;
  readonly children?: ReactNode;
};

/** What a team is called, what it plays and where. */
export const NameFields = ({ control, sportStays = false, children }: NameFieldsProps) => {
  const { catalogue } = useCatalogue();
  const sport = useWatch({ control, name: 'sport' });
  const sports = catalogue ?? [{ key: sport, name: sportWord(sport) }];
  return (
    <>
      <TextInput control={control} name="name" label="Team name" autoComplete="off" />
      <SelectInput
        control={control}
        name="sport"
        label="Sport"
        options={sports.map(({ key, name }) => ({ value: key, label: name }))}
        disabled={sportStays}
        helperText={sportStays ? 'It stays. Create another team for another sport.' : undefined}
      />
      <TextInput
        control={control}
        name="city"
        label="City"
        emptyIsNull
        helperText="Where you play most. You can leave it empty."
      />
      {children}
      <ZoneInput control={control} name="zone" label="Time zone" />
    </>
  );
};

/** The crest that the colors make. */
export const DrawnCrest = ({ control, label }: FieldsProps & { readonly label: string }) => {
  const [name, color, accent] = useWatch({ control, name: ['name', 'color', 'accent'] });
  return <Crest name={name || 'Team'} color={color} accent={accent} size={112} label={label} />;
};

/** Shirt and letters. */
export const ColorFields = ({ control }: FieldsProps) => (
  <>
    <ColorInput control={control} name="color" label="Shirt" />
    <ColorInput
      control={control}
      name="accent"
      label="Letters and trim"
      choices={[...ACCENTS, ...TEAM_COLORS]}
    />
  </>
);

/** Who plays, who sees the team, and how people join. */
export const PeopleFields = ({ control }: FieldsProps) => {
  const [privacy, joinPolicy] = useWatch({ control, name: ['privacy', 'joinPolicy'] });
  return (
    <>
      <FieldGrid>
        <SelectInput control={control} name="level" label="Level" options={optionsOf(LEVEL_WORDS)} />
        <SelectInput
          control={control}
          name="genderType"
          label="Who it is for"
          options={optionsOf(GENDER_WORDS)}
        />
      </FieldGrid>
      <SegmentInput
        control={control}
        name="privacy"
        label="Who sees the team"
        options={optionsOf(PRIVACY_WORDS)}
        helperText={PRIVACY_WORDS[privacy].meaning}
      />
      <SegmentInput
        control={control}
        name="joinPolicy"
        label="How people join"
        options={optionsOf(JOIN_WORDS)}
        helperText={JOIN_WORDS[joinPolicy].meaning}
      />
    </>
  );
};
