import type { ReactNode } from 'react';
import { ErrorBlock } from '../../../shared/ui/error-block';
import { ErrorBoundary } from '../../../shared/ui/error-boundary';

/** Keeps a part that breaks from taking the dashboard with it. */
export const PartBoundary = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <ErrorBoundary
    name={`the dashboard's part '${name}'`}
    instead={(retry, error) => (
      <ErrorBlock what="This part of the dashboard could not be shown" error={error} onRetry={retry} />
    )}
  >
    {children}
  </ErrorBoundary>
);
