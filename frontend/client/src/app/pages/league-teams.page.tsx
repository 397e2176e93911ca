import type { LeagueView } from '@fieldhouse/api-contract';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { leaguesApi } from '../../features/leagues/api/leagues.api';
import { chipOf } from '../../features/leagues/board/board-words';
import { stepPath } from '../../features/leagues/setup/steps';
import { runsLeague } from '../../features/leagues/runs-league';
import { disciplineApi } from '../../features/leagues/api/discipline.api';
import { prospectusApi } from '../../features/leagues/api/prospectus.api';
import { useStages } from '../../features/leagues/use-stages';
import { OwnConduct } from '../../features/leagues/conduct/own-conduct';
import { TeamSuspensions } from '../../features/leagues/conduct/team-suspensions';
import { LeagueMessages } from '../../features/leagues/messages/league-messages';
import { registrationsApi } from '../../features/registrations/api/registrations.api';
import { PlacementBoard } from '../../features/registrations/board/placement-board';
import { OpenedInvoice } from '../../features/payments/invoice/opened-invoice';
import { CaptainPart } from '../../features/registrations/captain/captain-part';
import { LeagueTeams } from '../../features/registrations/divisions/league-teams';
import { RegistrationsTab } from '../../features/registrations/staff/registrations-tab';
import '../../features/teams/teams.css';
import { isFailure } from '../../shared/api/problem';
import { ButtonLink } from '../../shared/ui/button';
import { StatusChip } from '../../shared/ui/status-chip';
import { useQueryParam } from '../../shared/lib/use-query-param';
import { EmptyState } from '../../shared/ui/empty-state';
import { ErrorBlock } from '../../shared/ui/error-block';
import { lazyPart } from '../../shared/ui/lazy-part';
import { PageHeader } from '../../shared/ui/page-header';
import { QueryView } from '../../shared/ui/query-view';
import { Section } from '../../shared/ui/section';
import { RowsSkeleton } from '../../shared/ui/skeletons';
import { TabPages } from '../../shared/ui/tab-pages';
import { ManagedEyebrow, PublicPage } from './manage-leagues/league-head';
import { useThingName } from '../shell/use-thing-name';

const TABS = [
  { name: 'registrations', word: 'Registrations', for: 'staff' },
  { name: 'board', word: 'Free agents', for: 'staff' },
  { name: 'teams', word: 'Teams', for: 'all' },
  { name: 'requests', word: 'Requests', for: 'staff' },
  { name: 'messages', word: 'Messages', for: 'staff' },
  { name: 'conduct', word: 'Conduct', for: 'record' },
  { name: 'finance', word: 'Finance', for: 'money' },
  { name: 'books', word: 'Books', for: 'money' },
  { name: 'codes', word: 'Codes', for: 'money' },
] as const;
const ScheduleRequests = lazyPart(
  async () => (await import('../../features/leagues/schedule/schedule-requests')).ScheduleRequests,
  { name: 'the requests for the schedule', waiting: <RowsSkeleton /> },
);
const TeamRequests = lazyPart(
  async () => (await import('../../features/leagues/schedule/team-requests')).TeamRequests,
  { name: 'the requests of a team for the schedule', waiting: <RowsSkeleton /> },
);
const FinanceTab = lazyPart(
  async () => (await import('../../features/payments/finance/finance-tab')).FinanceTab,
  { name: 'the finances of a league', waiting: <RowsSkeleton rows={8} height={56} /> },
);
const LeagueCodes = lazyPart(
  async () => (await import('../../features/leagues/codes/league-codes')).LeagueCodes,
  { name: 'the discount codes of a league', waiting: <RowsSkeleton /> },
);
const LeagueConduct = lazyPart(
  async () => (await import('../../features/leagues/conduct/league-conduct')).LeagueConduct,
  { name: 'the conduct of a league', waiting: <RowsSkeleton /> },
);
const LeagueBooks = lazyPart(async () => (await import('../../features/finance/league-books')).LeagueBooks, {
  name: 'the books of a league',
  waiting: <RowsSkeleton rows={8} />,
});

