import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

type PersonProps = {
  readonly name: string;
  readonly photoUrl?: string;
  /** Where the name leads, as to the player card. */
  readonly to?: string;
  /** Position codes, shown as quiet chips. */
  readonly positions?: readonly string[];
  /** A second line, such as a role. */
  readonly note?: ReactNode;
  readonly size?: 'small' | 'medium';
};

/** A person in a list, a card or a mention. */
export const Person = ({ name, photoUrl, to, positions = [], note, size = 'medium' }: PersonProps) => {
  const [first = '', ...rest] = name.split(' ');
  const edge = size === 'small' ? 24 : 32;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
      <Avatar
        src={photoUrl}
        alt=""
        sx={{
          width: edge,
          height: edge,
          fontSize: edge * 0.4,
          fontWeight: 650,
          bgcolor: 'sunken',
          color: 'text.secondary',
        }}
      >
        {`${first[0] ?? ''}${rest.at(-1)?.[0] ?? ''}`.toUpperCase()}
      </Avatar>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
          <Typography noWrap sx={{ fontWeight: 550 }}>
            {to === undefined ? (
              name
            ) : (
              <Link component={RouterLink} to={to} color="inherit" sx={{ fontWeight: 'inherit', py: 3 }}>
                {name}
              </Link>
            )}
          </Typography>
          {positions.length > 0 && <Positions codes={positions} />}
        </Box>
        {note && (
          <Typography component="div" variant="caption" sx={{ color: 'text.secondary' }}>
            {note}
          </Typography>
        )}
      </Box>
    </Box>
  );
};

/** Position codes as quiet chips. */
export const Positions = ({ codes }: { readonly codes: readonly string[] }) => (
  <Box component="span" sx={{ display: 'inline-flex', gap: 1, flexShrink: 0 }}>
    {codes.map((code) => (
      <Box
        key={code}
        component="span"
        sx={{
          px: 1.5,
          borderRadius: 0.5,
          bgcolor: 'sunken',
          color: 'text.secondary',
          fontSize: '0.75rem',
          fontWeight: 600,
          lineHeight: '18px',
        }}
      >
        {code}
      </Box>
    ))}
  </Box>
);
