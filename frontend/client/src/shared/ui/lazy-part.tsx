// eslint-disable-next-line no-restricted-syntax -- this is what is to be used in its place
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { pause } from '../lib/pause';
import { ErrorBoundary } from './error-boundary';
import { NotArrived } from './not-arrived';

const AGAIN_AFTER_MS = 1_000;

type LazyPartOptions = {
  /** For the log, as 'the account menu'. */
  readonly name: string;
  /** While its code comes. */
  readonly waiting?: ReactNode;
  /** When its code does not come; a line with Retry unless something else is better. */
  readonly instead?: (retry: () => void) => ReactNode;
};

/** Code may fail to come: without a connection, or because a newer version has taken its place. Asked for once more. */
export const twice =
  <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  async (): Promise<{ readonly default: ComponentType<Props> }> => {
    const loaded = await load().catch(async () => {
      await pause(AGAIN_AFTER_MS);
      return load();
    });
    return { default: loaded };
  };

/** `prepare` fetches its code before it is shown: then it is shown at once. */
export type LazyPart<Props> = ComponentType<Props> & { readonly prepare: () => void };

/**
 * A part whose code comes when it is first shown. When it does not come, what stands around the part stays as it is.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { name, waiting = null, instead = (retry) => <NotArrived onRetry={retry} /> }: LazyPartOptions,
): LazyPart<Props> => {
  let here: ComponentType<Props> | undefined;
  const arrive = async (): Promise<ComponentType<Props>> => (here = await load());
  // React remembers that code did not come, so each further try is another lazy component.
  let Part = lazy(twice(arrive));
  const renew = (): void => {
    Part = lazy(twice(arrive));
  };
  const Newest = (props: Props) => {
    // A lazy component waits, also for what is here; and what is shown may not become another component.
    const [Shown] = useState<ComponentType<Props>>(() => here ?? Part);
    return <Shown {...props} />;
  };
  const LazyPart = (props: Props) => (
    <ErrorBoundary name={name} onRetry={renew} instead={instead}>
      <Suspense fallback={waiting}>
        <Newest {...props} />
      </Suspense>
    </ErrorBoundary>
  );
  return Object.assign(LazyPart, { prepare: () => void arrive().catch(() => undefined) });
};