/**
 * `/leagues/:leagueId/teams`: the league's teams, and what is on record about oneself; for captains, who of theirs cannot
 * play, who asks to join, who looks for a team and what they ask of the schedule; for its staff, who registers and who
 * plays where, what captains ask, what it says to many and who has done what.
 */
export const LeagueTeamsPage = () => {
  const { leagueId = '' } = useParams();
  const league = leaguesApi.useLeagueQuery(leagueId, { refetchOnMountOrArgChange: true });
  const { currentData, error, refetch } = league;
  useThingName(leagueId, currentData?.name);
  if (!currentData)
    return (
      <>
        <Head title={error ? 'Teams of the league' : 'Teams'} />
        {/* Whoever has no part in the league anymore still reads their own case. */}
        {isFailure(error) && error.status === 404 && <OwnConduct leagueId={leagueId} />}
        {error ? (
          <ErrorBlock
            what="The league could not be loaded"
            error={error}
            onRetry={() => void refetch()}
            whoGrants="The league’s organizers"
            back={{ to: '/discover-leagues', label: 'Back to Browse Leagues' }}
          />
        ) : (
          <RowsSkeleton />
        )}
      </>
    );
  const isStaff = runsLeague(currentData.me);
  const parts: readonly Part[] = [
    ...(isStaff ? (['staff'] as const) : []),
    ...(isStaff || currentData.me.staffRoles.includes('treasurer') ? (['money'] as const) : []),
    ...(isStaff || currentData.me.staffRoles.includes('scorekeeper') ? (['record'] as const) : []),
  ];
  const { teamRole } = currentData.me;
  const leads = teamRole !== null && teamRole !== 'proxy';
  const content = (
    <>
      <OwnConduct leagueId={leagueId} />
      {leads && <TeamSuspensions leagueId={leagueId} />}
      {!isStaff && leads && <CaptainPart leagueId={leagueId} zone={currentData.zone} />}
      {parts.length > 0 ? (
        <StaffPart league={currentData} parts={parts} />
      ) : (
        <Teams league={currentData} isStaff={false} />
      )}
      {!isStaff && leads && <TeamRequests leagueId={leagueId} zone={currentData.zone} />}
    </>
  );
  return (
    <>
      <Head
        title={currentData.name}
        season={currentData.season}
        run={isStaff ? currentData.leagueId : undefined}
        zone={currentData.zone}
      />
      {/* Tabs have skeletons of their own. */}
      {parts.length > 0 ? (
        content
      ) : (
        <Together leagueId={leagueId} leads={leads}>
          {content}
        </Together>
      )}
    </>
  );
};

type TogetherProps = {
  readonly leagueId: string;
  /** Whether they have the parts of a captain. */
  readonly leads: boolean;
  readonly children: ReactNode;
};

/** Shows the parts once all have answered but the last, since whichever comes late would push the others down. */
const Together = ({ leagueId, leads, children }: TogetherProps) => {
  const { ownDiscipline, teamSuspensions } = disciplineApi.endpoints;
  const own = ownDiscipline.useQueryState(leagueId);
  const teams = prospectusApi.endpoints.prospectus.useQueryState(leagueId);
  const suspensions = teamSuspensions.useQueryState(leagueId);
  const players = registrationsApi.endpoints.freeAgents.useQueryState(leagueId);
  const waits = [own, teams, ...(leads ? [suspensions, players] : [])].some(
    ({ currentData, error }) => currentData === undefined && !error,
  );
  return (
    <>
      {waits && <RowsSkeleton />}
      <div hidden={waits}>{children}</div>
    </>
  );
};

type PartProps = { readonly league: LeagueView };

type HeadProps = {
  readonly title: string;
  readonly season?: string;
  /** The league, for who runs it: its head is that of its setup, to which it leads. */
  readonly run?: string;
  /** IANA, of the league. */
  readonly zone?: string;
};

