import { ArrowDownwardRounded } from '../icons/arrow-downward-rounded';
import { ArrowUpwardRounded } from '../icons/arrow-upward-rounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type StatTileProps = {
  readonly label: string;
  readonly value: ReactNode;
  /** What changed, in words; the arrow says which way. */
  readonly delta?: { readonly up: boolean; readonly words: string };
  readonly hint?: ReactNode;
};

/** One figure with its label; for rows of figures. */
export const StatTile = ({ label, value, delta, hint }: StatTileProps) => (
  <Box component="dl" sx={{ m: 0, minWidth: 88 }}>
    <Typography component="dt" variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
      {label}
    </Typography>
    <Typography component="dd" variant="figure" sx={{ m: 0, display: 'block' }}>
      {value}
    </Typography>
    {delta && (
      <Typography
        component="dd"
        variant="caption"
        sx={{ m: 0, display: 'flex', alignItems: 'center', gap: 1 }}
      >
        {delta.up ? (
          <ArrowUpwardRounded sx={{ fontSize: 14 }} />
        ) : (
          <ArrowDownwardRounded sx={{ fontSize: 14 }} />
        )}
        {delta.words}
      </Typography>
    )}
    {hint && (
      <Typography component="dd" variant="caption" sx={{ m: 0, color: 'text.secondary', display: 'block' }}>
        {hint}
      </Typography>
    )}
  </Box>
);
