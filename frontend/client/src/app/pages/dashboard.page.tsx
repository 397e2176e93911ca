import { useSession } from '../../shared/session/use-session';
import { PageHeader } from '../../shared/ui/page-header';
import { QueryView } from '../../shared/ui/query-view';
import { CardsSkeleton } from '../../shared/ui/skeletons';
import { Content } from './dashboard/content';
import { dashboardApi } from './dashboard/dashboard.api';

/** By the clock of the person's own zone. */
const greeting = (hour: number): string => {
  if (hour >= 5 && hour < 12) return 'Good morning';
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening';
};

/** `/dashboard`: what waits for the person and what is next. Later parts of the product add a folder, not code here. */
export const DashboardPage = () => {
  const { user } = useSession();
  const dashboard = dashboardApi.useDashboardQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  const name = user?.user_metadata.first_name ?? '';
  return (
    <>
      <PageHeader title="Dashboard">
        <p className="page-intro">
          {greeting(new Date().getHours())}
          {name === '' ? '' : `, ${name}`}.
        </p>
      </PageHeader>
      <QueryView
        query={dashboard}
        what="Your dashboard could not be loaded"
        skeleton={<CardsSkeleton cards={1} height={120} />}
      >
        {(view) => <Content view={view} onRetry={() => void dashboard.refetch()} />}
      </QueryView>
    </>
  );
};
