import { DeleteOutlineRounded } from '../../../shared/icons/delete-outline-rounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { daysLine, type Exception } from './exceptions';

type ExceptionRowProps = {
  readonly exception: Exception;
  /** What is wrong with it. */
  readonly faults: { readonly [Field in keyof Exception]?: { readonly message?: string } } | undefined;
  readonly autoFocus: boolean;
  readonly onChange: (more: Partial<Exception>) => void;
  readonly onRemove: () => void;
};

/** Days on which the usual week does not hold. */
export const ExceptionRow = ({ exception, faults, autoFocus, onChange, onRemove }: ExceptionRowProps) => {
  const { from, to, available } = exception;
  const name = from === '' ? 'New exception' : daysLine(exception);
  const field = (key: 'from' | 'to' | 'note', label: string) => ({
    label,
    value: exception[key],
    error: faults?.[key] !== undefined,
    helperText: faults?.[key]?.message,
  });
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: '150px 150px 150px minmax(0, 1fr)' },
        pb: 3,
        borderBottom: 1,
        borderColor: 'hairline',
      }}
    >
      <TextField
        {...field('from', 'First day')}
        type="date"
        autoFocus={autoFocus}
        onChange={({ target }) =>
          // One day is the usual case.
          onChange({ from: target.value, ...(to === '' || to === from ? { to: target.value } : {}) })
        }
      />
      <TextField
        {...field('to', 'Last day')}
        type="date"
        onChange={({ target }) => onChange({ to: target.value })}
        slotProps={{ htmlInput: { min: from || undefined } }}
      />
      <TextField
        select
        label="I am"
        value={available ? 'yes' : 'no'}
        onChange={({ target }) => onChange({ available: target.value === 'yes' })}
        sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
      >
        <MenuItem value="no">Not available</MenuItem>
        <MenuItem value="yes">Available</MenuItem>
      </TextField>
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1, gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        <TextField
          {...field('note', 'Note')}
          placeholder="Only you see it"
          onChange={({ target }) => onChange({ note: target.value })}
        />
        <IconButton
          aria-label={`Remove ${name}`}
          onClick={onRemove}
          sx={{
            width: 44,
            height: 44,
            flexShrink: 0,
            // Beside the field, below the line of labels.
            mt: '21px',
            color: 'text.secondary',
          }}
        >
          <DeleteOutlineRounded fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
};
