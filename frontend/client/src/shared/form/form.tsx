import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { countdownOf } from '../lib/times';
import { UnsavedGuard } from '../ui/unsaved-guard';
import type { FormState } from './use-command-form';

type FormProps = {
  readonly form: FormState;
  /** What it is for, where no heading of a dialog says so. */
  readonly label?: string;
  /** Asks before it is left with something entered. */
  readonly guarded?: boolean;
  readonly sx?: SxProps<Theme>;
  readonly children: ReactNode;
};

/** The element around the fields of a `useCommandForm`, one below the other. */
export const Form = ({ form, label, guarded = false, sx = stacked, children }: FormProps) => (
  <Box
    component="form"
    ref={form.ref}
    noValidate
    aria-label={label}
    onSubmit={(event) => {
      // Of a form over another one.
      event.stopPropagation();
      void form.submit(event);
    }}
    sx={sx}
  >
    {guarded && <UnsavedGuard dirty={form.dirty && !form.busy} />}
    {children}
  </Box>
);

const stacked = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 } as const;

/** What keeps a form from being done that is no fault of a field. */
export const FormError = ({ form: { problem, waitSeconds } }: { readonly form: FormState }) => (
  <>
    {problem && (
      <Typography role="alert" sx={{ color: 'error.main', fontWeight: 550 }}>
        {problem}
      </Typography>
    )}
    {waitSeconds > 0 && (
      <Typography
        role="timer"
        aria-live="off"
        sx={{ color: 'warning.main', fontWeight: 550, fontVariantNumeric: 'tabular-nums' }}
      >
        Too many attempts. Try again in {countdownOf(waitSeconds)}
      </Typography>
    )}
  </>
);

type SubmitProps = Pick<
  ButtonProps,
  'color' | 'size' | 'variant' | 'fullWidth' | 'disabled' | 'sx' | 'aria-describedby'
> & {
  readonly form: FormState;
  /** The verb and the thing, as 'Save player'. */
  readonly label: string;
};

/** Sends a form; where nothing was decided, sends the same once more. */
export const SubmitButton = ({ form, label, disabled = false, ...rest }: SubmitProps) => (
  <Button
    variant="contained"
    {...rest}
    type="submit"
    loading={form.busy}
    disabled={disabled || form.waitSeconds > 0}
  >
    {form.undecided && form.waitSeconds === 0 ? 'Retry' : label}
  </Button>
);

/** The foot of a form: its button, with what keeps it from working. */
export const FormFoot = (props: SubmitProps) => (
  <>
    <FormError form={props.form} />
    <SubmitButton sx={{ justifySelf: 'start' }} {...props} />
  </>
);
