import type { OwnTeamInvitation } from '@fieldhouse/api-contract';
import { relativeTime } from '../../../shared/lib/times';
import { TeamBadge } from '../../../shared/ui/team-badge';
import { Row, Rows } from '../../../shared/ui/rows';
import { Section } from '../../../shared/ui/section';
import { useToast } from '../../../shared/ui/toasts';
import { factsOf } from '../card/team-facts';
import { AnswerButtons } from '../invite/answer-buttons';
import { ROLE_WORDS, runsTeam } from '../team-words';
import { useCaptainAgain } from '../use-captain-again';

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
  const lookAgain = useCaptainAgain();
  const accepted = (): void => {
    if (runsTeam(role)) lookAgain();
    toast.show(`You joined ${team.name}`);
  };
  return (
    <Row
      title={<TeamBadge {...team} />}
      note={`${factsOf(team).join(' · ')}. You will be ${ROLE_WORDS[role].withArticle}. Ends ${relativeTime(expiresAt)}.`}
    >
      <AnswerButtons
        token={token}
        acceptLabel={`Join ${team.name}`}
        canDecline
        onAccepted={accepted}
        onDeclined={() => toast.show('Invitation declined', team.name)}
      />
    </Row>
  );
};
