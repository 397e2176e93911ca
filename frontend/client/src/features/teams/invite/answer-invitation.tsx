import type { MemberRole, OwnTeamInvitation } from '@fieldhouse/api-contract';
import { AnswerButtons } from '../../../shared/invite/answer-buttons';
import { relativeTime } from '../../../shared/lib/times';
import { useToast } from '../../../shared/ui/toasts';
import { ROLE_WORDS } from '../team-words';
import { useJoined } from '../use-joined';
import { teamInvites } from './team-invites';

type Invitation = Pick<OwnTeamInvitation, 'token' | 'role' | 'expiresAt'>;

/** What an invitation of the person's own makes them, and until when. @param own what they are on the team; null: nothing */
export const invitationWords = ({ role, expiresAt }: Invitation, own: MemberRole | null = null): string => {
  const { withArticle } = ROLE_WORDS[role];
  const change =
    own === null
      ? `You will be ${withArticle}.`
      : `You are invited to be ${withArticle}; you are ${ROLE_WORDS[own].withArticle} now.`;
  return `${change} Ends ${relativeTime(expiresAt)}.`;
};

type AnswerInvitationProps = {
  readonly teamName: string;
  readonly invitation: Invitation;
  /** They are on the team, as something else. */
  readonly isOn?: boolean;
  /** Told after the person is. */
  readonly onDeclined?: () => void;
};

/** Accepts or declines an invitation of the person's own. */
export const AnswerInvitation = ({
  teamName,
  invitation,
  isOn = false,
  onDeclined,
}: AnswerInvitationProps) => {
  const toast = useToast();
  const joined = useJoined();
  return (
    <AnswerButtons
      of={teamInvites}
      token={invitation.token}
      acceptLabel={isOn ? 'Accept' : `Join ${teamName}`}
      canDecline
      onAccepted={() => joined({ name: teamName }, invitation.role, isOn)}
      onDeclined={() => {
        toast.show('Invitation declined', teamName);
        onDeclined?.();
      }}
    />
  );
};
