import { invitationBody, type PoolPlayerView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { sentenceOf } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { leaguesApi } from '../api/leagues.api';
import { poolApi } from '../api/pool.api';
import { OpenInvitations } from '../invitations/open-invitations';

/** Which account the player is: its person is invited, and agrees. */
export const PlayerAccount = ({
  leagueId,
  player,
}: {
  readonly leagueId: string;
  readonly player: PoolPlayerView;
}) => {
  const [email, setEmail] = useState('');
  const [invalid, setInvalid] = useState<string | null>(null);
  const { data: league } = leaguesApi.useLeagueQuery(leagueId);
  const [inviteTrigger] = leaguesApi.useIssueInvitationMutation();
  const [unlinkTrigger] = poolApi.useUnlinkPlayerAccountMutation();
  const invite = useCommand(inviteTrigger);
  const unlink = useCommand(unlinkTrigger);
  const { playerId, linked } = player;
  const open = (league?.invitations ?? []).filter(
    ({ offer }) => offer.kind === 'player' && offer.playerId === playerId,
  );
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const parsed = invitationBody.safeParse({ email: email.trim(), offer: { kind: 'player', playerId } });
    setInvalid(parsed.success ? null : (parsed.error.issues[0]?.message ?? null));
    if (!parsed.success) return;
    const outcome = await invite.run({ leagueId, ...parsed.data });
    if (outcome.ok) setEmail('');
  };
  if (linked) {
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography>Linked to an account.</Typography>
        <Button
          size="small"
          color="error"
          loading={unlink.busy}
          onClick={() => void unlink.run({ leagueId, playerId })}
        >
          Unlink
        </Button>
        {unlink.failure && <Typography role="alert">{sentenceOf(unlink.failure)}</Typography>}
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <OpenInvitations leagueId={leagueId} invitations={open} />
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
          error={invalid !== null || invite.failure !== null}
          helperText={invalid ?? (invite.failure ? sentenceOf(invite.failure) : undefined)}
          slotProps={{ htmlInput: { 'aria-label': 'E-mail of the person' } }}
        />
        <Button type="submit" variant="outlined" color="inherit" loading={invite.busy}>
          Invite
        </Button>
      </Box>
    </Box>
  );
};
