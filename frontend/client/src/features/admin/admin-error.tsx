import { isFailure } from '../../shared/api/problem';
import { ErrorBlock } from '../../shared/ui/error-block';
import { CodeForm } from './code/code-form';
import { EmptyState } from '../../shared/ui/empty-state';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

type AdminErrorProps = {
  readonly what: string;
  readonly error: unknown;
  readonly onRetry: () => void;
};

/** A failure on the pages of site admins, who have to turn their second factor on first and sign in with it. */
export const AdminError = ({ what, error, onRetry }: AdminErrorProps) =>
  isFailure(error) && error.code === 'code_required' ? (
    <EmptyState title="Enter a code to continue" action={<CodeForm onProved={onRetry} />}>
      You signed in here with your password alone. The pages of site admins ask for two-step verification too.
    </EmptyState>
  ) : isFailure(error) && error.code === 'second_factor_required' ? (
    <EmptyState
      title="Turn on two-step verification first"
      action={
        <Button component={Link} to="/player-profile?tab=account" variant="contained">
          Open account security
        </Button>
      }
    >
      Site admins sign in with a code from their phone. Until yours is set up, these pages stay closed.
    </EmptyState>
  ) : (
    <ErrorBlock what={what} error={error} onRetry={onRetry} whoGrants="Another site admin" />
  );

/** What somebody reads whose decision came second. */
export const CHANGED_BY_ANOTHER =
  'Changed by another admin a moment ago. Look at it again before you decide.';
