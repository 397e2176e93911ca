import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { sentenceOf } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { useUntracked } from '../../../shared/api/use-untracked';
import { adminUsersApi } from '../api/admin-users.api';

/** A code of the site admin's second factor, for what opens to a fresh one only. */
export const CodeForm = ({ onProved }: { readonly onProved: () => void }) => {
  const [code, setCode] = useState('');
  const { run, busy, failure } = useCommand(useUntracked(adminUsersApi.endpoints.proveCode.initiate));
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (code.trim() === '' || busy) return;
    const outcome = await run({ code });
    if (outcome.ok) onProved();
    else setCode('');
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label="Code of your second factor"
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 3 }}
    >
      <TextField
        label="Code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        autoComplete="one-time-code"
        autoFocus
        required
        error={failure !== null}
        helperText={failure ? sentenceOf(failure) : 'Of your authenticator app, or a recovery code.'}
        slotProps={{ htmlInput: { spellCheck: false, maxLength: 20 } }}
        sx={{ flex: '1 1 200px' }}
      />
      <Button type="submit" variant="contained" loading={busy} disabled={code.trim() === ''}>
        Continue
      </Button>
    </Box>
  );
};
