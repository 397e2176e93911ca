import type { DraftSettingsView } from '@fieldhouse/api-contract';
import { AddRounded } from '../../../shared/icons/add-rounded';
import { DeleteOutlineRounded } from '../../../shared/icons/delete-outline-rounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useFieldArray, useWatch, type Control } from 'react-hook-form';
import { NumberInput } from '../../../shared/form/fields/text-input';

/** Rounds with a clock of their own; the first row that covers a round counts. */
export const RoundClocks = ({
  control,
  disabled,
}: {
  readonly control: Control<DraftSettingsView>;
  readonly disabled: boolean;
}) => {
  const { fields, append, remove } = useFieldArray({ control, name: 'clock.rounds' });
  const [rounds, pickSeconds] = useWatch({ control, name: ['rounds', 'clock.pickSeconds'] });
  const last = useWatch({ control, name: 'clock.rounds' }).at(-1)?.toRound ?? 0;
  return (
    <Box>
      {fields.length > 0 && (
        <Typography variant="subtitle2" sx={{ mb: 2 }}>
          Other times for some rounds
        </Typography>
      )}
      {fields.map(({ id }, index) => (
        <Box
          key={id}
          role="group"
          aria-label={`Clock for rounds, row ${index + 1}`}
          sx={{
            display: 'grid',
            gridTemplateColumns: '1fr 1fr 1.4fr 44px',
            gap: 2,
            mb: 2,
            maxWidth: 520,
            alignItems: 'start',
          }}
        >
          <NumberInput
            control={control}
            name={`clock.rounds.${index}.fromRound`}
            label="From round"
            disabled={disabled}
          />
          <NumberInput
            control={control}
            name={`clock.rounds.${index}.toRound`}
            label="To round"
            disabled={disabled}
          />
          <NumberInput
            control={control}
            name={`clock.rounds.${index}.seconds`}
            label="Seconds"
            disabled={disabled}
          />
          <IconButton
            aria-label={`Remove row ${index + 1}`}
            onClick={() => remove(index)}
            disabled={disabled}
            sx={{ mt: '23px' }}
          >
            <DeleteOutlineRounded fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Button
        size="small"
        startIcon={<AddRounded />}
        disabled={disabled || last >= rounds}
        onClick={() =>
          append({ fromRound: last + 1, toRound: rounds, seconds: Math.max(5, Math.round(pickSeconds / 2)) })
        }
      >
        Add a time for some rounds
      </Button>
    </Box>
  );
};
