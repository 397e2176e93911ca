import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { PageHeader } from '../../shared/ui/page-header';

/** What somebody reads whose role does not open a page. */
export const NoAccessPage = ({
  title,
  whoGrants,
}: {
  readonly title: string;
  readonly whoGrants: string;
}) => (
  <>
    <PageHeader title={title} />
    <EmptyState
      title="You don't have access"
      action={
        <ButtonLink to="/dashboard" variant="filled">
          Back to the dashboard
        </ButtonLink>
      }
    >
      {whoGrants}
    </EmptyState>
  </>
);
