import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Fields below each other, in lines that can be read. */
export const Fields = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, maxWidth: 640 }}>{children}</Box>
);
