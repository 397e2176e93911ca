import type { OwnTeamInvitation } from '@fieldhouse/api-contract';
import { relativeTime } from '../../../shared/lib/times';
import { TeamBadge } from '../../../shared/ui/team-badge';
import { AnswerButtons } from '../../../shared/invite/answer-buttons';
import { Row, Rows } from '../../../shared/ui/rows';
import { Section } from '../../../shared/ui/section';
import { useToast } from '../../../shared/ui/toasts';
import { factsOf } from '../card/team-facts';
import { teamInvites } from '../invite/team-invites';
import { ROLE_WORDS } from '../team-words';
import { useJoined } from '../use-joined';

/** What the person's confirmed address is invited to; nothing while there is none. */
export const InvitationList = ({ invitations }: { readonly invitations: readonly OwnTeamInvitation[] }) =>
  invitations.length > 0 && (
    <Section title="Invitations">
      <Rows>
        {invitations.map((invitation) => (
          <Invitation key={invitation.token} invitation={invitation} />
        ))}
      </Rows>
    </Section>
  );

const Invitation = ({ invitation }: { readonly invitation: OwnTeamInvitation }) => {
  const { token, team, role, expiresAt } = invitation;
  const toast = useToast();
  const joined = useJoined();
  return (
    <Row
      title={<TeamBadge {...team} />}
      note={`${factsOf(team).join(' · ')}. You will be ${ROLE_WORDS[role].withArticle}. Ends ${relativeTime(expiresAt)}.`}
    >
      <AnswerButtons
        of={teamInvites}
        token={token}
        acceptLabel={`Join ${team.name}`}
        canDecline
        onAccepted={() => joined(team, role)}
        onDeclined={() => toast.show('Invitation declined', team.name)}
      />
    </Row>
  );
};
