import StarRounded from '@mui/icons-material/StarRounded';
import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

type Position = { readonly code: string; readonly name: string };
type PositionChipsProps = {
  readonly choices: readonly Position[];
  /** Codes, the favourite first. */
  readonly chosen: readonly string[];
  readonly onChange: (codes: readonly string[]) => void;
};

/** Positions to tap, in the order in which one likes to play them. */
export const PositionChips = ({ choices, chosen, onChange }: PositionChipsProps) => {
  const id = useId();
  const toggle = (code: string): void =>
    onChange(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code]);
  const nameOf = (code: string): string => choices.find((one) => one.code === code)?.name ?? code;
  return (
    <Box>
      <FormLabel id={id} sx={{ fontSize: '0.8125rem', fontWeight: 600, color: 'text.primary' }}>
        Positions
      </FormLabel>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 2 }}>
        Tap them in the order in which you like to play. The first is your favourite.
      </Typography>
      <Box role="group" aria-labelledby={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {choices.map(({ code, name }) => (
          <PositionChip
            key={code}
            name={name}
            place={chosen.indexOf(code) + 1}
            onClick={() => toggle(code)}
          />
        ))}
      </Box>
      {chosen.length > 1 && (
        <TextField
          select
          label="Favourite"
          value={chosen[0]}
          onChange={({ target }) =>
            onChange([target.value, ...chosen.filter((code) => code !== target.value)])
          }
          sx={{ mt: 3, maxWidth: 240 }}
        >
          {chosen.map((code) => (
            <MenuItem key={code} value={code}>
              {nameOf(code)}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  );
};

type PositionChipProps = {
  readonly name: string;
  /** 1 for the favourite, 0 when it is not chosen. */
  readonly place: number;
  readonly onClick: () => void;
};

const PositionChip = ({ name, place, onClick }: PositionChipProps) => (
  <ToggleButton
    value={name}
    selected={place > 0}
    onClick={onClick}
    aria-label={place === 1 ? `${name}, favourite` : place > 1 ? `${name}, choice ${place}` : name}
    sx={{ minHeight: 44, px: 3, gap: 1, borderRadius: 6 }}
  >
    {place === 1 && <StarRounded aria-hidden sx={{ fontSize: 16 }} />}
    {place > 1 && (
      <Box component="span" aria-hidden sx={{ fontVariantNumeric: 'tabular-nums', opacity: 0.8 }}>
        {place}
      </Box>
    )}
    {name}
  </ToggleButton>
);
