import { useNavigate, useSearchParams } from 'react-router-dom';
import { prospectusApi } from '../../features/leagues/api/prospectus.api';
import { LeagueBoard } from '../../features/leagues/board/league-board';
import { stepPath } from '../../features/leagues/setup/steps';
import { useStages } from '../../features/leagues/use-stages';
import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { lazyPart } from '../../shared/ui/lazy-part';
import { PageHeader } from '../../shared/ui/page-header';
import { QueryView } from '../../shared/ui/query-view';
import { CardsSkeleton, FormSkeleton } from '../../shared/ui/skeletons';

const PATH = '/complex/leagues';
const NewLeague = lazyPart(async () => (await import('../../features/leagues/setup/new-league')).NewLeague, {
  name: 'the form of a new league',
  waiting: <FormSkeleton fields={5} />,
});
const OpenedLeague = lazyPart(async () => (await import('./manage-leagues/opened-league')).OpenedLeague, {
  name: 'the setup of a league',
  waiting: <FormSkeleton fields={6} />,
});
const CopiedLeague = lazyPart(async () => (await import('./manage-leagues/copied-league')).CopiedLeague, {
  name: 'the copy of a league',
  waiting: <FormSkeleton fields={3} />,
});

const AllLeagues = () => <ButtonLink to={PATH}>All leagues</ButtonLink>;

/**
 * `/complex/leagues`: the leagues of whose staff somebody is. `?league` opens the set-up of one, at its `step`; `?new` makes
 * another one, `&copy` as the next season of one of them.
 */
export const ManageLeaguesPage = () => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const leagueId = params.get('league');
  const copied = params.get('copy');
  const created = (id: string, step: 'season' | 'review'): void =>
    void navigate(stepPath(id, step), { replace: true });
  if (leagueId) return <OpenedLeague key={leagueId} leagueId={leagueId} back={<AllLeagues />} />;
  if (copied)
    return (
      <>
        <PageHeader title="Copy to a new season" actions={<AllLeagues />} />
        <CopiedLeague leagueId={copied} onCreated={(id) => created(id, 'review')} />
      </>
    );
  if (params.has('new'))
    return (
      <>
        <PageHeader title="New league" actions={<AllLeagues />} />
        <NewLeague onCreated={(id) => created(id, 'season')} />
      </>
    );
  return <Board />;
};

const Board = () => {
  const managed = prospectusApi.useManagedLeaguesQuery();
  useStages(managed.currentData?.leagues ?? [], managed.refetch);
  const create = (label: string) => (
    <ButtonLink variant="filled" to={`${PATH}?new`}>
      {label}
    </ButtonLink>
  );
  const some = (managed.currentData?.leagues.length ?? 0) > 0;
  return (
    <>
      <PageHeader title="Manage Leagues" actions={some && create('New league')} />
      <QueryView
        query={managed}
        what="Your leagues could not be loaded"
        skeleton={<CardsSkeleton cards={3} height={220} />}
      >
        {({ leagues }) =>
          leagues.length === 0 ? (
            <EmptyState title="Run your first league" action={create('Create a league')}>
              The leagues that you run appear here, from the first draft of their prospectus to the last game.
            </EmptyState>
          ) : (
            <LeagueBoard leagues={leagues} />
          )
        }
      </QueryView>
    </>
  );
};
