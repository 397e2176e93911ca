import type { DraftSettingsView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Controller, useWatch, type Control } from 'react-hook-form';
import { durationOf } from '../../../shared/lib/words';
import { apart, SwitchInput } from '../../../shared/form/fields/choice-inputs';
import { TimeInput } from '../../../shared/form/fields/day-input';
import { NumberInput } from '../../../shared/form/fields/text-input';
import { FieldGrid, Section } from '../../../shared/ui/section';
import { Switch } from '../../../shared/ui/switch';
import { CLOCK_PRESETS, SLOW_FROM_SECONDS } from './draft-defaults';
import type { SettingsSectionProps } from './format-section';
import { RoundClocks } from './round-clocks';

/** The pick clock: a preset or any number of seconds, other times for some rounds, quiet hours for slow drafts. */
export const ClockSection = ({ control, locked }: SettingsSectionProps) => {
  const [pickSeconds, rounds] = useWatch({ control, name: ['clock.pickSeconds', 'clock.rounds'] });
  const disabled = locked !== null;
  const slow = pickSeconds >= SLOW_FROM_SECONDS || rounds.some(({ seconds }) => seconds >= SLOW_FROM_SECONDS);
  return (
    <Section
      title="Pick clock"
      locked={locked}
      hint="Two seconds of grace follow each deadline. Then the clock picks from the team's queue, its ranking, or by rating."
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Presets control={control} disabled={disabled} />
        <FieldGrid>
          <NumberInput
            control={control}
            name="clock.pickSeconds"
            label="Seconds per pick"
            disabled={disabled}
            slotProps={{ htmlInput: { min: 5, max: 86_400 } }}
            helperText={pickSeconds >= 5 ? durationOf(pickSeconds) : undefined}
          />
          <SwitchInput
            control={control}
            name="clock.soft"
            label="No auto-pick at zero"
            disabled={disabled}
            helperText="Nothing happens at zero: the team may take longer."
          />
        </FieldGrid>
        <RoundClocks control={control} disabled={disabled} />
        {slow && <QuietHours control={control} disabled={disabled} />}
      </Box>
    </Section>
  );
};

type PartProps = { readonly control: Control<DraftSettingsView>; readonly disabled: boolean };

const Presets = ({ control, disabled }: PartProps) => {
  const id = useId();
  return (
    <Controller
      control={control}
      name="clock.pickSeconds"
      render={({ field: { value, onChange } }) => (
        <Box>
          {(['fast', 'slow'] as const).map((speed) => (
            <Box key={speed} sx={{ mb: 3 }}>
              <FormLabel
                id={`${id}${speed}`}
                sx={{
                  display: 'block',
                  mb: 1,
                  fontSize: '0.8125rem',
                  fontWeight: 600,
                  color: 'text.primary',
                }}
              >
                {speed === 'fast' ? 'Fast: everybody is there' : 'Slow: over days'}
              </FormLabel>
              <ToggleButtonGroup
                exclusive
                aria-labelledby={`${id}${speed}`}
                value={value}
                disabled={disabled}
                onChange={(_, seconds: number | null) => seconds !== null && onChange(seconds)}
                sx={apart}
              >
                {CLOCK_PRESETS[speed].map((seconds) => (
                  <ToggleButton
                    key={seconds}
                    value={seconds}
                    sx={{ fontVariantNumeric: 'tabular-nums', minWidth: 56 }}
                  >
                    {speed === 'fast' ? `${seconds} s` : durationOf(seconds)}
                  </ToggleButton>
                ))}
              </ToggleButtonGroup>
            </Box>
          ))}
        </Box>
      )}
    />
  );
};

const QuietHours = ({ control, disabled }: PartProps) => (
  <Controller
    control={control}
    name="clock.quietHours"
    render={({ field: { value, onChange } }) => (
      <Box>
        <Switch
          label="Quiet hours"
          on={value !== null}
          disabled={disabled}
          onTurn={(on) => onChange(on ? { from: '22:00', to: '08:00' } : null)}
        />
        <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary', mb: 3 }}>
          The clock stops, by the time zone of the draft; picks are still welcome. For clocks of an hour or
          more.
        </Typography>
        {value !== null && (
          <FieldGrid columns={2}>
            <TimeInput control={control} name="clock.quietHours.from" label="From" disabled={disabled} />
            <TimeInput control={control} name="clock.quietHours.to" label="To" disabled={disabled} />
          </FieldGrid>
        )}
      </Box>
    )}
  />
);
