import type { AvailabilityBody } from '@fieldhouse/api-contract';
import { AddRounded } from '../../../shared/icons/add-rounded';
import { ExpandMoreRounded } from '../../../shared/icons/expand-more-rounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useController, useFormState, type Control } from 'react-hook-form';
import { count } from '../../../shared/lib/words';
import { UndoBar } from '../../../shared/ui/undo-bar';
import { ExceptionRow } from './exception-row';
import { daysLine, exceptionLine, today, type Exception } from './exceptions';

type Removed = { readonly exception: Exception; readonly index: number };

const MOST = 50;
const NEW: Exception = { from: '', to: '', available: false, note: '' };

/** Days on which the usual week does not hold; those that are over stand folded below. */
export const ExceptionList = ({ control }: { readonly control: Control<AvailabilityBody> }) => {
  const { field } = useController({ control, name: 'exceptions' });
  const { errors, defaultValues } = useFormState({ control, name: 'exceptions' });
  const exceptions = field.value;
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [added, setAdded] = useState(false);
  const now = today();
  const rows = exceptions.map((exception, index) => ({ exception, index }));
  const isOver = ({ exception: { to } }: (typeof rows)[number]): boolean => to !== '' && to < now;
  // One that is wrong is shown, also among those that are over.
  const isWrong = ({ index }: (typeof rows)[number]): boolean => errors.exceptions?.[index] !== undefined;
  // A year comes digit by digit: what is being written is over while it reads 0002.
  const isSaved = ({ exception }: (typeof rows)[number]): boolean =>
    defaultValues?.exceptions?.some((one) => one?.from === exception.from && one.to === exception.to) ===
    true;
  const folded = rows.filter((row) => isOver(row) && !isWrong(row) && isSaved(row));
  const remove = ({ exception, index }: Removed): void => {
    setRemoved({ exception, index });
    field.onChange(exceptions.filter((_, at) => at !== index));
  };
  const putBack = ({ exception, index }: Removed): void => {
    setRemoved(null);
    field.onChange(exceptions.toSpliced(index, 0, exception));
  };
  const add = (): void => {
    setAdded(true);
    field.onChange([...exceptions, { ...NEW }]);
  };
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {rows
        .filter((row) => !folded.includes(row))
        .map(({ exception, index }) => (
          <ExceptionRow
            key={index}
            exception={exception}
            faults={errors.exceptions?.[index]}
            autoFocus={added && index === exceptions.length - 1}
            onChange={(more) =>
              field.onChange(exceptions.map((one, at) => (at === index ? { ...one, ...more } : one)))
            }
            onRemove={() => remove({ exception, index })}
          />
        ))}
      {removed && (
        <UndoBar
          key={exceptionLine(removed.exception)}
          text={
            removed.exception.from === '' ? 'Exception removed' : `${daysLine(removed.exception)} removed`
          }
          onUndo={() => putBack(removed)}
          onGone={() => setRemoved(null)}
        />
      )}
      <Box>
        <Button
          variant="outlined"
          startIcon={<AddRounded />}
          onClick={add}
          disabled={exceptions.length >= MOST}
          sx={{ minHeight: 44 }}
        >
          Add days
        </Button>
        {errors.exceptions?.message && <FormHelperText error>{errors.exceptions.message}</FormHelperText>}
      </Box>
      {folded.length > 0 && <Past rows={folded} onRemove={remove} />}
    </Box>
  );
};

type PastProps = { readonly rows: readonly Removed[]; readonly onRemove: (row: Removed) => void };

const Past = ({ rows, onRemove }: PastProps) => {
  const [open, setOpen] = useState(false);
  return (
    <Box>
      <Button
        color="inherit"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        endIcon={<ExpandMoreRounded sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
        sx={{ minHeight: 44, px: 0, color: 'text.secondary' }}
      >
        {count(rows.length, 'exception')} over
      </Button>
      {open && (
        <Box component="ul" aria-label="Over" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.map((row) => (
            <Box component="li" key={row.index} sx={{ display: 'flex', alignItems: 'center', minHeight: 44 }}>
              <Typography sx={{ flex: 1, color: 'text.secondary' }}>
                {exceptionLine(row.exception)}
              </Typography>
              <Button
                color="inherit"
                size="small"
                aria-label={`Remove ${daysLine(row.exception)}`}
                onClick={() => onRemove(row)}
              >
                Remove
              </Button>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
};
