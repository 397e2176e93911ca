import { Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../shared/ui/error-boundary';
import { LoadingPage } from '../../shared/ui/loading-page';
import { usePageComing } from '../app-router';
import { PageBroken } from '../page-broken';
import { useArrival } from './use-arrival';

const SPINNER_AFTER_MS = 150;

/** Where the page is shown: a spinner while its code comes, and the way to try again when it does not. */
export const PageArea = () => {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const next = usePageComing();
  const coming = useSlow(next !== null);
  useArrival(main, next);
  // The frame first: both at once would hold a phone's thread too long.
  const framed = useDeferredValue(true, false);
  return (
    <main ref={main} id="main" tabIndex={-1} className="page-area">
      {coming && <LoadingPage />}
      <div hidden={coming}>
        <ErrorBoundary name="a page" of={pathname} instead={() => <PageBroken />}>
          <Suspense fallback={<LoadingPage />}>{framed ? <Outlet /> : <LoadingPage />}</Suspense>
        </ErrorBoundary>
      </div>
    </main>
  );
};

// Code that comes at once would only flicker.
const useSlow = (waiting: boolean): boolean => {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), SPINNER_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting]);
  return waiting && slow;
};
