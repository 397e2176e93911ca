import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef, useState } from 'react';
import { gathered, heardBetween } from './model/announcements';
import type { RoomFacts } from './model/room-facts';

const GATHER_MS = 900;

/** Says what happens in the room: picks gathered and politely, my turn and a pause at once. */
export const Announcer = ({ facts }: { readonly facts: RoomFacts }) => {
  const before = useRef(facts);
  const waiting = useRef<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [news, setNews] = useState('');
  const [urgent, setUrgent] = useState('');

  useEffect(() => {
    const heard = heardBetween(before.current, facts);
    before.current = facts;
    if (heard.urgent !== null) setUrgent(heard.urgent);
    if (heard.news.length === 0) return;
    waiting.current = [...waiting.current, ...heard.news];
    timer.current ??= setTimeout(() => {
      setNews(gathered(waiting.current));
      waiting.current = [];
      timer.current = undefined;
    }, GATHER_MS);
  }, [facts]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return (
    <Box sx={visuallyHidden}>
      <div role="status" aria-label="Draft news">
        {news}
      </div>
      <div role="alert" aria-label="Your turn">
        {urgent}
      </div>
    </Box>
  );
};