/** One head whoever looks, so that its title stays the one that has the focus. */
const Head = ({ title, season, run, zone }: HeadProps) => {
  const { data, refetch } = prospectusApi.useProspectusQuery(run ?? skipToken);
  useStages(data && zone !== undefined ? [{ ...data, zone }] : [], refetch);
  return (
    <PageHeader
      title={title}
      eyebrow={run !== undefined && season !== undefined ? <ManagedEyebrow season={season} /> : season}
      status={data && <StatusChip state={chipOf(data.stage)} />}
      actions={
        run !== undefined && (
          <>
            <ButtonLink to={stepPath(run, 'review')}>Setup</ButtonLink>
            {data?.published && <PublicPage leagueId={run} />}
          </>
        )
      }
    />
  );
};

/** What of the league somebody sees beside its teams. */
type Part = Exclude<(typeof TABS)[number]['for'], 'all'>;
/** Treasurers see what it owes and is owed, scorekeepers what is on record, but neither who registers. */
const StaffPart = ({ league, parts }: PartProps & { readonly parts: readonly Part[] }) => {
  const { leagueId, teams, rosterSize } = league;
  const [asked, setTab] = useQueryParam('tab');
  const isStaff = parts.includes('staff');
  const tabs = TABS.filter((one) => one.for === 'all' || parts.includes(one.for));
  const first = isStaff ? 'registrations' : parts.includes('money') ? 'finance' : 'teams';
  const tab = tabs.find(({ name }) => name === asked)?.name ?? first;
  const said = prospectusApi.useProspectusQuery(leagueId, { refetchOnMountOrArgChange: true });
  const sent = registrationsApi.useLeagueRegistrationsQuery(leagueId, {
    skip: !isStaff,
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  return (
    <TabPages label="Parts of the league" id="league-teams" tabs={tabs} shown={tab} onShow={setTab}>
      {tab === 'teams' ? (
        <Teams league={league} isStaff={isStaff} />
      ) : tab === 'finance' ? (
        <FinanceTab leagueId={leagueId} />
      ) : tab === 'books' ? (
        <>
          <LeagueBooks leagueId={leagueId} teams={teams} />
          <OpenedInvoice />
        </>
      ) : tab === 'codes' ? (
        <LeagueCodes leagueId={leagueId} />
      ) : tab === 'requests' ? (
        <ScheduleRequests leagueId={leagueId} zone={league.zone} />
      ) : tab === 'messages' ? (
        <LeagueMessages leagueId={leagueId} zone={league.zone} />
      ) : tab === 'conduct' ? (
        <LeagueConduct leagueId={leagueId} decides={isStaff} />
      ) : (
        <QueryView query={said} what="The league could not be loaded" skeleton={<RowsSkeleton />}>
          {({ prospectus, teamDivisions, cancelled }) =>
            prospectus === null ? (
              <EmptyState title="Registration is not set up yet">
                People register once the league says when, for what price and who may play.
              </EmptyState>
            ) : (
              <QueryView
                query={sent}
                what="The registrations could not be loaded"
                skeleton={<RowsSkeleton rows={8} height={56} />}
              >
                {(view) =>
                  tab === 'board' ? (
                    <PlacementBoard registrations={view} {...{ leagueId, teams, rosterSize, prospectus }} />
                  ) : (
                    <RegistrationsTab {...{ league, view, prospectus, teamDivisions, cancelled, teams }} />
                  )
                }
              </QueryView>
            )
          }
        </QueryView>
      )}
    </TabPages>
  );
};

/** By division, where the league has any; the staff puts them there. */
const Teams = ({ league: { leagueId, teams }, isStaff }: PartProps & { readonly isStaff: boolean }) => {
  const query = prospectusApi.useProspectusQuery(leagueId, { refetchOnMountOrArgChange: true });
  return (
    <QueryView query={query} what="The divisions could not be loaded" skeleton={<RowsSkeleton />}>
      {({ prospectus, teamDivisions, cancelled, position }) => {
        const divisions = prospectus?.divisions ?? [];
        const canPut = isStaff && cancelled === null;
        const list = (
          <LeagueTeams {...{ leagueId, teams, position, canPut }} said={{ divisions, teamDivisions }} />
        );
        return isStaff || divisions.length > 0 ? list : <Section title="Teams">{list}</Section>;
      }}
    </QueryView>
  );
};
