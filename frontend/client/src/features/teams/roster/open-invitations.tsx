import type { TeamInvitationView, TeamView } from '@fieldhouse/api-contract';
import { useCommand } from '../../../shared/api/use-command';
import { relativeTime } from '../../../shared/lib/times';
import { Button } from '../../../shared/ui/button';
import { Row, Rows } from '../../../shared/ui/rows';
import { Section } from '../../../shared/ui/section';
import { StatusChip } from '../../../shared/ui/status-chip';
import { useToast } from '../../../shared/ui/toasts';
import { teamsApi } from '../api/teams.api';
import { rolesToGive } from '../invite/roles-to-give';
import { ROLE_WORDS } from '../team-words';

type OpenInvitationsProps = {
  readonly team: TeamView;
  readonly invitations: readonly TeamInvitationView[];
};

/** Who is invited and has not answered. */
export const OpenInvitations = ({ team: { teamId, me, archived }, invitations }: OpenInvitationsProps) =>
  invitations.length > 0 && (
    <Section title="Invitations">
      <Rows label="Invitations">
        {invitations.map((invitation) => (
          <OpenInvitation
            key={invitation.invitationId}
            teamId={teamId}
            invitation={invitation}
            canSend={!archived && rolesToGive(me?.role).some(({ value }) => value === invitation.role)}
          />
        ))}
      </Rows>
    </Section>
  );

type OpenInvitationProps = {
  readonly teamId: string;
  readonly invitation: TeamInvitationView;
  readonly canSend: boolean;
};

const OpenInvitation = ({ teamId, invitation, canSend }: OpenInvitationProps) => {
  const { invitationId, to, role, number, positions, sentAt, expiresAt, seenAt, undelivered } = invitation;
  const state = seenAt === null ? 'sent' : 'seen';
  const [sendTrigger] = teamsApi.useInviteMemberAgainMutation();
  const [withdrawTrigger] = teamsApi.useWithdrawMemberInvitationMutation();
  const send = useCommand(sendTrigger);
  const withdraw = useCommand(withdrawTrigger);
  const toast = useToast();
  const sendAgain = async (): Promise<void> => {
    const outcome = await send.run({ teamId, invitationId });
    if (outcome.ok) toast.show('Invitation sent again', to);
    else toast.failed('Not sent again', outcome.failure);
  };
  const takeBack = async (): Promise<void> => {
    const outcome = await withdraw.run({ teamId, invitationId });
    if (!outcome.ok) toast.failed('Not withdrawn', outcome.failure);
  };
  return (
    <Row
      title={to}
      note={[
        ROLE_WORDS[role].name,
        number && `No. ${number}`,
        positions.join(', '),
        `sent ${relativeTime(sentAt)}`,
        `ends ${relativeTime(expiresAt)}`,
      ]
        .filter(Boolean)
        .join(' · ')}
    >
      <StatusChip state={undelivered ? 'undelivered' : state} />
      <div className="row-ways">
        {canSend && (
          <Button
            size="small"
            busy={send.busy}
            aria-label={`Send the invitation to ${to} again`}
            onClick={() => void sendAgain()}
          >
            Send again
          </Button>
        )}
        <Button
          size="small"
          variant="text"
          busy={withdraw.busy}
          aria-label={`Withdraw the invitation to ${to}`}
          onClick={() => void takeBack()}
        >
          Withdraw
        </Button>
      </div>
    </Row>
  );
};
