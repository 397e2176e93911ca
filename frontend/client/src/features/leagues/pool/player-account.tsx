import { invitationBody, type PoolPlayerView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { sentenceOf } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { TextInput } from '../../../shared/form/fields/text-input';
import { Form, SubmitButton } from '../../../shared/form/form';
import { useCommandForm } from '../../../shared/form/use-command-form';
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
  const { data: league } = leaguesApi.useLeagueQuery(leagueId);
  const [invite] = leaguesApi.useIssueInvitationMutation();
  const [unlinkTrigger] = poolApi.useUnlinkPlayerAccountMutation();
  const unlink = useCommand(unlinkTrigger);
  const { playerId, linked } = player;
  const open = (league?.invitations ?? []).filter(
    ({ offer }) => offer.kind === 'player' && offer.playerId === playerId,
  );
  const { control, ...form } = useCommandForm({
    schema: invitationBody.pick({ email: true }),
    values: { email: '' },
    send: (address) => invite({ leagueId, ...address, offer: { kind: 'player', playerId } }),
    clears: true,
    onDone: () => undefined,
  });
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
      <Form form={form} sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
        <TextInput
          control={control}
          name="email"
          type="email"
          placeholder="name@example.org"
          slotProps={{ htmlInput: { 'aria-label': 'E-mail of the person' } }}
        />
        <SubmitButton form={form} label="Invite" variant="outlined" color="inherit" />
      </Form>
    </Box>
  );
};
