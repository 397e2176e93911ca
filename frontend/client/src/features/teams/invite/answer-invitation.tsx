import type { OwnTeamInvitation } from '@fieldhouse/api-contract';
import { AnswerButtons } from '../../../shared/invite/answer-buttons';
import { relativeTime } from '../../../shared/lib/times';
import { useToast } from '../../../shared/ui/toasts';
import { ROLE_WORDS } from '../team-words';
import { useJoined } from '../use-joined';
import { teamInvites } from './team-invites';

type Invitation = Pick<OwnTeamInvitation, 'token' | 'role' | 'expiresAt'>;

/** What an invitation of the person's own makes them, and until when. */
export const invitationWords = ({ role, expiresAt }: Invitation): string =>
  `You will be ${ROLE_WORDS[role].withArticle}. Ends ${relativeTime(expiresAt)}.`;

type AnswerInvitationProps = {
  readonly teamName: string;
  readonly invitation: Invitation;
  /** Told after the person is. */
  readonly onDeclined?: () => void;
};

/** Accepts or declines an invitation of the person's own, of a team that they are not on. */
export const AnswerInvitation = ({ teamName, invitation, onDeclined }: AnswerInvitationProps) => {
  const toast = useToast();
  const joined = useJoined();
  return (
    <AnswerButtons
      of={teamInvites}
      token={invitation.token}
      acceptLabel={`Join ${teamName}`}
      canDecline
      onAccepted={() => joined({ name: teamName }, invitation.role)}
      onDeclined={() => {
        toast.show('Invitation declined', teamName);
        onDeclined?.();
      }}
    />
  );
};
