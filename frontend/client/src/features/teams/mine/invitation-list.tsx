import type { OwnTeamInvitation } from '@fieldhouse/api-contract';
import { TeamBadge } from '../../../shared/ui/team-badge';
import { Row, Rows } from '../../../shared/ui/rows';
import { Section } from '../../../shared/ui/section';
import { factsOf } from '../card/team-facts';
import { AnswerInvitation, invitationWords } from '../invite/answer-invitation';

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
  const { team } = invitation;
  return (
    <Row
      title={<TeamBadge {...team} />}
      note={`${factsOf(team).join(' · ')}. ${invitationWords(invitation)}`}
    >
      <AnswerInvitation teamName={team.name} invitation={invitation} />
    </Row>
  );
};
