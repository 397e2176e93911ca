import { useState } from 'react';
import { UnreadLink } from '../../features/chat/unread/unread-badge';
import { teamsApi } from '../../features/teams/api/teams.api';
import { InvitationList } from '../../features/teams/mine/invitation-list';
import { JoinByCode } from '../../features/teams/mine/join-by-code';
import { MyTeamCards } from '../../features/teams/mine/my-team-cards';
import { PastTeams } from '../../features/teams/mine/past-teams';
import { RequestList } from '../../features/teams/mine/request-list';
import { Button, ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { PageHeader } from '../../shared/ui/page-header';
import { QueryView } from '../../shared/ui/query-view';
import { CardsSkeleton } from '../../shared/ui/skeletons';

/** `/teams`: the teams that the person is of, was of, is invited to and has asked to join. */
export const TeamsPage = () => {
  const teams = teamsApi.useTeamsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [joining, setJoining] = useState(false);
  const some = (teams.currentData?.teams.length ?? 0) > 0;
  const ways = (
    <div className="row-ways">
      <ButtonLink to="/teams/new" variant={some ? 'outlined' : 'filled'}>
        Create a team
      </ButtonLink>
      <Button onClick={() => setJoining(true)}>Join by code</Button>
    </div>
  );
  return (
    <>
      <PageHeader title="My Teams" actions={some && ways} />
      <QueryView
        query={teams}
        what="Your teams could not be loaded"
        skeleton={<CardsSkeleton height={140} />}
      >
        {(view) => (
          <>
            <InvitationList invitations={view.invitations} teams={view.teams} />
            {some ? (
              <MyTeamCards teams={view.teams} unreadOf={(teamId) => <UnreadLink chatId={teamId} />} />
            ) : (
              <EmptyState title="You’re not on a team yet" action={ways}>
                Create your own, or join one with the link or the code that its captain sends you.
              </EmptyState>
            )}
            <RequestList requests={view.requests} />
            <PastTeams teams={view.past} />
          </>
        )}
      </QueryView>
      {joining && <JoinByCode onClose={() => setJoining(false)} />}
    </>
  );
};
