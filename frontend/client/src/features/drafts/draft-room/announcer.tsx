import { useCallback, useEffect, useRef, useState } from 'react';
import type { Observable } from '../../../shared/live/observable';
import { Aloud } from '../../../shared/ui/aloud';
import type { RoomLink } from './live/room-links';
import { gathered, heardBetween, type News } from './model/announcements';
import { connectionWords } from './model/connection-words';
import { standingOf, type RoomFacts } from './model/room-facts';
import { nextWarning, timeWords } from './model/time-words';

const GATHER_MS = 900;
const isMine = (facts: RoomFacts): boolean => standingOf(facts) === 'my_turn';

type AnnouncerProps = {
  readonly facts: RoomFacts;
  readonly link: RoomLink;
  /** Changes whenever somebody asks for the time. */
  readonly timeAsked: Observable<number>;
};

/**
 * The one voice of the room: picks gathered and politely; my turn, its last seconds, a pause and a lost connection at
 * once. What it says nothing else says aloud.
 */
export const Announcer = ({ facts, link, timeAsked }: AnnouncerProps) => {
  const before = useRef(facts);
  const waiting = useRef<readonly News[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [news, setNews] = useState('');
  // Numbered: the same words said twice have to be heard twice.
  const [urgent, setUrgent] = useState({ no: 0, words: '' });
  const say = useCallback((words: string) => setUrgent(({ no }) => ({ no: no + 1, words })), []);

  useEffect(() => {
    const heard = heardBetween(before.current, facts);
    const isOver = isMine(before.current) && !isMine(facts);
    before.current = facts;
    if (heard.urgent !== null) say(heard.urgent);
    // Whoever reads on would find a turn that is over.
    else if (isOver) say('');
    if (heard.news.length === 0) return;
    waiting.current = [...waiting.current, ...heard.news];
    timer.current ??= setTimeout(() => {
      setNews(gathered(waiting.current));
      waiting.current = [];
      timer.current = undefined;
    }, GATHER_MS);
  }, [facts, say]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );

  const { clock } = link.socket;
  const { turn } = facts.room;
  const myTurn = isMine(facts) ? turn : null;
  useEffect(() => {
    let warning: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(warning);
      const next = myTurn && nextWarning(myTurn, clock.now());
      if (!next) return;
      warning = setTimeout(() => {
        say(next.words);
        wait();
      }, next.inMs);
    };
    wait();
    const stop = clock.subscribe(wait);
    return () => {
      clearTimeout(warning);
      stop();
    };
  }, [myTurn, clock, say]);

  useEffect(
    () => timeAsked.subscribe(() => say(timeWords(before.current, clock.now()))),
    [timeAsked, clock, say],
  );
  useEffect(() => {
    let lost = false;
    return link.sync.subscribe(() => {
      const words = connectionWords(link.sync.get());
      if (words) say(`${words.title}. ${words.text}`);
      else if (lost) say('Connected again.');
      lost = words !== null;
    });
  }, [link, say]);
  return (
    <Aloud>
      <div className="sr-only">
        <div role="status" aria-label="Draft news">
          {news}
        </div>
        <div role="alert" aria-label="Your turn">
          <span key={urgent.no}>{urgent.words}</span>
        </div>
      </div>
    </Aloud>
  );
};
