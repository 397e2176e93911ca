import { StarRounded } from '../../icons/star-rounded';
import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import ToggleButton from '@mui/material/ToggleButton';
import { useId } from 'react';

type Position = { readonly code: string; readonly name: string };
export type PositionChipsProps = {
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
  return (
    <Box>
      <FormLabel
        id={id}
        sx={{ display: 'block', mb: 1, fontSize: '0.8125rem', fontWeight: 600, color: 'text.primary' }}
      >
        Positions
      </FormLabel>
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
    aria-label={place === 1 ? `${name}, favorite` : place > 1 ? `${name}, choice ${place}` : name}
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
