import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { readRating } from './unsent-ratings';

type RatingFieldProps = {
  readonly id: string;
  /** Whose rating it is. */
  readonly name: string;
  readonly rating: number | null;
  readonly onRate: (rating: number | null) => void;
  /** To the next (1) or the previous (-1) player. */
  readonly onMove: (step: 1 | -1) => void;
};

const STEPS: Readonly<Record<string, 1 | -1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** A rating to type over: leaving it saves, Enter and arrows go on to the next player, Esc restores. */
export const RatingField = ({ id, name, rating, onRate, onMove }: RatingFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  // What is typed counts at once: going on to the next player saves, and leaves this field right after.
  const latest = useRef({ typed, rating, onRate });
  useEffect(() => {
    latest.current = { ...latest.current, rating, onRate };
  });
  const type = (text: string | null): void => {
    latest.current.typed = text;
    setTyped(text);
  };
  const save = (): boolean => {
    const now = latest.current;
    if (now.typed === null) return true;
    const given = readRating(now.typed);
    if (given === undefined) return false;
    if (given !== now.rating) now.onRate(given);
    type(null);
    return true;
  };
  // A row that is scrolled out of sight is gone without being left.
  const gone = useRef(save);
  useEffect(() => () => void gone.current(), []);
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation();
      type(null);
    }
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (save()) onMove(event.shiftKey && event.key === 'Enter' ? -1 : step);
  };
  const wrong = typed !== null && readRating(typed) === undefined;
  return (
    <TextField
      id={id}
      value={typed ?? rating ?? ''}
      placeholder="–"
      error={wrong}
      helperText={wrong ? '1 to 10' : undefined}
      onChange={(event) => type(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={save}
      onKeyDown={press}
      autoComplete="off"
      slotProps={{
        htmlInput: { 'aria-label': `Rating of ${name}`, inputMode: 'decimal', enterKeyHint: 'next' },
        formHelperText: { role: 'alert', sx: { mx: 0, textAlign: 'center' } },
      }}
      sx={{
        width: 64,
        scrollMarginBlock: 96,
        '& .MuiInputBase-root': { minHeight: { xs: 44, md: 32 } },
        '& .MuiInputBase-input': {
          py: { xs: 0, md: '4px' },
          px: 1,
          textAlign: 'center',
          fontVariantNumeric: 'tabular-nums',
          fontWeight: 650,
        },
        ...(rating === null && typed === null && { '& fieldset': { borderColor: 'warning.main' } }),
      }}
    />
  );
};
