import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';

const SHOWN_MS = 10_000;

type UndoBarProps = {
  /** What happened, as 'Softball removed'. */
  readonly text: string;
  readonly onUndo: () => void;
  /** The time to undo is over. */
  readonly onGone: () => void;
};

/** Offers for 10 s to take something back; longer while the person is at it, which the focus that it takes does not say. */
export const UndoBar = ({ text, onUndo, onGone }: UndoBarProps) => {
  const [held, setHeld] = useState(false);
  const hasFocused = useRef(false);
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  }, [onGone]);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => gone.current(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held]);
  return (
    <Box
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => {
        if (hasFocused.current) setHeld(true);
        hasFocused.current = true;
      }}
      onBlur={() => setHeld(false)}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        minHeight: 44,
        pl: 3,
        pr: 1,
        borderRadius: 1,
        bgcolor: 'sunken',
      }}
    >
      <Typography role="status" sx={{ flex: 1 }}>
        {text}
      </Typography>
      <Button onClick={onUndo} autoFocus sx={{ minHeight: 44 }}>
        Undo
      </Button>
    </Box>
  );
};
