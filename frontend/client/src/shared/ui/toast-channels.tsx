import { CheckCircleRounded } from '../icons/check-circle-rounded';
import { CloseRounded } from '../icons/close-rounded';
import { ErrorRounded } from '../icons/error-rounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { SnackbarContent, SnackbarProvider, useSnackbar, type CustomContentProps } from 'notistack';
import { forwardRef, useEffect, useRef } from 'react';
import { TOAST_CHANNELS, type Toast, type ToastAction, type ToastChannel } from './toasts';

declare module 'notistack' {
  interface VariantOverrides {
    note: { readonly description?: string; readonly todo?: ToastAction };
    destructive: { readonly description?: string; readonly todo?: ToastAction };
  }
}

type ToastProps = CustomContentProps & { readonly description?: string; readonly todo?: ToastAction };

const toastOf = (destructive: boolean) =>
  forwardRef<HTMLDivElement, ToastProps>(function ToastCard({ id, message, description, todo }, ref) {
    const { closeSnackbar } = useSnackbar();
    return (
      <SnackbarContent ref={ref} role={destructive ? 'alert' : 'status'}>
        <Box
          sx={{
            display: 'flex',
            gap: 3,
            p: 3,
            width: 'min(400px, calc(100vw - 32px))',
            borderRadius: '12px',
            border: 1,
            borderColor: destructive ? 'error.main' : 'hairline',
            bgcolor: 'background.paper',
            boxShadow: 8,
          }}
        >
          <Box sx={{ color: destructive ? 'error.main' : 'primary.main', display: 'flex', pt: '1px' }}>
            {destructive ? <ErrorRounded fontSize="small" /> : <CheckCircleRounded fontSize="small" />}
          </Box>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography sx={{ fontWeight: 650 }}>{message}</Typography>
            {description && <Typography sx={{ color: 'text.secondary' }}>{description}</Typography>}
            {todo && (
              <Button
                size="small"
                variant="outlined"
                color="inherit"
                sx={{ mt: 2 }}
                onClick={() => {
                  closeSnackbar(id);
                  todo.onClick();
                }}
              >
                {todo.label}
              </Button>
            )}
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
// The system's stand below the bar on top, because buttons of dialogs and of the draft room are at the bottom.
const anchors = {
  system: { vertical: 'top', horizontal: 'center' },
  activity: { vertical: 'bottom', horizontal: 'right' },
} as const;

/** Says each toast of a channel once. */
const Teller = ({
  toasts,
  channel,
}: {
  readonly toasts: readonly Toast[];
  readonly channel: ToastChannel;
}) => {
  const { enqueueSnackbar } = useSnackbar();
  const told = useRef(0);
  useEffect(() => {
    for (const { id, destructive, title, description, action } of toasts) {
      if (id <= told.current) continue;
      told.current = id;
      const variant = destructive ? 'destructive' : 'note';
      // Something to do waits for the person.
      enqueueSnackbar(title, { variant, description, todo: action, persist: action !== undefined });
    }
  }, [channel, enqueueSnackbar, toasts]);
  return null;
};

/** The two stacks of toasts. */
export const ToastChannels = ({ toasts }: { readonly toasts: readonly Toast[] }) =>
  (['system', 'activity'] as const).map((channel) => (
    <SnackbarProvider
      key={channel}
      maxSnack={TOAST_CHANNELS[channel].atOnce}
      autoHideDuration={TOAST_CHANNELS[channel].milliseconds}
      anchorOrigin={anchors[channel]}
      Components={components}
      classes={{ containerRoot: `toasts-${channel}` }}
    >
      <Teller channel={channel} toasts={toasts.filter((toast) => toast.channel === channel)} />
    </SnackbarProvider>
  ));
