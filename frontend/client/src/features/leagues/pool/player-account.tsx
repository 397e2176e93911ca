import { playerAccountBody, type PoolPlayerView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { sentenceOf } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { poolApi } from '../api/pool.api';

/** Which account the player is. */
export const PlayerAccount = ({
  leagueId,
  player,
}: {
  readonly leagueId: string;
  readonly player: PoolPlayerView;
}) => {
  const [email, setEmail] = useState('');
  const [invalid, setInvalid] = useState<string | null>(null);
  const [trigger] = poolApi.useLinkPlayerAccountMutation();
  const { run, busy, failure } = useCommand(trigger);
  const { playerId, linked } = player;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const parsed = playerAccountBody.safeParse({ email: email.trim() });
    setInvalid(parsed.success ? null : (parsed.error.issues[0]?.message ?? null));
    if (!parsed.success) return;
    const outcome = await run({ leagueId, playerId, email: parsed.data.email });
    if (outcome.ok) setEmail('');
  };
  if (linked) {
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography>Linked to an account.</Typography>
        <Button
          size="small"
          color="error"
          loading={busy}
          onClick={() => void run({ leagueId, playerId, email: null })}
        >
          Unlink
        </Button>
        {failure && <Typography role="alert">{sentenceOf(failure)}</Typography>}
      </Box>
    );
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}
    >
      <TextField
        type="email"
        placeholder="name@example.org"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={invalid !== null || failure !== null}
        helperText={invalid ?? (failure ? sentenceOf(failure) : undefined)}
        slotProps={{ htmlInput: { 'aria-label': 'E-mail of the account' } }}
      />
      <Button type="submit" variant="outlined" color="inherit" loading={busy}>
        Link
      </Button>
    </Box>
  );
};
