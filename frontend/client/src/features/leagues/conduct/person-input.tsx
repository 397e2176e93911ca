import type { DisciplineView } from '@fieldhouse/api-contract';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { Controller, type FieldValues } from 'react-hook-form';
import type { InForm } from '../../../shared/form/fields/text-input';

type Person = DisciplineView['people'][number];

/** Somebody of the league, found by typing a name or a team. */
export const PersonInput = <Values extends FieldValues>({
  control,
  name,
  label,
  people,
}: InForm<Values> & { readonly label: string; readonly people: readonly Person[] }) => (
  <Controller
    control={control}
    name={name}
    render={({ field, fieldState: { error } }) => (
      <Autocomplete
        options={people}
        value={people.find(({ accountId }) => accountId === field.value) ?? null}
        onChange={(_, person) => field.onChange(person?.accountId ?? '')}
        onBlur={field.onBlur}
        autoHighlight
        getOptionKey={({ accountId }) => accountId}
        getOptionLabel={wordsOf}
        isOptionEqualToValue={(one, other) => one.accountId === other.accountId}
        noOptionsText="Nobody in the league is called so"
        renderInput={(params) => (
          <TextField
            {...params}
            label={label}
            inputRef={field.ref}
            error={error !== undefined}
            helperText={error?.message ?? 'Type a name or a team.'}
          />
        )}
      />
    )}
  />
);

const wordsOf = ({ name, teams }: Person): string => [name, ...teams].join(' · ');
