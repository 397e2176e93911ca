import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useCountdown } from '../lib/use-countdown';

export const UNDO_SECONDS = 10;

type UndoBarProps = {
  readonly message: string;
  /** When it was done, milliseconds since the epoch. */
  readonly since: number;
  readonly onUndo: () => void;
  readonly onGone: () => void;
};

/** For 10 s, whatever can be compensated can be taken back. */
export const UndoBar = ({ message, since, onUndo, onGone }: UndoBarProps) => {
  const left = useCountdown(since + UNDO_SECONDS * 1_000);
  useEffect(() => {
    if (left === 0) onGone();
  }, [left, onGone]);
  if (left === 0) return null;
  return (
    <Box
      role="status"
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        left: '50%',
        bottom: 16,
        transform: 'translateX(-50%)',
        display: 'flex',
        alignItems: 'center',
        gap: 4,
        py: 2,
        pl: 4,
        pr: 2,
        maxWidth: 'calc(100vw - 32px)',
        borderRadius: 1.5,
        bgcolor: 'text.primary',
        color: 'background.paper',
      }}
    >
      <Typography noWrap>{message}</Typography>
      <Button color="inherit" onClick={onUndo} sx={{ fontVariantNumeric: 'tabular-nums' }}>
        Undo ({left})
      </Button>
    </Box>
  );
};
