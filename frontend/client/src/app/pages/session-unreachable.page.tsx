import { Button } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';

/** Nobody answered who is signed in, not even after the repeats. */
export const SessionUnreachablePage = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div role="alert" className="unreachable">
    <EmptyState
      title="Fieldhouse could not be reached"
      action={
        <Button variant="filled" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      We asked four times and got no answer. Check your connection, or try again in a moment.
    </EmptyState>
  </div>
);
