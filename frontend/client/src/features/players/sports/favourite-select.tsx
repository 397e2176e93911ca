import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { PositionChipsProps } from '../../../shared/form/fields/position-chips';

/** Makes another one of the chosen positions the favourite. */
export const FavouriteSelect = ({ choices, chosen, onChange }: PositionChipsProps) => (
  <TextField
    select
    label="Favorite"
    value={chosen[0]}
    onChange={({ target }) => onChange([target.value, ...chosen.filter((code) => code !== target.value)])}
    helperText="Captains see it first."
  >
    {chosen.map((code) => (
      <MenuItem key={code} value={code}>
        {choices.find((one) => one.code === code)?.name ?? code}
      </MenuItem>
    ))}
  </TextField>
);
