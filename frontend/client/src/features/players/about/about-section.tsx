import {
  jerseySize,
  playerDetailsBody,
  type OwnPlayerView,
  type PlayerDetailsBody,
} from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { FieldGrid } from '../../../shared/ui/section';
import { audienceWord } from '../audience-words';
import { PartSection } from '../own/part-section';
import { usePart } from '../own/use-part';

const MOST_BIO = 500;
const LABELS = {
  bio: 'About you',
  area: 'Where you play',
  phone: 'Phone',
  jerseySize: 'Shirt size',
} as const satisfies Record<keyof PlayerDetailsBody, string>;

type AboutSectionProps = {
  readonly player: OwnPlayerView;
  readonly onDirty: (id: string, dirty: boolean) => void;
};

/** A few words, where one plays, and what captains need. */
export const AboutSection = ({ player, onDirty }: AboutSectionProps) => {
  const form = usePart({ part: 'details', player, schema: playerDetailsBody, name: 'Details' });
  const { value, faults } = form;
  const { audiences } = player.privacy;
  const field = (name: keyof PlayerDetailsBody, hint: string) => ({
    label: LABELS[name],
    value: value[name] ?? '',
    onChange: ({ target }: { readonly target: { readonly value: string } }): void =>
      form.change((now) => ({ ...now, [name]: name === 'jerseySize' ? target.value || null : target.value })),
    error: faults[name] !== undefined,
    helperText: faults[name] ?? hint,
  });
  const seenBy = (name: 'bio' | 'phone' | 'jerseySize'): string =>
    `Seen by: ${audienceWord(audiences[name])}`;
  const left = MOST_BIO - value.bio.length;
  return (
    <PartSection
      id="about"
      title="About you"
      hint="What people like to know before they play with you."
      form={form}
      saveLabel="Save details"
      linesOf={linesOf}
      onDirty={onDirty}
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <TextField
          {...field('bio', `${seenBy('bio')} · ${counterOf(left)}`)}
          placeholder="Left-handed, lives for double plays, always up for a beer after."
          multiline
          minRows={3}
        />
        <FieldGrid columns={3}>
          <TextField
            {...field('area', 'A town or part of one. On your card for all who may open it.')}
            placeholder="Springfield, north side"
            autoComplete="address-level2"
          />
          <TextField {...field('phone', seenBy('phone'))} type="tel" autoComplete="tel" />
          <TextField
            {...field('jerseySize', seenBy('jerseySize'))}
            select
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value="">Not said</MenuItem>
            {jerseySize.options.map((size) => (
              <MenuItem key={size} value={size}>
                {size}
              </MenuItem>
            ))}
          </TextField>
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
