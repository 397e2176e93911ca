import { draftBodies, type OrderProofView, type RoomView } from '@fieldhouse/api-contract';
import { CheckRounded } from '../../../shared/icons/check-rounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { sentenceOf } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { randomId } from '../../../shared/lib/random-id';
import { TeamBadge } from '../../../shared/ui/team-badge';
import { draftsApi } from '../api/drafts.api';

type NonceFormProps = { readonly room: RoomView; readonly roll: OrderProofView['rolls'][number] };

/** What each team has added; the own team's captain adds here. */
export const NonceForm = ({ room, roll }: NonceFormProps) => {
  const [trigger] = draftsApi.useAddDraftOrderNonceMutation();
  const { run, busy, failure } = useCommand(trigger);
  const [nonce, setNonce] = useState('');
  const [message, setMessage] = useState<string | null>(null);
  const own = roll.nonces.find(({ teamId }) => teamId === room.me.teamId);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const parsed = draftBodies.AddDraftOrderNonce.safeParse({ nonce });
    setMessage(parsed.success ? null : (parsed.error.issues[0]?.message ?? null));
    if (parsed.success) await run({ leagueId: room.leagueId, nonce });
  };
  return (
    <Box sx={{ width: '100%' }}>
      {room.me.teamId !== null && (
        <Box
          component="form"
          noValidate
          onSubmit={(event) => void submit(event)}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', mb: 3 }}
        >
          <TextField
            label={own ? 'Your word (can be changed until the reveal)' : 'Your word'}
            placeholder={own?.nonce}
            value={nonce}
            onChange={(event) => setNonce(event.target.value)}
            error={message !== null || failure !== null}
            helperText={message ?? (failure ? sentenceOf(failure) : undefined)}
            sx={{ maxWidth: 320 }}
            slotProps={{ htmlInput: { maxLength: 64, spellCheck: false, autoComplete: 'off' } }}
          />
          <Button type="submit" variant="contained" loading={busy}>
            Add my word
          </Button>
          <Button color="inherit" onClick={() => setNonce(randomId().slice(0, 12))}>
            Any word
          </Button>
        </Box>
      )}
      <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {room.teams.map((team) => {
          const given = roll.nonces.find(({ teamId }) => teamId === team.teamId);
          return (
            <Box
              component="li"
              key={team.teamId}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 2,
                maxWidth: '100%',
                px: 2,
                py: 1,
                borderRadius: 1,
                border: 1,
                borderColor: 'hairline',
              }}
            >
              <TeamBadge name={team.name} color={team.color} size="small" />
              {given ? (
                <>
                  <CheckRounded sx={{ fontSize: 16, color: 'primary.main' }} titleAccess="added" />
                  <Typography component="code" variant="caption" noWrap sx={{ maxWidth: 120 }}>
                    {given.nonce}
                  </Typography>
                </>
              ) : (
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  nothing yet
                </Typography>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
};
