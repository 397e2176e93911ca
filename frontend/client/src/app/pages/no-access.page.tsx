import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
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
        <Button component={Link} to="/dashboard" variant="contained">
          Back to the dashboard
        </Button>
      }
    >
      {whoGrants}
    </EmptyState>
  </>
);
