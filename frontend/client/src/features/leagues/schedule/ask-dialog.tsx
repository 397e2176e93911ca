import {
  scheduleRequestBodies,
  WISH_NOTE_LENGTH,
  type Night,
  type ScheduleRequestsView,
  type ScheduleWish,
} from '@fieldhouse/api-contract';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { DialogForm } from '../../../shared/form/dialog-form';
import { FormDialog } from '../../../shared/form/form-dialog';
import { SegmentInput, SelectInput } from '../../../shared/form/fields/choice-inputs';
import { DayInput, TimeInput } from '../../../shared/form/fields/day-input';
import { TextInput } from '../../../shared/form/fields/text-input';
import { optionsOf } from '../../../shared/form/options-of';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { NIGHT_NAMES } from '../../../shared/lib/nights';
import { weekdayOf } from '../../../shared/lib/times';
import { count } from '../../../shared/lib/words';
import { FieldGrid } from '../../../shared/ui/section';
import { useToast } from '../../../shared/ui/toasts';
import { scheduleRequestsApi } from '../api/schedule-requests.api';
import { wishWords } from './wish-words';

type Team = NonNullable<ScheduleRequestsView['team']>;
type AskDialogProps = {
  readonly open: boolean;
  readonly leagueId: string;
  readonly team: Team;
  readonly season: ScheduleRequestsView['season'];
  readonly onClose: () => void;
};

/** A request for the schedule of who leads a team. */
export const AskDialog = ({ open, ...rest }: AskDialogProps) => (
  <FormDialog open={open} title="New schedule request" onClose={rest.onClose}>
    {open && <AskForm {...rest} />}
  </FormDialog>
);

const KINDS = optionsOf<ScheduleWish['kind']>({
  avoid_day: 'Days off',
  avoid_time: 'Times',
  bye: 'A bye',
});
const MEANINGS: Readonly<Record<ScheduleWish['kind'], string>> = {
  avoid_day: 'Your team cannot play on a day, or on up to 14 days in a row.',
  avoid_time: 'Your team cannot play before or after a time.',
  bye: 'Your team would rather have no game on a day.',
};
const NIGHTS = [{ value: '', label: 'Any day' }, ...optionsOf(NIGHT_NAMES)];
const WHENS = optionsOf({ before: 'Before', after: 'After' });

const AskForm = ({ leagueId, team, season, onClose }: Omit<AskDialogProps, 'open'>) => {
  const [ask] = scheduleRequestsApi.useAskOfScheduleMutation();
  const toast = useToast();
  const { control, setValue, getValues, ...form } = useCommandForm({
    schema: scheduleRequestBodies.AskOfSchedule,
    values: {
      teamId: team.teamId,
      // All stand in the form; those that are not of the chosen kind are not sent.
      wish: {
        kind: 'avoid_day' as ScheduleWish['kind'],
        ...{ from: '', to: '', on: '', time: '' },
        night: null as Night | null,
        when: 'before' as 'before' | 'after',
      },
      note: null as string | null,
    },
    send: (body) => ask({ leagueId, ...body }),
    onDone: (_, { wish }) => {
      toast.show('Request sent', wishWords(wish));
      onClose();
    },
  });
  const kind = useWatch({ control, name: 'wish.kind' });
  const from = useWatch({ control, name: 'wish.from' });
  const note = useWatch({ control, name: 'note' }) ?? '';
  const followed = useRef(from);
  useEffect(() => {
    // Mostly it is one day. Its year is typed digit by digit, and each is a day of its own.
    const to = getValues('wish.to');
    if (to !== from && (to === '' || to === followed.current))
      setValue('wish.to', from, { shouldDirty: true });
    followed.current = from;
  }, [from, getValues, setValue]);
  const within = season
    ? `The season: ${weekdayOf(season.startsOn)} to ${weekdayOf(season.endsOn)}`
    : undefined;
  return (
    <DialogForm form={form} submitLabel="Send request" onClose={onClose}>
      <SegmentInput
        control={control}
        name="wish.kind"
        label={`What ${team.name} asks for`}
        options={KINDS}
        helperText={<span role="status">{MEANINGS[kind]}</span>}
      />
      {kind === 'avoid_day' && (
        <FieldGrid>
          <DayInput control={control} name="wish.from" label="First day" helperText={within} />
          <DayInput
            control={control}
            name="wish.to"
            label="Last day"
            helperText="The same for a single day"
          />
        </FieldGrid>
      )}
      {kind === 'avoid_time' && (
        <>
          <SegmentInput control={control} name="wish.when" label="No game" options={WHENS} />
          <FieldGrid>
            <TimeInput
              control={control}
              name="wish.time"
              label="Time"
              helperText="In the league’s time zone"
            />
            <SelectInput control={control} name="wish.night" label="On" options={NIGHTS} emptyIsNull />
          </FieldGrid>
        </>
      )}
      {kind === 'bye' && <DayInput control={control} name="wish.on" label="Day" helperText={within} />}
      <TextInput
        control={control}
        name="note"
        label="Note"
        helperText={`If it helps to know why. The organizers and your team’s captains can read it. ${count(WISH_NOTE_LENGTH - note.trim().length, 'character')} left.`}
        emptyIsNull
        multiline
        minRows={2}
      />
    </DialogForm>
  );
};
