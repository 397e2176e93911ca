import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { SnackbarContent, SnackbarProvider, useSnackbar, type CustomContentProps } from 'notistack';
import { forwardRef, useMemo, type ReactNode } from 'react';
import { sentenceOf, type Failure } from '../api/problem';

declare module 'notistack' {
  interface VariantOverrides {
    note: { readonly description?: string };
    destructive: { readonly description?: string };
  }
}

type ToastProps = CustomContentProps & { readonly description?: string };

const toastOf = (destructive: boolean) =>
  forwardRef<HTMLDivElement, ToastProps>(function Toast({ id, message, description }, ref) {
    const { closeSnackbar } = useSnackbar();
    return (
      <SnackbarContent ref={ref} role={destructive ? 'alert' : 'status'}>
        <Box
          sx={{
            display: 'flex',
            gap: 3,
            p: 3,
            // Clear of the bar on top; the buttons of dialogs and of the draft room are at the bottom.
            mt: 10,
            width: 'min(400px, calc(100vw - 32px))',
            borderRadius: '12px',
            border: 1,
            borderColor: destructive ? 'error.main' : 'hairline',
            bgcolor: 'background.paper',
            boxShadow: '0 8px 24px rgb(0 0 0 / 0.16)',
          }}
        >
          <Box sx={{ color: destructive ? 'error.main' : 'primary.main', display: 'flex', pt: '1px' }}>
            {destructive ? <ErrorRounded fontSize="small" /> : <CheckCircleRounded fontSize="small" />}
          </Box>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography sx={{ fontWeight: 650 }}>{message}</Typography>
            {description && <Typography sx={{ color: 'text.secondary' }}>{description}</Typography>}
          </Box>
          <IconButton
            size="small"
            aria-label="Dismiss"
            onClick={() => closeSnackbar(id)}
            sx={{ alignSelf: 'flex-start', m: -1 }}
          >
            <CloseRounded fontSize="small" />
          </IconButton>
        </Box>
      </SnackbarContent>
    );
  });

const components = { note: toastOf(false), destructive: toastOf(true) };

/** The system's toasts: one at a time, for 5 s. */
export const ToastProvider = ({ children }: { readonly children: ReactNode }) => (
  <SnackbarProvider
    maxSnack={1}
    autoHideDuration={5_000}
    anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
    Components={components}
  >
    {children}
  </SnackbarProvider>
);

/** Shows toasts. `failed` tells a failure under a title such as 'Sign in failed'. */
export const useToast = () => {
  const { enqueueSnackbar } = useSnackbar();
  return useMemo(
    () => ({
      show: (title: string, description?: string) =>
        void enqueueSnackbar(title, { variant: 'note', description }),
      warn: (title: string, description?: string) =>
        void enqueueSnackbar(title, { variant: 'destructive', description }),
      failed: (title: string, failure: Failure) =>
        void enqueueSnackbar(title, { variant: 'destructive', description: sentenceOf(failure) }),
    }),
    [enqueueSnackbar],
  );
};
