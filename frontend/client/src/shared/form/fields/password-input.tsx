import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState, type KeyboardEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { VisibilityOffOutlined } from '../../icons/visibility-off-outlined';
import { VisibilityOutlined } from '../../icons/visibility-outlined';
import { TextInput, type InForm } from './text-input';

/** A password; can be shown, and says when caps lock is on. */
export const PasswordInput = <Values extends FieldValues>({
  helperText,
  ...rest
}: InForm<Values> & {
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly helperText?: string;
  readonly autoFocus?: boolean;
}) => {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent): void => setCapsLock(event.getModifierState('CapsLock'));
  const Eye = shown ? VisibilityOffOutlined : VisibilityOutlined;
  return (
    <TextInput
      {...rest}
      type={shown ? 'text' : 'password'}
      required
      helperText={capsLock ? 'Caps lock is on.' : helperText}
      onKeyDown={look}
      onKeyUp={look}
      slotProps={{
        htmlInput: { minLength: 6, spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                size="small"
                aria-label={shown ? 'Hide password' : 'Show password'}
                onClick={() => setShown(!shown)}
                edge="end"
              >
                <Eye fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
};
