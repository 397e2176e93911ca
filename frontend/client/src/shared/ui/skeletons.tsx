import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState, type ReactNode } from 'react';

const AFTER_MS = 150;

/** Shows its children only once loading has taken 150 ms, so that quick answers do not flicker. */
export const Delayed = ({
  children,
  label = 'Loading',
}: {
  readonly children: ReactNode;
  readonly label?: string;
}) => {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box role="status" aria-busy aria-label={label}>
      {shown ? children : null}
    </Box>
  );
};

/** Rows of a table or list. */
export const RowsSkeleton = ({
  rows = 8,
  height = 40,
}: {
  readonly rows?: number;
  readonly height?: number;
}) => (
  <Delayed>
    {Array.from({ length: rows }, (_, row) => (
      <Box
        key={row}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 4,
          height,
          borderBottom: 1,
          borderColor: 'hairline',
        }}
      >
        <Skeleton variant="circular" width={24} height={24} />
        <Skeleton width={`${30 + ((row * 17) % 30)}%`} />
        <Skeleton width={48} sx={{ ml: 'auto' }} />
      </Box>
    ))}
  </Delayed>
);

/** Cards of a grid. */
export const CardsSkeleton = ({
  cards = 3,
  height = 180,
}: {
  readonly cards?: number;
  readonly height?: number;
}) => (
  <Delayed>
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
      }}
    >
      {Array.from({ length: cards }, (_, card) => (
        <Skeleton key={card} variant="rounded" height={height} sx={{ borderRadius: 1.5 }} />
      ))}
    </Box>
  </Delayed>
);

/** A form: labels with their fields. */
export const FormSkeleton = ({ fields = 5 }: { readonly fields?: number }) => (
  <Delayed>
    {Array.from({ length: fields }, (_, field) => (
      <Box key={field} sx={{ mb: 5, maxWidth: 480 }}>
        <Skeleton width={120} />
        <Skeleton variant="rounded" height={40} />
      </Box>
    ))}
  </Delayed>
);
