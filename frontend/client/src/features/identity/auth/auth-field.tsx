import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState, type KeyboardEvent } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';

type AuthFieldProps = {
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password';
  readonly autoComplete: string;
  readonly registration: UseFormRegisterReturn;
  readonly error: FieldError | undefined;
  readonly hint?: string;
  readonly autoFocus?: boolean;
};

/** One field of a form of /auth; a password can be shown. */
export const AuthField = ({
  label,
  type = 'text',
  autoComplete,
  registration,
  error,
  hint,
  autoFocus = false,
}: AuthFieldProps) => {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const { ref, ...input } = registration;
  const secret = type === 'password';
  return (
    <TextField
      label={label}
      type={secret && shown ? 'text' : type}
      autoComplete={autoComplete}
      autoFocus={autoFocus}
      error={error !== undefined}
      helperText={error?.message ?? (capsLock ? 'Caps lock is on.' : hint)}
      inputRef={ref}
      {...(secret && {
        onKeyDown: (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock')),
        onKeyUp: (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock')),
      })}
      slotProps={{
        htmlInput: {
          ...(secret ? { minLength: 6 } : {}),
          required: true,
          'aria-invalid': error !== undefined,
          spellCheck: false,
        },
        input: secret
          ? {
              endAdornment: (
                <InputAdornment position="end">
                  <IconButton
                    size="small"
                    aria-label={shown ? 'Hide password' : 'Show password'}
                    onClick={() => setShown(!shown)}
                    edge="end"
                  >
                    {shown ? (
                      <VisibilityOffOutlined fontSize="small" />
                    ) : (
                      <VisibilityOutlined fontSize="small" />
                    )}
                  </IconButton>
                </InputAdornment>
              ),
            }
          : {},
      }}
      {...input}
    />
  );
};
