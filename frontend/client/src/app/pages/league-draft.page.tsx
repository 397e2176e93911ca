import { skipToken } from '@reduxjs/toolkit/query';
import { useParams } from 'react-router-dom';
import { draftsApi } from '../../features/drafts/api/drafts.api';
import { DraftSummary } from '../../features/drafts/summary/draft-summary';
import { leaguesApi } from '../../features/leagues/api/leagues.api';
import { prospectusApi } from '../../features/leagues/api/prospectus.api';
import { runsLeague } from '../../features/leagues/runs-league';
import { isFailure } from '../../shared/api/problem';
import { ErrorBlock } from '../../shared/ui/error-block';
import { PageHeader } from '../../shared/ui/page-header';
import { FormSkeleton } from '../../shared/ui/skeletons';
import { useThingName } from '../shell/use-thing-name';
import { LeagueDraftHeader } from './league-draft/league-draft-header';
import { LeagueDraftTabs } from './league-draft/league-draft-tabs';

/** `/complex/leagues/:leagueId/draft`: commissioners set the draft up and end it; others see its results and history. */
export const LeagueDraftPage = () => {
  const { leagueId = '' } = useParams();
  const league = leaguesApi.useLeagueQuery(leagueId, { refetchOnMountOrArgChange: true });
  const draft = draftsApi.useDraftQuery({ leagueId }, { refetchOnMountOrArgChange: true });
  useThingName(leagueId, league.currentData?.name ?? draft.currentData?.leagueName);
  // A league without a draft yet is where every draft begins; a player may see the draft, but not the league.
  const noDraft = isFailure(draft.error) && draft.error.status === 404;
  const room = draft.currentData ?? null;
  const staff = league.currentData !== undefined && runsLeague(league.currentData.me);
  const canEdit = staff || room?.me.role === 'commissioner';
  // What could be set up or opened again is not in a league that is canceled for good. Asked before the draft is
  // canceled here: the page then stays.
  const said = prospectusApi.useProspectusQuery(canEdit ? leagueId : skipToken);
  const couldBegin = canEdit && (noDraft || room?.status === 'cancelled');
  const leagueIsOver = couldBegin && (said.currentData ? said.currentData.cancelled !== null : null);
  const settled = (league.currentData ?? league.error) && (room ?? draft.error);
  if (!settled || (noDraft && said.isLoading)) return <FormSkeleton fields={6} />;
  if (!league.currentData && !room) {
    return (
      <>
        <PageHeader title="Draft" />
        <ErrorBlock
          what="The league could not be loaded"
          error={league.error}
          onRetry={() => void league.refetch()}
          back={{ to: '/draft-leagues', label: 'Back to Draft Leagues' }}
        />
      </>
    );
  }
  if (!room && !noDraft) {
    return (
      <>
        <PageHeader title={league.currentData?.name ?? 'Draft'} />
        <ErrorBlock
          what="The draft could not be loaded"
          error={draft.error}
          onRetry={() => void draft.refetch()}
          back={{ to: '/draft-leagues', label: 'Back to Draft Leagues' }}
        />
      </>
    );
  }
  return (
    <>
      <LeagueDraftHeader league={league.currentData ?? null} room={room} />
      {room && <DraftSummary room={room} />}
      {leagueIsOver === null && said.error && (
        <ErrorBlock
          what="Whether the league goes on could not be loaded"
          error={said.error}
          onRetry={() => void said.refetch()}
        />
      )}
      {(room || leagueIsOver !== null) && (
        <LeagueDraftTabs
          leagueId={leagueId}
          league={league.currentData ?? null}
          room={room}
          canEdit={canEdit}
          leagueIsOver={leagueIsOver}
        />
      )}
    </>
  );
};
