import {
  jerseySize,
  playerDetailsBody,
  type OwnPlayerView,
  type PlayerDetailsBody,
} from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { SelectInput } from '../../../shared/form/fields/choice-inputs';
import { TextInput } from '../../../shared/form/fields/text-input';
import { FieldGrid } from '../../../shared/ui/section';
import { audienceWord } from '../audience-words';
import { PartSection } from '../own/part-section';
import { useCardPart } from '../own/use-card-part';

const MOST_BIO = 500;
const LABELS = {
  bio: 'About you',
  area: 'Where you play',
  phone: 'Phone',
  jerseySize: 'Shirt size',
} as const satisfies Record<keyof PlayerDetailsBody, string>;

const SIZES = [
  { value: '', label: 'Not set' },
  ...jerseySize.options.map((size) => ({ value: size, label: size })),
];

type AboutSectionProps = {
  readonly player: OwnPlayerView;
  readonly onDirty: (id: string, dirty: boolean) => void;
};

/** A few words, where one plays, and what captains need. */
export const AboutSection = ({ player, onDirty }: AboutSectionProps) => {
  const { control, ...form } = useCardPart({
    part: 'details',
    player,
    saved: player.details,
    schema: playerDetailsBody,
    name: 'Details',
  });
  const bio = useWatch({ control, name: 'bio' });
  const { audiences } = player.privacy;
  const seenBy = (name: 'bio' | 'phone' | 'jerseySize'): string =>
    `Seen by: ${audienceWord(audiences[name])}`;
  return (
    <PartSection
      id="about"
      title="About you"
      hint="What people like to know before they play with you."
      form={form}
      saveLabel="Save details"
      lines={form.newer && linesOf(form.newer, form.getValues())}
      onDirty={onDirty}
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <TextInput
          control={control}
          name="bio"
          label={LABELS.bio}
          helperText={`${seenBy('bio')} · ${counterOf(MOST_BIO - bio.length)}`}
          placeholder="Left-handed, lives for double plays, always up for a beer after."
          multiline
          minRows={3}
        />
        <FieldGrid columns={3}>
          <TextInput
            control={control}
            name="area"
            label={LABELS.area}
            helperText="A town or part of one. On your card for all who may open it."
            placeholder="Springfield, north side"
            autoComplete="address-level2"
          />
          <TextInput
            control={control}
            name="phone"
            label={LABELS.phone}
            helperText={seenBy('phone')}
            type="tel"
            autoComplete="tel"
          />
          <SelectInput
            control={control}
            name="jerseySize"
            label={LABELS.jerseySize}
            helperText={seenBy('jerseySize')}
            emptyIsNull
            options={SIZES}
          />
        </FieldGrid>
      </Box>
    </PartSection>
  );
};

const counterOf = (left: number): string =>
  left >= 0 ? `${left} characters left` : `${-left} characters too many`;

const linesOf = (newer: PlayerDetailsBody, typed: PlayerDetailsBody): readonly string[] =>
  (Object.keys(LABELS) as (keyof PlayerDetailsBody)[])
    .filter((name) => newer[name] !== typed[name])
    .map((name) => `${LABELS[name]}: ${newer[name] || 'empty'}`);
