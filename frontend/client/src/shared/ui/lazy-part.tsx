// eslint-disable-next-line no-restricted-syntax -- this is what is to be used in its place
import { lazy, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { pause } from '../lib/pause';
import { ErrorBoundary, NotArrivedError } from './error-boundary';
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
const codeOf = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let here: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;
  const fetched = async (): Promise<ComponentType<Props>> => {
    try {
      const loaded = await load().catch(() => pause(AGAIN_AFTER_MS).then(load));
      here = loaded;
      return loaded;
    } finally {
      coming = undefined;
    }
  };
  const arrive = (): Promise<ComponentType<Props>> => (coming ??= fetched());
  return { here: () => here, arrive, prepare: () => void arrive().catch(() => undefined) } as const;
};

/** `prepare` fetches its code before it is shown: then it is shown at once. */
export type LazyPart<Props> = ComponentType<Props> & { readonly prepare: () => void };

/** A page, whose code comes when it is first shown: the page before it stays until then. */
export const lazyPage = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> => {
  const { here, arrive, prepare } = codeOf(load);
  // A lazy component that has failed once fails for ever.
  let later: ComponentType<Props> | undefined;
  const askAnew = (): void => void (later = undefined);
  const comingLater = (): ComponentType<Props> =>
    (later ??= lazy(() =>
      arrive().then(
        (loaded) => ({ default: loaded }),
        (error: unknown) => Promise.reject(new NotArrivedError(error, askAnew)),
      ),
    ));
  const LazyPage = (props: Props) => {
    // A lazy component waits, also for what is here; and what is shown may not become another component.
    const [Shown] = useState<ComponentType<Props>>(() => here() ?? comingLater());
    return <Shown {...props} />;
  };
  return Object.assign(LazyPage, { prepare });
};

/**
 * A part whose code comes when it is first shown. When it does not come, what stands around the part stays as it is.
 * Nothing suspends: React leaves what stands in for a part for 300 ms, however soon that is there.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { name, waiting = null, instead = (retry) => <NotArrived onRetry={retry} /> }: LazyPartOptions,
): LazyPart<Props> => {
  const { here, arrive, prepare } = codeOf(load);
  const Part = (props: Props) => {
    const [Shown, setShown] = useState(here);
    const [failure, setFailure] = useState<Error>();
    useEffect(() => {
      let left = false;
      if (!Shown)
        arrive().then(
          (loaded) => !left && setShown(() => loaded),
          (error: Error) => !left && setFailure(error),
        );
      return () => {
        left = true;
      };
    }, [Shown]);
    if (failure) throw failure;
    return Shown ? <Shown {...props} /> : waiting;
  };
  const LazyPart = (props: Props) => (
    <ErrorBoundary name={name} instead={instead}>
      <Part {...props} />
    </ErrorBoundary>
  );
  return Object.assign(LazyPart, { prepare });
};
