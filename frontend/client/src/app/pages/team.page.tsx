import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ChatSkeleton } from '../../features/chat/tab/chat-skeleton';
import { UnreadBadge } from '../../features/chat/unread/unread-badge';
import { teamsApi } from '../../features/teams/api/teams.api';
import { MemberTeam } from '../../features/teams/page/member-team';
import { PublicTeam } from '../../features/teams/page/public-team';
import { TeamHeader } from '../../features/teams/page/team-header';
import { isFailure } from '../../shared/api/problem';
import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { ErrorBlock } from '../../shared/ui/error-block';
import { lazyPart } from '../../shared/ui/lazy-part';
import { PageHeader } from '../../shared/ui/page-header';
import { FormSkeleton, RowsSkeleton } from '../../shared/ui/skeletons';
import { useThingName } from '../shell/use-thing-name';

const ChatTab = lazyPart(async () => (await import('../../features/chat/tab/chat-tab')).ChatTab, {
  name: 'the chat of a team',
  waiting: <ChatSkeleton />,
});
const DuesTab = lazyPart(async () => (await import('../../features/payments/dues/dues-tab')).DuesTab, {
  name: 'the dues of a team',
  waiting: <RowsSkeleton rows={6} height={56} />,
});
const OpenDuesNote = lazyPart(
  async () => (await import('../../features/payments/dues/open-dues-note')).OpenDuesNote,
  { name: 'what a team is owed', instead: () => null },
);
const back = { to: '/teams', label: 'Back to My Teams' };

/** `/teams/:id`: a team for its members, its public card for others. */
export const TeamPage = () => {
  const { id = '' } = useParams();
  return <TeamById key={id} id={id} />;
};

const TeamById = ({ id }: { readonly id: string }) => {
  const {
    currentData: team,
    error,
    refetch,
  } = teamsApi.useTeamQuery(id, { refetchOnMountOrArgChange: true });
  const [known, setKnown] = useState<string | null>(null);
  if (team?.me && known !== team.name) setKnown(team.name);
  useThingName(id, team?.name);
  // Of a team that one may not know of any more, an earlier answer is no answer.
  const gone = isFailure(error) && (error.status === 404 || error.status === 403);
  if (known !== null && (gone || team?.me === null)) return <NoLonger name={known} />;
  if (!team || gone) {
    if (!error) return <FormSkeleton />;
    return (
      <>
        <PageHeader title="Team" />
        <ErrorBlock
          what="The team could not be loaded"
          error={error}
          onRetry={() => void refetch()}
          back={back}
        />
      </>
    );
  }
  if (team.me)
    return (
      <MemberTeam
        team={team}
        chat={<ChatTab chatId={id} />}
        dues={<DuesTab team={team} />}
        owed={<OpenDuesNote teamId={id} />}
        unread={<UnreadBadge chatId={id} />}
      />
    );
  return (
    <>
      <TeamHeader team={team} />
      <PublicTeam team={team} />
    </>
  );
};

const NoLonger = ({ name }: { readonly name: string }) => (
  <>
    <PageHeader title={name} />
    <EmptyState
      title="You’re no longer on this team"
      action={
        <ButtonLink to={back.to} variant="filled">
          {back.label}
        </ButtonLink>
      }
    >
      You left, or somebody who runs it took you off its roster. Ask its captain if that was a mistake.
    </EmptyState>
  </>
);
