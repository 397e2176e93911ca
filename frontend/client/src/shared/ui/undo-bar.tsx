import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const SHOWN_MS = 10_000;

/** Has the title of the part that something stands in take the focus, or the part itself. */
const focusPart = (within: Element | null): void => {
  const part = within?.closest('section, [role=tabpanel], main');
  const place = part?.querySelector<HTMLElement>('h1, h2, h3') ?? part;
  if (!(place instanceof HTMLElement)) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
};

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
  const bar = useRef<HTMLDivElement>(null);
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  }, [onGone]);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => gone.current(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held]);
  // Else the keyboard would be back at the beginning of the page.
  useLayoutEffect(() => {
    const here = bar.current;
    return () => {
      if (here?.contains(document.activeElement)) focusPart(here.parentElement);
    };
  }, []);
  return (
    <Box
      ref={bar}
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
