import { useState } from 'react';
import { sentenceOf } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { Button } from '../../../shared/ui/button';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { registrationsApi } from '../api/registrations.api';

type InviteButtonProps = {
  readonly leagueId: string;
  readonly registrationId: string;
  readonly name: string;
  /** The caller's team. */
  readonly teamId: string;
  readonly invited: boolean;
  /** Nobody can be invited now. */
  readonly closed: boolean;
};

/** Invites a free agent, or takes that back after a question. */
export const InviteButton = ({
  leagueId,
  registrationId,
  name,
  teamId,
  invited,
  closed,
}: InviteButtonProps) => {
  const [invite] = registrationsApi.useInviteFreeAgentMutation();
  const [takeBack] = registrationsApi.useTakeBackTeamInvitationMutation();
  const inviting = useCommand(invite);
  const takingBack = useCommand(takeBack);
  const { busy, failure } = invited ? takingBack : inviting;
  const [asking, setAsking] = useState(false);
  const about = { leagueId, registrationId, teamId };
  return (
    <div>
      <Button
        variant={invited ? 'text' : undefined}
        size="small"
        busy={busy}
        disabled={closed && !invited}
        aria-label={invited ? `Withdraw the invitation of ${name}` : `Invite ${name}`}
        onClick={() => (invited ? setAsking(true) : void inviting.run(about))}
      >
        {invited ? 'Withdraw' : 'Invite'}
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Withdraw the invitation of ${name}?`}
        confirmLabel="Withdraw it"
        cancelLabel="Keep it"
        onConfirm={() => {
          setAsking(false);
          // Also of an invitation that has ended while this was asked.
          void takingBack.run(about);
        }}
        onClose={() => setAsking(false)}
      >
        Your team can invite them again after a day.
      </ConfirmDialog>
      {failure && (
        <p role="alert" className="failure">
          {sentenceOf(failure)}
        </p>
      )}
    </div>
  );
};
