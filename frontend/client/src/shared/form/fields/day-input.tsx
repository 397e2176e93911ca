import type { FieldValues } from 'react-hook-form';
import { TextInput, type TextInputProps } from './text-input';

type DayInputProps<Values extends FieldValues> = Omit<TextInputProps<Values>, 'type' | 'slotProps'>;

/** A day of the calendar (yyyy-mm-dd). */
export const DayInput = <Values extends FieldValues>(props: DayInputProps<Values>) => (
  <TextInput {...props} type="date" slotProps={{ inputLabel: { shrink: true } }} />
);

/** A time of day ('18:30'). */
export const TimeInput = <Values extends FieldValues>(props: DayInputProps<Values>) => (
  <TextInput {...props} type="time" slotProps={{ inputLabel: { shrink: true } }} />
);
