import { availabilityBody, type OwnPlayerView } from '@fieldhouse/api-contract';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { PartSection } from '../own/part-section';
import { usePart } from '../own/use-part';
import { ExceptionList } from './exception-list';
import { changedAvailability, overlapFaults, tidyAvailability } from './exceptions';
import { WeekGrid } from './week-grid';

type AvailabilitySectionProps = {
  readonly player: OwnPlayerView;
  readonly onDirty: (id: string, dirty: boolean) => void;
};

/** When one can play: a usual week, and days on which it does not hold. */
export const AvailabilitySection = ({ player, onDirty }: AvailabilitySectionProps) => {
  const form = usePart({
    part: 'availability',
    player,
    schema: availabilityBody,
    name: 'Availability',
    check: overlapFaults,
    tidy: tidyAvailability,
  });
  const { value, change, faults } = form;
  return (
    <PartSection
      id="availability"
      title="When you play"
      hint="Your usual week. Tap what suits you; the heads take a whole day, or the same time of every day."
      form={form}
      saveLabel="Save availability"
      linesOf={changedAvailability}
      onDirty={onDirty}
    >
      <WeekGrid week={value.week} onChange={(week) => change((now) => ({ ...now, week }))} />
      <Typography variant="h3" sx={{ mt: 6 }}>
        Exceptions
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 3 }}>
        Holidays, injuries, or a free week: on these days your usual week does not hold.
      </Typography>
      <ExceptionList
        exceptions={value.exceptions}
        faults={faults}
        onChange={(next) => change((now) => ({ ...now, exceptions: [...next(now.exceptions)] }))}
      />
      {faults['exceptions'] && <FormHelperText error>{faults['exceptions']}</FormHelperText>}
    </PartSection>
  );
};
