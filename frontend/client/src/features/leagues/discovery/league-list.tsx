import { Button } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { QueryView } from '../../../shared/ui/query-view';
import { CardsSkeleton } from '../../../shared/ui/skeletons';
import { discoveryApi, type LeagueFilters } from '../api/discovery.api';
import { stagedCard, useStages } from '../use-stages';
import { LeagueCard } from './league-card';

type LeagueListProps = {
  readonly filters: LeagueFilters;
  readonly narrowed: boolean;
  /** By what is searched for alone. */
  readonly searched: boolean;
  readonly onClear: () => void;
};

/** The leagues that the filters find, page after page. */
export const LeagueList = ({ filters, narrowed, searched, onClear }: LeagueListProps) => {
  const query = discoveryApi.useOpenLeaguesInfiniteQuery(filters, { refetchOnMountOrArgChange: 60 });
  const listed = query.currentData?.pages.flatMap((page) => page.leagues) ?? [];
  useStages(listed.map(stagedCard), query.refetch);
  return (
    <QueryView
      query={query}
      what="The leagues could not be loaded"
      skeleton={<CardsSkeleton cards={6} height={200} />}
    >
      {({ pages }) => {
        const leagues = pages.flatMap((page) => page.leagues);
        if (leagues.length === 0) {
          const unknown = pages[0]?.near === null ? filters['near'] : undefined;
          return <NoLeagues {...{ narrowed, searched, unknown, onClear }} />;
        }
        return (
          <>
            <ul aria-label="Leagues" aria-busy={query.isFetching} className="card-grid league-cards">
              {leagues.map((league) => (
                <li key={league.leagueId}>
                  <LeagueCard league={league} />
                </li>
              ))}
            </ul>
            {query.hasNextPage && (
              <div className="league-more">
                <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  Show more
                </Button>
              </div>
            )}
          </>
        );
      }}
    </QueryView>
  );
};

type NoLeaguesProps = Pick<LeagueListProps, 'narrowed' | 'searched' | 'onClear'> & {
  /** What was typed as a place and is none. */
  readonly unknown: string | undefined;
};

const NoLeagues = ({ narrowed, searched, unknown, onClear }: NoLeaguesProps) =>
  narrowed ? (
    <EmptyState
      title="No leagues match"
      action={
        <Button variant="filled" onClick={onClear}>
          {searched ? 'Clear the search' : 'Clear filters'}
        </Button>
      }
    >
      {unknown === undefined
        ? searched
          ? 'Check how it is written, or look for another name or venue.'
          : 'Leave a filter out, or look for another day or city.'
        : `No single place is called “${unknown}”. Choose one of those that are suggested while you type, such as “Albany, NY”.`}
    </EmptyState>
  ) : (
    <EmptyState title="No league is open right now">
      Leagues appear here as soon as their organizers publish them.
    </EmptyState>
  );
