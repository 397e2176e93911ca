import { leagueBody, type LeagueBody, type SportView } from '@fieldhouse/api-contract';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { sentenceOf, type Failure } from '../../../shared/api/problem';
import { ManyInput, NIGHTS, SelectInput } from '../../../shared/form/fields/choice-inputs';
import { NumberInput, TextInput } from '../../../shared/form/fields/text-input';
import { ZoneInput } from '../../../shared/form/fields/zone-input';

type LeagueFormProps = {
  readonly sports: readonly SportView[];
  readonly initial: LeagueBody;
  readonly submitLabel: string;
  readonly busy: boolean;
  readonly failure: Failure | null;
  readonly onSubmit: (body: LeagueBody) => void;
  readonly onClose: () => void;
};

/** What a league is: name, sport, season, sizes, nights and zone. Choosing a sport brings its usual numbers. */
export const LeagueForm = ({
  sports,
  initial,
  submitLabel,
  busy,
  failure,
  onSubmit,
  onClose,
}: LeagueFormProps) => {
  const { control, handleSubmit, setValue, getFieldState } = useForm<LeagueBody>({
    resolver: zodResolver(leagueBody),
    defaultValues: initial,
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
    <form onSubmit={(event) => void handleSubmit(onSubmit)(event)} noValidate>
      <DialogContent sx={{ display: 'grid', gap: 4, pt: 2 }}>
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
        {failure && (
          <Typography role="alert" sx={{ color: 'error.main', fontWeight: 550 }}>
            {sentenceOf(failure)}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        <Button type="submit" variant="contained" loading={busy}>
          {submitLabel}
        </Button>
      </DialogActions>
    </form>
  );
};
