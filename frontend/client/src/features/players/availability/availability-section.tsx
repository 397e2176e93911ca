import type { OwnPlayerView } from '@fieldhouse/api-contract';
import Typography from '@mui/material/Typography';
import { Controller } from 'react-hook-form';
import { PartSection } from '../own/part-section';
import { useCardPart } from '../own/use-card-part';
import { ExceptionList } from './exception-list';
import { availabilityForm, changedAvailability } from './exceptions';
import { WeekGrid } from './week-grid';

type AvailabilitySectionProps = {
  readonly player: OwnPlayerView;
  readonly onDirty: (id: string, dirty: boolean) => void;
};

/** When one can play: a usual week, and days on which it does not hold. */
export const AvailabilitySection = ({ player, onDirty }: AvailabilitySectionProps) => {
  const { control, ...form } = useCardPart({
    part: 'availability',
    player,
    saved: player.availability,
    schema: availabilityForm,
    name: 'Availability',
  });
  return (
    <PartSection
      id="availability"
      title="When you play"
      hint="Your usual week. Tap what suits you; the heads take a whole day, or the same time of every day."
      form={form}
      saveLabel="Save availability"
      lines={form.newer && changedAvailability(form.newer, form.getValues())}
      onDirty={onDirty}
    >
      <Controller
        control={control}
        name="week"
        render={({ field: { value, onChange } }) => <WeekGrid week={value} onChange={onChange} />}
      />
      <Typography variant="h3" sx={{ mt: 6 }}>
        Exceptions
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 3 }}>
        Holidays, injuries, or a free week: on these days your usual week does not hold.
      </Typography>
      <ExceptionList control={control} />
    </PartSection>
  );
};
