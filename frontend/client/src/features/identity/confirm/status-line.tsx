import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What an unconfirmed person is asked to do. */
export const confirmSentence = (email: string): string =>
  `Follow the link that we sent to ${email}. Until then you cannot create leagues.`;

/** The words of the banner. */
export const StatusLine = ({ children }: { readonly children: ReactNode }) => (
  <Box role="status" sx={{ flex: 1, minWidth: 200 }}>
    <Box component="strong" sx={{ fontWeight: 650 }}>
      Confirm your e-mail
    </Box>{' '}
    {children}
  </Box>
);
