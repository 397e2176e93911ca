import { CloseRounded } from '../../../../shared/icons/close-rounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type StripProps = {
  readonly icon: typeof SvgIcon;
  readonly tone: 'warning' | 'error' | 'info' | 'accent' | 'primary';
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly role?: 'status' | 'alert';
  readonly onClose?: () => void;
};

/** A line across the room that says what holds for everybody, or went wrong for me. */
export const Strip = ({
  icon: Icon,
  tone,
  title,
  children,
  action,
  role = 'status',
  onClose,
}: StripProps) => (
  <Box
    role={role}
    sx={{
      display: 'flex',
      alignItems: { xs: 'flex-start', lg: 'center' },
      flexWrap: { xs: 'wrap', lg: 'nowrap' },
      columnGap: 3,
      rowGap: 1,
      px: { xs: 3, lg: 4 },
      py: 2,
      bgcolor: `${tone}.light`,
      borderBottom: 1,
      borderColor: 'hairline',
    }}
  >
    <Icon fontSize="small" sx={{ color: `${tone}.main`, mt: { xs: 0.25, lg: 0 } }} />
    <Typography component="div" sx={{ flex: 1, minWidth: 0 }}>
      <Box component="strong" sx={{ fontWeight: 650, color: `${tone}.main`, mr: 2 }}>
        {title}
      </Box>
      {children}
    </Typography>
    {action}
    {onClose && (
      <IconButton size="small" aria-label="Close this notice" onClick={onClose} sx={{ my: -1 }}>
        <CloseRounded fontSize="small" />
      </IconButton>
    )}
  </Box>
);
