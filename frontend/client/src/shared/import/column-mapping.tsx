import type { ListColumn, ListMapping } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { mappingOf } from './list-words';

type ColumnMappingProps<Field extends string> = {
  readonly columns: readonly ListColumn<Field>[];
  /** The fields that a column can be, as people call them. */
  readonly words: Readonly<Record<Field, string>>;
  /** What may be several columns, and what to say of it. */
  readonly several?: { readonly field: Field; readonly hint: string };
  readonly busy: boolean;
  readonly onMap: (mapping: ListMapping<Field>) => void;
};

/** Which column of a list is what; a field that is given to another column is taken from the one that had it. */
export const ColumnMapping = <Field extends string>({
  columns,
  words,
  several,
  busy,
  onMap,
}: ColumnMappingProps<Field>) => {
  const map = (name: string, field: Field | ''): void => {
    const { [name]: _, ...others } = mappingOf({ columns });
    const freed = Object.entries(others).filter(([, taken]) => taken !== field || field === several?.field);
    onMap(field === '' ? others : { ...Object.fromEntries(freed), [name]: field });
  };
  return (
    <Box component="section" aria-label="Columns">
      <Typography variant="h3" sx={{ mb: 2 }}>
        Which column is what
      </Typography>
      {several && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 3 }}>
          {several.hint}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 6 }}>
        {columns.map(({ name, samples, field }) => (
          <Box
            key={name}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr) 170px',
              gap: 2,
              alignItems: 'center',
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography noWrap sx={{ fontWeight: 600 }}>
                {name}
              </Typography>
              <Typography noWrap variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
                {samples.filter(Boolean).join(', ') || 'empty'}
              </Typography>
            </Box>
            <TextField
              select
              value={field ?? ''}
              disabled={busy}
              onChange={(event) => map(name, event.target.value as Field | '')}
              slotProps={{ select: { displayEmpty: true, 'aria-label': `Column ${name}` } }}
              sx={{ '& .MuiSelect-select': { color: field ? undefined : 'text.secondary' } }}
            >
              <MenuItem value="">Leave out</MenuItem>
              {(Object.keys(words) as Field[]).map((one) => (
                <MenuItem key={one} value={one}>
                  {words[one]}
                </MenuItem>
              ))}
            </TextField>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
