import Box from '@mui/material/Box';
import type { ButtonHTMLAttributes, Ref } from 'react';

type FrameButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly ref?: Ref<HTMLButtonElement>;
  /** With words rather than an icon. */
  readonly worded?: boolean;
};

/** A button of the frame itself, which is there before the code of the pages' buttons is. */
export const FrameButton = ({ worded = false, ...rest }: FrameButtonProps) => (
  <Box
    component="button"
    type="button"
    {...rest}
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: 0,
      minWidth: 40,
      minHeight: 40,
      p: 0,
      border: 0,
      borderRadius: 1,
      font: 'inherit',
      cursor: 'pointer',
      color: 'text.secondary',
      bgcolor: 'transparent',
      transition: 'background-color 120ms ease-out',
      '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 },
      '&:hover': { bgcolor: 'sunken', color: 'text.primary' },
      '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
      ...(worded && {
        px: 4,
        fontWeight: 600,
        color: 'primary.contrastText',
        bgcolor: 'primary.main',
        '&:hover': { bgcolor: 'primary.dark' },
      }),
    }}
  />
);
