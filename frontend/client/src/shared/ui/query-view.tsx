import type { ReactNode } from 'react';
import { ErrorBlock } from './error-block';

type QueryViewProps<Data> = {
  /** What a query's hook gives. */
  readonly query: {
    /** For what is asked for now, not for what was asked for before. */
    readonly currentData?: Data | undefined;
    readonly error?: unknown;
    readonly refetch: () => unknown;
  };
  /** 'Your devices could not be loaded'. */
  readonly what: string;
  /** Stands in the place of what is loaded. */
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
};

/** What a query has, once it is there: until then its outline, or why it did not come and a way to ask again. */
export const QueryView = <Data,>({ query, what, skeleton, children }: QueryViewProps<Data>) => {
  const { currentData, error, refetch } = query;
  if (currentData !== undefined) return children(currentData);
  if (!error) return skeleton;
  return <ErrorBlock what={what} error={error} onRetry={() => void refetch()} />;
};
