import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import type { z } from 'zod';

type PersonFormProps<Role extends string> = {
  readonly schema: z.ZodType<{ email: string; role: Role }>;
  readonly roles: readonly { readonly value: Role; readonly label: string }[];
  /** The role that is chosen at first. */
  readonly first: Role;
  readonly busy: boolean;
  /** What the service said against it. */
  readonly message: string | null;
  readonly onAdd: (email: string, role: Role) => Promise<void>;
  readonly onClose: () => void;
};

/** Adds an account to a team or staff by its e-mail address. */
export const PersonForm = <Role extends string>({
  schema,
  roles,
  first,
  busy,
  message,
  onAdd,
  onClose,
}: PersonFormProps<Role>) => {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>(first);
  const [invalid, setInvalid] = useState<string | null>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const parsed = schema.safeParse({ email: email.trim(), role });
    setInvalid(parsed.success ? null : (parsed.error.issues[0]?.message ?? null));
    if (parsed.success) await onAdd(parsed.data.email, parsed.data.role);
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 3, p: 3, mt: 2, borderRadius: 1, bgcolor: 'sunken' }}
    >
      <TextField
        label="E-mail of the account"
        type="email"
        autoFocus
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={(invalid ?? message) !== null}
        helperText={invalid ?? message ?? 'Without an account yet? Send an invite link instead.'}
      />
      <TextField select label="Role" value={role} onChange={(event) => setRole(event.target.value as Role)}>
        {roles.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button type="submit" variant="contained" size="small" loading={busy}>
          Add
        </Button>
        <Button color="inherit" size="small" onClick={onClose}>
          Cancel
        </Button>
      </Box>
    </Box>
  );
};
