import type { LeagueView } from '@fieldhouse/api-contract';
import { CloseRounded } from '../../../shared/icons/close-rounded';
import { MailOutlineRounded } from '../../../shared/icons/mail-outline-rounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useCommand } from '../../../shared/api/use-command';
import { relativeTime } from '../../../shared/lib/times';
import { useToast } from '../../../shared/ui/toasts';
import { leaguesApi } from '../api/leagues.api';
import { offerWord } from '../invite/offer-words';

type Open = LeagueView['invitations'][number];
type OpenInvitationsProps = {
  readonly leagueId: string;
  readonly invitations: readonly Open[];
  /** May send them again and withdraw them. */
  readonly canChange?: boolean;
};

/** Addresses that have been invited and have not answered. */
export const OpenInvitations = ({ leagueId, invitations, canChange = true }: OpenInvitationsProps) =>
  invitations.map((invitation) => (
    <OpenInvitation
      key={invitation.invitationId}
      leagueId={leagueId}
      invitation={invitation}
      canChange={canChange}
    />
  ));

const OpenInvitation = ({
  leagueId,
  invitation,
  canChange,
}: {
  readonly leagueId: string;
  readonly invitation: Open;
  readonly canChange: boolean;
}) => {
  const { invitationId, email, offer, sentAt, expiresAt, seenAt, undelivered } = invitation;
  const opened = seenAt === null ? 'not opened yet' : `opened ${relativeTime(seenAt)}`;
  const [sendTrigger] = leaguesApi.useSendInvitationAgainMutation();
  const [withdrawTrigger] = leaguesApi.useWithdrawInvitationMutation();
  const send = useCommand(sendTrigger);
  const withdraw = useCommand(withdrawTrigger);
  const toast = useToast();
  const sendAgain = async (): Promise<void> => {
    const outcome = await send.run({ leagueId, invitationId });
    if (outcome.ok) toast.show('Invitation sent again', email);
    else toast.failed('Not sent again', outcome.failure);
  };
  const takeBack = async (): Promise<void> => {
    const outcome = await withdraw.run({ leagueId, invitationId });
    if (!outcome.ok) toast.failed('Not withdrawn', outcome.failure);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, minHeight: 44 }}>
      <Box sx={{ display: 'grid', placeItems: 'center', width: 32, color: 'text.secondary' }}>
        <MailOutlineRounded fontSize="small" />
      </Box>
      <Box sx={{ minWidth: 0, flex: '1 1 200px' }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{email}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {offerWord(offer)} · sent {relativeTime(sentAt)}
          {!undelivered && `, ${opened}`} · ends {relativeTime(expiresAt)}
        </Typography>
        {undelivered && (
          <Typography variant="caption" sx={{ display: 'block', color: 'error.main', fontWeight: 550 }}>
            Not delivered: check the address
          </Typography>
        )}
      </Box>
      {canChange && (
        <Box sx={{ display: 'flex', alignItems: 'center', flexShrink: 0, ml: 'auto' }}>
          <Button
            size="small"
            loading={send.busy}
            aria-label={`Send the invitation to ${email} again`}
            onClick={() => void sendAgain()}
          >
            Send again
          </Button>
          <IconButton
            size="small"
            aria-label={`Withdraw the invitation to ${email}`}
            disabled={withdraw.busy}
            onClick={() => void takeBack()}
          >
            <CloseRounded fontSize="small" />
          </IconButton>
        </Box>
      )}
    </Box>
  );
};
