import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { onColor } from '../lib/colors';

type TeamBadgeProps = {
  readonly name: string;
  readonly color: string;
  readonly size?: 'small' | 'medium';
  readonly hideName?: boolean;
};

/** A team's crest, two letters on its colour in a colour that reads, and its name. */
export const TeamBadge = memo(function TeamBadge({
  name,
  color,
  size = 'medium',
  hideName = false,
}: TeamBadgeProps) {
  const edge = size === 'small' ? 22 : 30;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
      <Box
        component="span"
        aria-hidden={!hideName}
        aria-label={hideName ? name : undefined}
        role={hideName ? 'img' : undefined}
        sx={{
          flexShrink: 0,
          display: 'grid',
          placeItems: 'center',
          width: edge,
          height: edge,
          borderRadius: '6px 6px 50% 50%',
          fontFamily: (theme) => theme.typography.figure.fontFamily,
          fontWeight: 700,
          fontSize: edge * 0.48,
          lineHeight: 1,
          pb: '2px',
        }}
        style={{ backgroundColor: color, color: onColor(color) }}
      >
        {crestOf(name)}
      </Box>
      {!hideName && (
        <Typography
          component="span"
          noWrap
          sx={{ fontWeight: 600, fontSize: size === 'small' ? '0.8125rem' : undefined }}
        >
          {name}
        </Typography>
      )}
    </Box>
  );
});

/** The team's colour as a 4 px bar, for the left edge of a row or cell. */
export const TeamBar = ({ color }: { readonly color: string }) => (
  <Box
    component="span"
    aria-hidden
    sx={{ flexShrink: 0, alignSelf: 'stretch', width: 4, borderRadius: 0.5 }}
    style={{ backgroundColor: color }}
  />
);

const crestOf = (name: string): string => {
  const [first = '', second] = name.trim().split(/\s+/);
  return (second ? `${first[0] ?? ''}${second[0] ?? ''}` : first.slice(0, 2)).toUpperCase();
};
