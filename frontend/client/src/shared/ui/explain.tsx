import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';

/** A small 'Why?' beside a computed thing that opens its reasons. */
export const Explain = ({
  label = 'Why?',
  title,
  children,
}: {
  readonly label?: string;
  readonly title: string;
  readonly children: ReactNode;
}) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        aria-label={`${label} ${title}`}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          minWidth: 0,
          minHeight: 24,
          px: 1,
          fontSize: '0.75rem',
          textDecoration: 'underline dotted',
          textUnderlineOffset: 3,
        }}
      >
        {label}
      </Button>
      <Popover
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': title,
            sx: { p: 4, maxWidth: 360, border: 1, borderColor: 'hairline', borderRadius: 1.5 },
          },
        }}
      >
        <Typography variant="h3" sx={{ mb: 2 }}>
          {title}
        </Typography>
        <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
          {children}
        </Typography>
      </Popover>
    </>
  );
};
