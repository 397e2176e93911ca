import { SearchRounded } from '../../../shared/icons/search-rounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { NIGHTS } from '../../../shared/lib/nights';
import type { PoolFilters } from './pool-filters';

type PoolFilterBarProps = {
  readonly filters: PoolFilters;
  readonly positions: readonly string[];
  readonly onSearch: (text: string) => void;
  readonly onChange: (name: string, value: string | null) => void;
  readonly onClear: () => void;
};

const GENDERS = [
  { value: 'woman', label: 'Women' },
  { value: 'man', label: 'Men' },
  { value: 'nonbinary', label: 'Nonbinary' },
];

/** Search and filters of the pool. */
export const PoolFilterBar = ({ filters, positions, onSearch, onChange, onClear }: PoolFilterBarProps) => {
  const narrowed =
    filters.search !== '' ||
    filters.position !== null ||
    filters.gender !== null ||
    filters.night !== null ||
    filters.rating !== null;
  return (
    <Box
      role="search"
      aria-label="Players"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        mb: 3,
      }}
    >
      <TextField
        type="search"
        placeholder="Name or home town"
        value={filters.search}
        onChange={(event) => onSearch(event.target.value)}
        sx={{ flex: '9 1 180px' }}
        slotProps={{
          htmlInput: { 'aria-label': 'Search players' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchRounded fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      <Choice
        name="position"
        any="Any position"
        value={filters.position}
        options={positions.map((code) => ({ value: code, label: code }))}
        onChange={onChange}
      />
      <Choice name="gender" any="Any gender" value={filters.gender} options={GENDERS} onChange={onChange} />
      <Choice name="night" any="Any night" value={filters.night} options={NIGHTS} onChange={onChange} />
      <Choice
        name="status"
        any="In the pool"
        value={filters.status === 'withdrawn' ? 'withdrawn' : null}
        options={[{ value: 'withdrawn', label: 'Withdrawn' }]}
        onChange={onChange}
      />
      {narrowed && (
        <Button color="inherit" onClick={onClear}>
          Clear
        </Button>
      )}
    </Box>
  );
};

type ChoiceProps = {
  readonly name: string;
  readonly any: string;
  readonly value: string | null;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (name: string, value: string | null) => void;
};

const Choice = ({ name, any, value, options, onChange }: ChoiceProps) => (
  <TextField
    select
    value={value ?? ''}
    onChange={(event) => onChange(name, event.target.value || null)}
    sx={{ flex: '1 1 132px', maxWidth: { sm: 200 } }}
    slotProps={{ select: { displayEmpty: true, 'aria-label': `Filter by ${name}` } }}
  >
    <MenuItem value="">{any}</MenuItem>
    {options.map((option) => (
      <MenuItem key={option.value} value={option.value}>
        {option.label}
      </MenuItem>
    ))}
  </TextField>
);
