import { leagueBody, type LeagueBody, type SportView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { Keyed } from '../../../shared/api/use-command';
import { DialogForm } from '../../../shared/form/dialog-form';
import { ManyInput, NIGHTS, SelectInput } from '../../../shared/form/fields/choice-inputs';
import { NumberInput, TextInput } from '../../../shared/form/fields/text-input';
import { ZoneInput } from '../../../shared/form/fields/zone-input';
import { useCommandForm } from '../../../shared/form/use-command-form';

type LeagueFormProps<Result> = {
  readonly sports: readonly SportView[];
  readonly initial: LeagueBody;
  readonly submitLabel: string;
  readonly send: (command: Keyed & { readonly details: LeagueBody }) => {
    readonly unwrap: () => Promise<Result>;
  };
  readonly onDone: (result: Result, details: LeagueBody) => void | Promise<void>;
  readonly onClose: () => void;
};

/** What a league is: name, sport, season, sizes, nights and zone. Choosing a sport brings its usual numbers. */
export const LeagueForm = <Result,>({
  sports,
  initial,
  submitLabel,
  send,
  onDone,
  onClose,
}: LeagueFormProps<Result>) => {
  const { control, setValue, getFieldState, ...form } = useCommandForm({
    schema: leagueBody,
    values: initial,
    send: ({ commandKey }, details) => send({ commandKey, details }),
    onDone,
  });
  const sport = useWatch({ control, name: 'sport' });
  const before = useRef(sport);
  useEffect(() => {
    const chosen = sports.find(({ key }) => key === sport);
    if (!chosen || before.current === sport) return;
    before.current = sport;
    setValue('limits', chosen.limits);
    if (!getFieldState('rosterSize').isDirty) setValue('rosterSize', chosen.rosterSize);
  }, [sport, sports, setValue, getFieldState]);
  return (
    <DialogForm form={form} submitLabel={submitLabel} onClose={onClose}>
      <TextInput
        control={control}
        name="name"
        label="League name"
        autoFocus
        placeholder="Tuesday Night Softball"
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 4, alignItems: 'start' }}>
        <SelectInput
          control={control}
          name="sport"
          label="Sport"
          options={sports.map(({ key, name }) => ({ value: key, label: name }))}
        />
        <TextInput control={control} name="season" label="Season" />
        <NumberInput
          control={control}
          name="teamCount"
          label="Teams"
          slotProps={{ htmlInput: { min: 2, max: 40 } }}
        />
        <NumberInput
          control={control}
          name="rosterSize"
          label="Players per team"
          helperText="Also the rounds of the draft, to begin with."
        />
      </Box>
      <ManyInput
        control={control}
        name="gameNights"
        label="Game nights"
        options={NIGHTS}
        helperText="Players who cannot play then are marked in the draft."
      />
      <ZoneInput control={control} name="zone" label="Time zone of the venue" />
    </DialogForm>
  );
};
