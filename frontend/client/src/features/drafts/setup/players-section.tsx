import { useWatch } from 'react-hook-form';
import Box from '@mui/material/Box';
import { ManyInput, SegmentInput, SwitchInput } from '../../../shared/form/fields/choice-inputs';
import { NIGHTS } from '../../../shared/lib/nights';
import { FieldGrid, Section } from '../../../shared/ui/section';
import type { SettingsSectionProps } from './format-section';

const CAPTAINS = [
  {
    value: 'automatic',
    label: 'Cost a pick',
    words: "Each captain who plays takes their own team's pick in the round that their rating would go in.",
  },
  {
    value: 'free',
    label: 'Cost no pick',
    words: 'Captains are on their team, which still makes all its picks.',
  },
  { value: 'off', label: 'Are drafted', words: 'Captains are drafted like everybody else.' },
] as const;

const NIGHT_RULES = [
  { value: 'off', label: 'Ignore', words: 'Nothing is said.' },
  { value: 'warn', label: 'Warn', words: 'The room marks who cannot play on any game night.' },
  { value: 'refuse', label: 'Refuse', words: 'Nobody can draft a player who cannot play on any game night.' },
] as const;

const LEFTOVERS = [
  {
    value: 'lot',
    label: 'Assign by lot',
    words: 'When fewer players are left than there are teams, the lot decides: everybody plays.',
  },
  { value: 'stay', label: 'Stay in the pool', words: 'Nobody is assigned after the last pick.' },
] as const;

const wordsFor = (
  options: readonly { readonly value: string; readonly words: string }[],
  chosen: string,
): string | undefined => options.find(({ value }) => value === chosen)?.words;

/** Captains, groups, nights and who is left over. */
export const PlayersSection = ({ control, locked }: SettingsSectionProps) => {
  const [captains, nightRule, leftovers] = useWatch({
    control,
    name: ['captains', 'nightRule', 'leftovers'],
  });
  const disabled = locked !== null;
  return (
    <Section title="Players" locked={locked}>
      <Box sx={{ display: 'grid', gap: 5 }}>
        <FieldGrid>
          <SegmentInput
            control={control}
            name="captains"
            label="Captains who play"
            options={CAPTAINS}
            disabled={disabled}
            helperText={wordsFor(CAPTAINS, captains)}
          />
          <SwitchInput
            control={control}
            name="groupsTogether"
            label="Draft groups together"
            disabled={disabled}
            helperText="Who signed up as a pair or group comes to the same team: partners take its next free cells."
          />
        </FieldGrid>
        <FieldGrid>
          <ManyInput
            control={control}
            name="gameNights"
            label="Game nights"
            options={NIGHTS}
            disabled={disabled}
          />
          <SegmentInput
            control={control}
            name="nightRule"
            label="Cannot play on a game night"
            options={NIGHT_RULES}
            disabled={disabled}
            helperText={wordsFor(NIGHT_RULES, nightRule)}
          />
        </FieldGrid>
        <SegmentInput
          control={control}
          name="leftovers"
          label="Players whom nobody has drafted"
          options={LEFTOVERS}
          disabled={disabled}
          helperText={wordsFor(LEFTOVERS, leftovers)}
        />
      </Box>
    </Section>
  );
};
