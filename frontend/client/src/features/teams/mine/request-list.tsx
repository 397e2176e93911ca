import type { OwnJoinRequest } from '@fieldhouse/api-contract';
import { Link } from 'react-router-dom';
import { useCommand } from '../../../shared/api/use-command';
import { relativeTime } from '../../../shared/lib/times';
import { Button } from '../../../shared/ui/button';
import { Row, Rows } from '../../../shared/ui/rows';
import { Section } from '../../../shared/ui/section';
import { useToast } from '../../../shared/ui/toasts';
import { teamsApi } from '../api/teams.api';

/** Teams that the person has asked to join and that have not answered. */
export const RequestList = ({ requests }: { readonly requests: readonly OwnJoinRequest[] }) =>
  requests.length > 0 && (
    <Section title="Requests sent" hint="A captain or an admin of the team answers.">
      <Rows>
        {requests.map(({ team, requestedAt }) => (
          <Row
            key={team.teamId}
            title={
              <Link to={`/teams/${team.teamId}`} className="link">
                {team.name}
              </Link>
            }
            note={`Asked ${relativeTime(requestedAt)}`}
          >
            <WithdrawRequest teamId={team.teamId} name={team.name} />
          </Row>
        ))}
      </Rows>
    </Section>
  );

/** Takes the own request back. */
export const WithdrawRequest = ({ teamId, name }: { readonly teamId: string; readonly name: string }) => {
  const [trigger] = teamsApi.useWithdrawJoinRequestMutation();
  const { run, busy } = useCommand(trigger);
  const toast = useToast();
  const withdraw = async (): Promise<void> => {
    const outcome = await run({ teamId });
    if (!outcome.ok) toast.failed('Request not withdrawn', outcome.failure);
  };
  return (
    <Button busy={busy} aria-label={`Withdraw the request to ${name}`} onClick={() => void withdraw()}>
      Withdraw
    </Button>
  );
};
