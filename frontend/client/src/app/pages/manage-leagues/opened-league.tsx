import { mayDraft } from '@fieldhouse/api-contract';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { leaguesApi } from '../../../features/leagues/api/leagues.api';
import { runsLeague } from '../../../features/leagues/runs-league';
import { worksOf } from '../../../features/leagues/staff-work';
import { prospectusApi } from '../../../features/leagues/api/prospectus.api';
import { chipOf } from '../../../features/leagues/board/board-words';
import { LeagueSetup } from '../../../features/leagues/setup/league-setup';
import { useStages } from '../../../features/leagues/use-stages';
import { isFailure } from '../../../shared/api/problem';
import { ManagedEyebrow, PublicPage } from './league-head';
import { ButtonLink } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { ErrorBlock } from '../../../shared/ui/error-block';
import { PageHeader } from '../../../shared/ui/page-header';
import { FormSkeleton } from '../../../shared/ui/skeletons';
import { StatusChip } from '../../../shared/ui/status-chip';

const isGone = (error: unknown): boolean =>
  isFailure(error) && (error.status === 404 || error.status === 403);

type OpenedLeagueProps = { readonly leagueId: string; readonly back: ReactNode };

/** One league's set-up, for whoever runs it. */
export const OpenedLeague = ({ leagueId, back }: OpenedLeagueProps) => {
  const [params] = useSearchParams();
  const league = leaguesApi.useLeagueQuery(leagueId, { refetchOnMountOrArgChange: true });
  const prospectus = prospectusApi.useProspectusQuery(leagueId, { refetchOnMountOrArgChange: true });
  const { currentData: details } = league;
  const { currentData: view } = prospectus;
  useStages(details && view ? [{ ...view, zone: details.zone }] : [], prospectus.refetch);
  // Whoever is no longer of the league has an earlier answer, which is none any more.
  const error = [league, prospectus]
    .filter((query) => query.currentData === undefined || isGone(query.error))
    .map((query) => query.error)
    .find((one) => one !== undefined);
  if (error)
    return (
      <>
        <PageHeader title="League" actions={back} />
        <ErrorBlock
          what="The league could not be loaded"
          error={error}
          onRetry={() => {
            void league.refetch();
            void prospectus.refetch();
          }}
        />
      </>
    );
  if (!details || !view) return <FormSkeleton fields={6} />;
  const manages = runsLeague(details.me);
  const work = worksOf(leagueId, details.me.staffRoles);
  const drafts = mayDraft(view.prospectus);
  return (
    <>
      <PageHeader
        title={details.name}
        eyebrow={<ManagedEyebrow season={details.season} />}
        status={<StatusChip state={chipOf(view.stage)} />}
        actions={
          <>
            {manages && view.published && (
              <ButtonLink to={`/leagues/${encodeURIComponent(leagueId)}/teams`}>Registrations</ButtonLink>
            )}
            {manages && view.published && (
              <ButtonLink to={`/leagues/${encodeURIComponent(leagueId)}/teams?tab=finance`}>
                Finance
              </ButtonLink>
            )}
            {work.map(({ label, to }) => (
              <ButtonLink key={label} to={to}>
                {label}
              </ButtonLink>
            ))}
            {drafts && (
              <ButtonLink to={`/complex/leagues/${encodeURIComponent(leagueId)}/draft`}>
                Player draft
              </ButtonLink>
            )}
            {view.published && <PublicPage leagueId={leagueId} />}
          </>
        }
      />
      {manages ? (
        <LeagueSetup league={details} view={view} stepName={params.get('step')} />
      ) : (
        <EmptyState title="You don’t run this league">
          Its owners and commissioners set it up.{' '}
          {work.length > 0
            ? `What you do here is under ${work.map(({ label }) => label).join(' and ')}.`
            : 'One of its owners can add you to the staff.'}
        </EmptyState>
      )}
    </>
  );
};
