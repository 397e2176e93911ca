import { useEffect, useRef, useState } from 'react';
import { useChat } from '../chat-context';
import { saidIn } from '../model/text';
import type { TimelineRow } from '../model/timeline';

/**
 * What came from others since the list was opened: how much of it waits below, and what a screen reader says of the
 * newest.
 */
export const useNews = (rows: readonly TimelineRow[], isAtEnd: boolean) => {
  const { view, nameOf, reported } = useChat();
  const { accountId, hidden } = view.me;
  const newest = rows.findLast((row) => row.kind === 'message');
  const newestKey = newest?.message.key ?? '';
  /** Up to where one has been at the end, and up to where it was said. */
  const seen = useRef(newestKey);
  const told = useRef(newestKey);
  const [said, setSaid] = useState('');
  const [waiting, setWaiting] = useState(0);

  useEffect(() => {
    const fromOthers = rows.flatMap((row) =>
      row.kind === 'message' &&
      row.message.authorId !== accountId &&
      row.message.text !== null &&
      !hidden.includes(row.message.authorId) &&
      !reported.has(row.id)
        ? [row.message]
        : [],
    );
    const fresh = fromOthers.filter(({ key }) => key > told.current);
    if (newestKey > told.current) told.current = newestKey;
    if (fresh.length > 0)
      setSaid(fresh.map((one) => `${nameOf(one.authorId)}: ${saidIn(one, nameOf)}`).join('. '));
    if (isAtEnd && newestKey > seen.current) seen.current = newestKey;
    setWaiting(fromOthers.filter(({ key }) => key > seen.current).length);
  }, [rows, isAtEnd, newestKey, accountId, hidden, reported, nameOf]);
  return { said, waiting } as const;
};
