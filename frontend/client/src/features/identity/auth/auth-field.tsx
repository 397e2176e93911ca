import { VisibilityOffOutlined } from '../../../shared/icons/visibility-off-outlined';
import { VisibilityOutlined } from '../../../shared/icons/visibility-outlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState, type KeyboardEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

type AuthFieldProps = {
  readonly label: string;
  /** Also says what kind of field it is. */
  readonly autoComplete: string;
  readonly registration: UseFormRegisterReturn;
  readonly problem: string | undefined;
  readonly hint?: string;
  readonly autoFocus?: boolean;
};

/** One field of a form of /auth; a password can be shown. */
export const AuthField = ({
  label,
  autoComplete,
  registration,
  problem,
  hint,
  autoFocus = false,
}: AuthFieldProps) => {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const { ref, ...input } = registration;
  const secret = autoComplete.endsWith('-password');
  const type = secret && !shown ? 'password' : autoComplete === 'email' ? 'email' : 'text';
  return (
    <TextField
      label={label}
      type={type}
      autoComplete={autoComplete}
      autoFocus={autoFocus}
      error={problem !== undefined}
      helperText={problem ?? (capsLock ? 'Caps lock is on.' : hint)}
      inputRef={ref}
      {...(secret && {
        onKeyDown: (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock')),
        onKeyUp: (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock')),
      })}
      slotProps={{
        htmlInput: {
          ...(secret ? { minLength: 6 } : {}),
          required: true,
          'aria-invalid': problem !== undefined,
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
