import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryParam } from '../../../shared/lib/use-query-param';
import { useTyped } from '../../../shared/lib/use-typed';
import { optionsOf } from '../../../shared/form/options-of';
import { count } from '../../../shared/lib/words';
import { ROLE_WORDS, STATUS_WORDS } from '../team-words';

/** What of a long roster is looked for; it stands in the address. */
export const RosterFilters = ({ shown }: { readonly shown: number }) => {
  const [asked, ask] = useQueryParam('q');
  const [text, setText] = useTyped(asked ?? '', ask);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3 }}>
      <TextField
        type="search"
        label="Name or number"
        value={text}
        onChange={(event) => setText(event.target.value)}
        sx={{ flex: '1 1 180px', width: 'auto' }}
      />
      <Choice name="role" label="Role" options={optionsOf(ROLE_WORDS)} />
      <Choice name="status" label="Status" options={optionsOf(STATUS_WORDS)} />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', alignSelf: 'end', pb: 1 }}>
        {count(shown, 'member')}
      </Typography>
    </Box>
  );
};

type ChoiceProps = {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

const Choice = ({ name, label, options }: ChoiceProps) => {
  const [value, setValue] = useQueryParam(name);
  const known = options.some((one) => one.value === value);
  return (
    <TextField
      select
      label={label}
      value={known ? value : ''}
      onChange={(event) => setValue(event.target.value)}
      sx={{ flex: '0 1 150px', width: 'auto', minWidth: 120 }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">All</MenuItem>
      {options.map((one) => (
        <MenuItem key={one.value} value={one.value}>
          {one.label}
        </MenuItem>
      ))}
    </TextField>
  );
};
