import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { invitationBody } from '@fieldhouse/api-contract';

type PersonFormProps<Role extends string> = {
  readonly roles: readonly { readonly value: Role; readonly label: string }[];
  /** The role that is chosen at first. */
  readonly first: Role;
  readonly busy: boolean;
  /** What the service said against it. */
  readonly message: string | null;
  readonly onInvite: (email: string, role: Role) => Promise<void>;
  readonly onClose: () => void;
};

const invitedAddress = invitationBody.shape.email;

/** Invites an e-mail address to a team or the staff. */
export const PersonForm = <Role extends string>({
  roles,
  first,
  busy,
  message,
  onInvite,
  onClose,
}: PersonFormProps<Role>) => {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>(first);
  const [invalid, setInvalid] = useState<string | null>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const parsed = invitedAddress.safeParse(email.trim());
    setInvalid(parsed.success ? null : (parsed.error.issues[0]?.message ?? null));
    if (parsed.success) await onInvite(parsed.data, role);
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 3, p: 3, mt: 2, borderRadius: 1, bgcolor: 'sunken' }}
    >
      <TextField
        label="E-mail address"
        type="email"
        autoFocus
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={(invalid ?? message) !== null}
        helperText={invalid ?? message ?? 'They get a mail and are asked first, with or without an account.'}
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
          Invite
        </Button>
        <Button color="inherit" size="small" onClick={onClose}>
          Cancel
        </Button>
      </Box>
    </Box>
  );
};
