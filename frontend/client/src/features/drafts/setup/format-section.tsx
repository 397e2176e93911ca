import type { DraftSettingsView } from '@fieldhouse/api-contract';
import Typography from '@mui/material/Typography';
import { useWatch, type Control } from 'react-hook-form';
import { count } from '../../../shared/lib/words';
import { SegmentInput } from '../../../shared/form/fields/choice-inputs';
import { NumberInput } from '../../../shared/form/fields/text-input';
import { FieldGrid, Section } from '../../../shared/ui/section';

/** Props of a section of the settings; `locked` says why it cannot be changed. */
export type SettingsSectionProps = {
  readonly control: Control<DraftSettingsView>;
  readonly locked: string | null;
};

const FORMATS = [
  { value: 'snake', label: 'Snake', words: 'Each round turns around: 1 to last, then last to 1.' },
  { value: 'linear', label: 'Linear', words: 'Every round runs in the same order.' },
  {
    value: 'third_round_reversal',
    label: 'Third-round reversal',
    words: 'As snake, but round 3 runs as round 2 did, which helps the teams at the end.',
  },
] as const;

export const FormatSection = ({
  control,
  locked,
  teamCount,
}: SettingsSectionProps & { readonly teamCount: number }) => {
  const [format, rounds] = useWatch({ control, name: ['format', 'rounds'] });
  return (
    <Section title="Format" locked={locked}>
      <FieldGrid>
        <SegmentInput
          control={control}
          name="format"
          label="Order of the rounds"
          options={FORMATS}
          disabled={locked !== null}
          helperText={FORMATS.find(({ value }) => value === format)?.words}
        />
        <NumberInput
          control={control}
          name="rounds"
          label="Rounds"
          disabled={locked !== null}
          slotProps={{ htmlInput: { min: 1, max: 40 } }}
          helperText={
            teamCount > 0 && rounds > 0
              ? `${count(teamCount, 'team')} × ${rounds} = ${count(teamCount * rounds, 'pick')}`
              : 'One player per team and round'
          }
        />
      </FieldGrid>
      {format === 'third_round_reversal' && rounds < 3 && (
        <Typography variant="body2" sx={{ mt: 3, color: 'warning.main' }}>
          With fewer than 3 rounds this is the same as snake.
        </Typography>
      )}
    </Section>
  );
};
