import type { MemberRole, MyTeam, OwnTeamInvitation } from '@fieldhouse/api-contract';
import { TeamBadge } from '../../../shared/ui/team-badge';
import { Row, Rows } from '../../../shared/ui/rows';
import { Section } from '../../../shared/ui/section';
import { factsOf } from '../card/team-facts';
import { AnswerInvitation, invitationWords } from '../invite/answer-invitation';

type InvitationListProps = {
  readonly invitations: readonly OwnTeamInvitation[];
  /** The teams that the person is of: there they are invited to another role. */
  readonly teams: readonly MyTeam[];
};

/** What the person is invited to; nothing while there is none. */
export const InvitationList = ({ invitations, teams }: InvitationListProps) =>
  invitations.length > 0 && (
    <Section title="Invitations">
      <Rows>
        {invitations.map((invitation) => (
          <Invitation
            key={invitation.token}
            invitation={invitation}
            own={teams.find(({ teamId }) => teamId === invitation.team.teamId)?.role ?? null}
          />
        ))}
      </Rows>
    </Section>
  );

type InvitationProps = { readonly invitation: OwnTeamInvitation; readonly own: MemberRole | null };

const Invitation = ({ invitation, own }: InvitationProps) => {
  const { team } = invitation;
  return (
    <Row
      title={<TeamBadge {...team} />}
      note={`${factsOf(team).join(' · ')}. ${invitationWords(invitation, own)}`}
    >
      <AnswerInvitation teamName={team.name} invitation={invitation} isOn={own !== null} />
    </Row>
  );
};
