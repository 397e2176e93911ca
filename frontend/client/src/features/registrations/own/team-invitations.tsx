import { wallTime, type RegistrationView } from '@fieldhouse/api-contract';
import { useCommand } from '../../../shared/api/use-command';
import { Row, Rows } from '../../../shared/ui/rows';
import { useToast } from '../../../shared/ui/toasts';
import { TwoAnswers } from '../../../shared/ui/two-answers';
import { registrationsApi } from '../api/registrations.api';
import type { RegistrationLeague } from '../model/own-league';

type TeamInvitationsProps = {
  readonly league: RegistrationLeague;
  readonly registration: RegistrationView;
};

/** Teams that would like to have a free agent, who may say yes to one. */
export const TeamInvitations = ({ league: { leagueId, zone }, registration }: TeamInvitationsProps) => {
  const { registrationId, invitations, group } = registration;
  return (
    <section aria-label="Teams that invite you" className="registration-part">
      <h4>Teams that invite you</h4>
      <p className="muted">
        Once you join one you play for it; only the organizers move you after that.
        {group && group.members.length > 1 && ' Your friends are invited, and answer, each for themselves.'}
      </p>
      <Rows label="Teams that invite you">
        {invitations.map(({ teamId, teamName, holdUntil }) => (
          <Row
            key={teamId}
            title={teamName}
            note={holdUntil ? `Answer by ${wallTime(holdUntil, zone)}` : undefined}
          >
            <Answers about={{ leagueId, registrationId, teamId }} teamName={teamName} />
          </Row>
        ))}
      </Rows>
    </section>
  );
};

type AnswersProps = {
  readonly about: { readonly leagueId: string; readonly registrationId: string; readonly teamId: string };
  readonly teamName: string;
};

const Answers = ({ about, teamName }: AnswersProps) => {
  const [accept] = registrationsApi.useAcceptTeamInvitationMutation();
  const [decline] = registrationsApi.useDeclineTeamInvitationMutation();
  const yes = useCommand(accept);
  const no = useCommand(decline);
  const toast = useToast();
  const join = async (): Promise<void> => {
    if ((await yes.run(about)).ok) toast.show('You are on the team', teamName);
  };
  return (
    <TwoAnswers
      yesLabel="Join"
      about={teamName}
      {...{ yes, no }}
      onYes={() => void join()}
      onNo={() => void no.run(about)}
    />
  );
};
