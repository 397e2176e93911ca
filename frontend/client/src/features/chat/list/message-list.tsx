import type { ChatItemView, ChatMessageView } from '@fieldhouse/api-contract';
import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import { KeyboardArrowDownRounded } from '../../../shared/icons/keyboard-arrow-down-rounded';
import { useObservable } from '../../../shared/live/use-observable';
import { Button } from '../../../shared/ui/button';
import { useChat } from '../chat-context';
import type { Place } from '../live/channel-store';
import { timelineOf, type TimelineRow } from '../model/timeline';
import { dayOf } from '../model/words';
import { MessageMenu } from './message-menu';
import { ListEnd, ListStart, RowAbove } from './list-parts';
import { Message } from './message';
import { Card } from './card';
import { SeenBy } from './seen-by';
import { UnsentMessage } from './unsent-message';
import { useNews } from './use-news';
import { usePosition, type Start } from './use-position';
import { useReading } from './use-reading';

type MessageListProps = {
  /** Somebody is led to this message; `visit` is another one each time. */
  readonly target: string | null;
  readonly visit: string;
};

const BOTTOM_PX = 60;
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The messages of a channel; whoever stands at the newest stays there. */
export const MessageList = ({ target, visit }: MessageListProps) => {
  const { view, channel, channelView, store, outbox, showNewest } = useChat();
  const { items, opened, place, firstIndex, older, newer } = useObservable(store);
  const unsent = useObservable(outbox);
  const me = view.me.accountId;
  const list = useRef<VirtuosoHandle>(null);
  const box = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(target);
  /** The message that takes the focus along as somebody is led to it. */
  const [followed, setFollowed] = useState<string | null>(null);
  const [menu, setMenu] = useState<{ readonly anchor: HTMLElement; readonly message: ChatMessageView }>();
  // The line of what is new stays where it was when the list was opened.
  const [read] = useState(() => (channelView.unread > 0 ? (channelView.readKey ?? '') : null));
  const rows = useMemo(
    () =>
      timelineOf({
        items,
        unsent: newer ? [] : unsent.filter((one) => one.channel === channel),
        me,
        readKey: read,
        dayOf,
      }),
    [items, unsent, newer, channel, me, read],
  );
  const [start] = useState(() => startOf(rows, target, beginsThere(place, items)));
  const position = usePosition({ list, rows, start, newer });
  const { isAtEnd, goes } = position;
  // Before anything is there, nobody is anywhere.
  const [isPlaced, setIsPlaced] = useState(false);
  const news = useNews(rows, isAtEnd && !newer);
  useReading(isAtEnd && !newer && opened > 0);
  const lastId = rows.findLast(({ kind }) => kind === 'message')?.id ?? null;
  const newestOwn = items.findLast((item) => item.kind === 'message' && item.state === 'shown');
  const stop = rows.some(({ id }) => id === current) ? current : lastId;

  const { toEnd: toLast } = position;
  const toEnd = useCallback(() => {
    if (store.get().newer) showNewest();
    else toLast();
  }, [store, showNewest, toLast]);
  // What one writes is seen going out.
  const written = unsent.length;
  const before = useRef(written);
  useEffect(() => {
    if (written > before.current) toEnd();
    before.current = written;
  }, [written, toEnd]);
  useEffect(() => {
    if (target === null || !rows.some(({ id }) => id === target)) return;
    position.leadTo(target);
    setCurrent(target);
    // Whoever is led on from a message goes on from where they were led; its list may have left for another place's.
    const { activeElement } = document;
    if (box.current?.contains(activeElement) || (opened > 1 && activeElement === document.body))
      setFollowed(target);
    // Once for each time somebody is led there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [target, visit]);

  const move = (event: KeyboardEvent<HTMLElement>, from: string): void => {
    const step = STEPS[event.key];
    if (step === undefined || event.target !== event.currentTarget) return;
    event.preventDefault();
    let index = rows.findIndex(({ id }) => id === from) + step;
    while (rows[index] && rows[index]?.kind !== 'message') index += step;
    const next = rows[index];
    if (!next) return;
    const focus = (): void =>
      [...(box.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
        .find(({ dataset }) => dataset['row'] === next.id)
        ?.querySelector<HTMLElement>('article')
        ?.focus();
    goes();
    setCurrent(next.id);
    list.current?.scrollIntoView({ index, behavior: 'auto', done: focus });
    focus();
  };

  const rowOf = (row: TimelineRow) => {
    switch (row.kind) {
      case 'card':
        return <Card card={row.card} />;
      case 'unsent':
        return <UnsentMessage unsent={row.unsent} isGrouped={row.isGrouped} />;
      case 'message':
        return (
          <Message
            message={row.message}
            isGrouped={row.isGrouped}
            isCurrent={row.id === stop}
            isTarget={row.id === target}
            isFollowed={row.id === followed}
            onCurrent={() => {
              setCurrent(row.id);
              setFollowed(null);
            }}
            onKeyDown={(event) => move(event, row.id)}
            onMenu={(anchor) => setMenu({ anchor, message: row.message })}
          >
            {row.message === newestOwn && row.message.authorId === me && !newer && (
              <SeenBy message={row.message} />
            )}
          </Message>
        );
      default:
        return row satisfies never;
    }
  };
  return (
    <div ref={box} className="chat-list">
      <Virtuoso
        ref={list}
        role="log"
        aria-live="off"
        aria-label={channel === 'news' ? 'Announcements' : 'Messages'}
        className="chat-scroller"
        data={rows}
        firstItemIndex={firstIndex}
        initialTopMostItemIndex={start}
        alignToBottom
        followOutput={newer ? false : (isEnd) => isEnd && !position.isLed() && 'auto'}
        atBottomThreshold={BOTTOM_PX}
        atBottomStateChange={position.endChanged}
        totalListHeightChanged={position.follow}
        itemsRendered={(shown) => shown.length > 0 && setIsPlaced(true)}
        onWheel={({ deltaY }) => (deltaY < 0 || position.isLed()) && goes()}
        onTouchMove={goes}
        // Its own children are messages: this is the bar to scroll with.
        onPointerDown={({ target, currentTarget }) => target === currentTarget && goes()}
        onKeyDown={({ target, currentTarget }) => target === currentTarget && goes()}
        increaseViewportBy={400}
        startReached={() => void (opened > 0 && store.loadOlder())}
        endReached={() => void (opened > 0 && store.loadNewer())}
        computeItemKey={(_, { id }) => id}
        components={{ Header: older ? ListStart : undefined, Footer: newer ? ListEnd : undefined }}
        itemContent={(_, row) => (
          <div data-row={row.id}>
            <RowAbove row={row} />
            {rowOf(row)}
          </div>
        )}
      />
      {isPlaced && (!isAtEnd || newer) && (
        <Button size="small" className="chat-to-end" onClick={toEnd}>
          <KeyboardArrowDownRounded fontSize="small" />
          {news.waiting > 0 ? `Jump to newest (${news.waiting} new)` : 'Jump to newest'}
        </Button>
      )}
      <p role="status" className="sr-only">
        {news.said}
      </p>
      {menu && <MessageMenu {...menu} onClose={() => setMenu(undefined)} />}
    </div>
  );
};

/** Where a list is opened: at what somebody was led to, at the line of what is new, else at the newest. */
/** A page from an instant on begins there; where nothing is later, it is the newest and ends there. */
const beginsThere = ({ from }: Place, [first]: readonly ChatItemView[]): boolean =>
  from !== undefined && first !== undefined && Date.parse(first.at) >= Date.parse(from);

const startOf = (rows: readonly TimelineRow[], target: string | null, isFromTop: boolean): Start => {
  const led = rows.findIndex(({ id }) => id === target);
  if (led !== -1) return { index: led, align: 'center' };
  if (isFromTop) return { index: 0, align: 'start' };
  const unread = rows.findIndex(({ isFirstUnread }) => isFirstUnread);
  return unread === -1 ? { index: 'LAST', align: 'end' } : { index: unread, align: 'start' };
};
