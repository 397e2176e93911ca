import { useDeferredValue, useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import '../../features/leagues/discovery/discovery.css';
import { LeagueFilterBar } from '../../features/leagues/discovery/league-filter-bar';
import { useLeagueFilters } from '../../features/leagues/discovery/league-filters';
import { LeagueList } from '../../features/leagues/discovery/league-list';
import { OwnWay } from '../../features/registrations/own-way';
import { lazyOverlay } from '../../shared/ui/lazy-overlay';
import { lazyPart } from '../../shared/ui/lazy-part';
import { NotArrived } from '../../shared/ui/not-arrived';
import { PageHeader } from '../../shared/ui/page-header';
import { FormSkeleton, RowsSkeleton } from '../../shared/ui/skeletons';

const LeagueDrawer = lazyOverlay(
  async () => (await import('../../features/leagues/discovery/league-drawer')).LeagueDrawer,
  'a league',
);

const LeagueRegistration = lazyPart(
  async () => (await import('./registration/league-registration')).LeagueRegistration,
  { name: 'the registration', waiting: <FormSkeleton />, instead: (retry) => <NotArrived onRetry={retry} /> },
);

const OwnEligibility = lazyPart(
  async () => (await import('../../features/registrations/own-eligibility')).OwnEligibility,
  { name: 'who may play', waiting: <RowsSkeleton rows={1} height={56} /> },
);

/** `/discover-leagues`: the leagues that one can join; `?league=` opens one of them beside the list, `&register` to register with it. */
export const DiscoverLeaguesPage = () => {
  const { filters, narrowed, chosen, set, clear } = useLeagueFilters();
  const [params, setParams] = useSearchParams();
  const sought = useDeferredValue(filters);
  const leagueId = params.get('league') ?? '';
  const registers = params.has('register');
  useEffect(() => {
    // Its code need not wait for the league.
    if (registers) LeagueRegistration.prepare();
  }, [registers]);
  const navigate = useNavigate();
  const { state } = useLocation() as { readonly state: { readonly fromList?: boolean } | null };
  const close = (): void => {
    // Back to the list as it was; whoever came by a link has nothing behind them.
    if (state?.fromList) void navigate(-1);
    else
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          for (const name of ['league', 'register', 'group']) next.delete(name);
          return next;
        },
        { replace: true },
      );
  };
  return (
    <>
      <PageHeader title="Browse Leagues" />
      <LeagueFilterBar
        narrowed={narrowed}
        filters={chosen}
        chosen={(name) => params.get(name) ?? ''}
        set={set}
        clear={clear}
      />
      <LeagueList filters={sought} narrowed={narrowed > 0} searched={chosen === 0} onClear={clear} />
      <LeagueDrawer
        open={leagueId !== ''}
        leagueId={leagueId}
        onClose={close}
        eligibility={({ leagueId: id, waivers }, rules) => (
          <OwnEligibility leagueId={id} waivers={waivers}>
            {rules}
          </OwnEligibility>
        )}
        way={({ leagueId: id }, word) => <OwnWay leagueId={id}>{word}</OwnWay>}
        registration={
          registers
            ? ({ prospectus, waivers, ...league }) => (
                <LeagueRegistration league={league} prospectus={prospectus} waivers={waivers} />
              )
            : null
        }
      />
    </>
  );
};
