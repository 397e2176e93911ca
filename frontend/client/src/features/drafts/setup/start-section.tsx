import type { DraftSettingsView } from '@fieldhouse/api-contract';
import { useWatch, type Control } from 'react-hook-form';
import { SegmentInput, SwitchInput } from '../../../shared/form/fields/choice-inputs';
import { InstantInput } from '../../../shared/form/fields/instant-input';
import { ZoneInput } from '../../../shared/form/fields/zone-input';
import { FieldGrid, Section } from '../../../shared/ui/section';

const START_MODES = [
  { value: 'manual', label: 'I press Start' },
  { value: 'automatic', label: 'At the time' },
] as const;

type StartSectionProps = {
  readonly control: Control<DraftSettingsView>;
  readonly startLocked: string | null;
  readonly rulesLocked: string | null;
};

/** When it begins, and what spectators see. */
export const StartSection = ({ control, startLocked, rulesLocked }: StartSectionProps) => {
  const [mode, zone] = useWatch({ control, name: ['startMode', 'clock.zone'] });
  return (
    <Section title="Start and spectators" locked={startLocked}>
      <FieldGrid columns={3}>
        <SegmentInput
          control={control}
          name="startMode"
          label="How it starts"
          options={START_MODES}
          disabled={startLocked !== null}
          helperText={
            mode === 'automatic'
              ? 'It starts by itself if nothing on the checklist is missing. It is never canceled by itself.'
              : 'The time is shown to everybody; you start it.'
          }
        />
        <InstantInput
          control={control}
          name="startsAt"
          label="Draft time"
          zone={zone}
          disabled={startLocked !== null}
        />
        <ZoneInput
          control={control}
          name="clock.zone"
          label="Time zone"
          disabled={startLocked !== null}
          helperText="In which everybody reads the times of the draft."
        />
        <SwitchInput
          control={control}
          name="spectatorsSeeRatings"
          label="Spectators see ratings"
          disabled={rulesLocked !== null}
          helperText="Notes are never shown to them."
        />
      </FieldGrid>
    </Section>
  );
};
