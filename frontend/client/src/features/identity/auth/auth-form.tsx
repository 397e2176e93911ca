import Box from '@mui/material/Box';
import type { FormEvent, ReactNode } from 'react';

type AuthFormProps = {
  readonly label: string;
  readonly busy: boolean;
  readonly onSubmit: (event: FormEvent) => Promise<void>;
  readonly children: ReactNode;
};

/** A form of /auth; its fields are locked while its request is under way. */
export const AuthForm = ({ label, busy, onSubmit, children }: AuthFormProps) => (
  <form onSubmit={(event) => void onSubmit(event)} noValidate aria-label={label}>
    <Box
      component="fieldset"
      disabled={busy}
      sx={{ border: 0, p: 0, m: 0, display: 'grid', gap: 4, minWidth: 0 }}
    >
      {children}
    </Box>
  </form>
);
