import { useEffect, useRef } from 'react';

const AGAIN_AFTER_MS = 5_000;

/** Asks the service anew once a time is over, and again until it says so too: it may be a moment later than this clock. */
export const useRefreshWhenOver = (isOver: boolean, onRefresh: () => Promise<unknown>): void => {
  const refresh = useRef(onRefresh);
  refresh.current = onRefresh;
  useEffect(() => {
    if (!isOver) return;
    void refresh.current();
    const timer = setInterval(() => void refresh.current(), AGAIN_AFTER_MS);
    return () => clearInterval(timer);
  }, [isOver]);
};
