import { teamBodies, type TeamView } from '@fieldhouse/api-contract';
import { useNavigate } from 'react-router-dom';
import { sentenceOf } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { Form, FormFoot } from '../../../shared/form/form';
import { TextInput } from '../../../shared/form/fields/text-input';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { exactDay, relativeTime } from '../../../shared/lib/times';
import { count, listOf } from '../../../shared/lib/words';
import { Button } from '../../../shared/ui/button';
import { Section } from '../../../shared/ui/section';
import { useToast } from '../../../shared/ui/toasts';
import { teamsApi } from '../api/teams.api';
import { AnswerInvitation, invitationWords } from '../invite/answer-invitation';
import { WithdrawRequest } from '../mine/request-list';

/** A team as whoever is not of it sees it, and the way onto it. */
export const PublicTeam = ({ team }: { readonly team: TeamView }) => (
  <Section
    title="About the team"
    hint={[
      count(team.players, 'player'),
      team.captains.length > 0 &&
        `${team.captains.length > 1 ? 'captains' : 'captain'} ${listOf(team.captains)}`,
    ]
      .filter(Boolean)
      .join(' · ')}
  >
    <WayIn team={team} />
  </Section>
);

const WayIn = ({ team }: { readonly team: TeamView }) => {
  const { teamId, name, request, invitation, declinedAt, archived, joinPolicy } = team;
  if (archived) return <p>This team is archived. It takes nobody in.</p>;
  if (invitation !== null) return <Invited team={team} invitation={invitation} />;
  if (request !== null)
    return (
      <>
        <div className="row">
          <p className="row-words">
            You asked to join {relativeTime(request.requestedAt)}.
            {joinPolicy !== 'open' && ' A captain or an admin answers.'}
          </p>
          <WithdrawRequest teamId={teamId} name={name} />
        </div>
        {joinPolicy === 'open' && <JoinAtOnce team={team} />}
      </>
    );
  switch (joinPolicy) {
    case 'open':
      return <JoinAtOnce team={team} />;
    case 'request':
      return (
        <>
          {declinedAt !== null && <p>Not accepted on {exactDay(declinedAt)}. You can ask again.</p>}
          <AskToJoin teamId={teamId} />
        </>
      );
    case 'invite':
      return <p>By invitation only. Ask a captain for the team’s link or code.</p>;
    default:
      return joinPolicy satisfies never;
  }
};

type InvitedProps = {
  readonly team: TeamView;
  readonly invitation: NonNullable<TeamView['invitation']>;
};

const Invited = ({ team: { name, privacy }, invitation }: InvitedProps) => {
  const navigate = useNavigate();
  // A private team is there for whoever is invited to it, and no more.
  const leave = (): void => {
    if (privacy === 'private') void navigate('/teams', { replace: true });
  };
  return (
    <>
      <p>You are invited. {invitationWords(invitation)}</p>
      <AnswerInvitation teamName={name} invitation={invitation} onDeclined={leave} />
    </>
  );
};

const JoinAtOnce = ({ team: { teamId, name } }: { readonly team: TeamView }) => {
  const [trigger] = teamsApi.useRequestToJoinMutation();
  const { run, busy, failure } = useCommand(trigger);
  const toast = useToast();
  const navigate = useNavigate();
  const join = async (): Promise<void> => {
    if (!(await run({ teamId, message: null })).ok) return;
    toast.show(`You joined ${name}`);
    void navigate(`/teams/${teamId}`, { replace: true });
  };
  return (
    <>
      <Button variant="filled" busy={busy} onClick={() => void join()}>
        Join the team
      </Button>
      {failure && (
        <p role="alert" className="failure">
          {sentenceOf(failure)}
        </p>
      )}
    </>
  );
};

const AskToJoin = ({ teamId }: { readonly teamId: string }) => {
  const [ask] = teamsApi.useRequestToJoinMutation();
  const toast = useToast();
  const { control, ...form } = useCommandForm({
    schema: teamBodies.RequestToJoin,
    values: { message: null },
    send: (body) => ask({ teamId, ...body }),
    onDone: () => toast.show('Request sent', 'A captain or an admin answers it.'),
  });
  return (
    <Form form={form} label="Ask to join">
      <TextInput
        control={control}
        name="message"
        label="Message"
        emptyIsNull
        multiline
        minRows={2}
        helperText="Who you are and where you play. You can leave it empty."
      />
      <FormFoot form={form} label="Ask to join" />
    </Form>
  );
};
