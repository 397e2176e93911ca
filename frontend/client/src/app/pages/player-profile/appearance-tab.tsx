import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { chooseColorMode, useColorMode } from '../../../shared/lib/color-mode';
import { Section } from '../../../shared/ui/section';

const MODES = [
  { mode: 'light', label: 'Light' },
  { mode: 'dark', label: 'Dark' },
  { mode: 'system', label: 'System' },
] as const;

/** Light, dark or as the system; the same choice as in the menu. */
export const AppearanceTab = () => {
  const mode = useColorMode();
  const choose = (wanted: string): void =>
    chooseColorMode(MODES.find((one) => one.mode === wanted)?.mode ?? 'system');
  return (
    <Section title="Theme" hint="Kept on this device.">
      <RadioGroup aria-label="Theme" value={mode} onChange={(_, wanted) => choose(wanted)}>
        {MODES.map((one) => (
          <FormControlLabel key={one.mode} value={one.mode} control={<Radio />} label={one.label} />
        ))}
      </RadioGroup>
    </Section>
  );
};
