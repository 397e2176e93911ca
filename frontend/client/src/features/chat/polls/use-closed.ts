import { isPollClosed, type PollView } from '@fieldhouse/api-contract';
import { useEffect, useState } from 'react';

/** So often what is left is said anew. */
const EVERY_MS = 30_000;

/** Whether a poll is closed, also when it closes while one looks at it. */
export const useClosed = (poll: PollView): boolean => {
  const [now, setNow] = useState(() => Date.now());
  const isClosed = isPollClosed(poll, now);
  const until = poll.closesAt === null || isClosed ? null : Date.parse(poll.closesAt);
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(EVERY_MS, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until, now]);
  return isClosed;
};
