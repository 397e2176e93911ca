import type { DraftPlayerView } from '@fieldhouse/api-contract';
import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { whenAtRest } from '../../../../shared/lib/at-rest';

export type RowsHandle = { readonly scrollIntoView: (at: { readonly index: number }) => void };
type PoolRowsProps = {
  readonly ref: Ref<RowsHandle>;
  readonly players: readonly DraftPlayerView[];
  readonly row: (index: number, player: DraftPlayerView) => ReactNode;
};
export type RowsProps = PoolRowsProps & {
  /** How far one has scrolled, px. */
  readonly top: RefObject<number>;
};

/** More than a screen has. */
const STEP = 20;
const AHEAD_PX = 600;

/** The first rows, and more as one comes to their end: nothing is measured. */
const FirstRows = ({ ref, players, row, top }: RowsProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [many, setMany] = useState(STEP);
  useImperativeHandle(
    ref,
    () => ({
      scrollIntoView: ({ index }) => {
        flushSync(() => setMany((now) => Math.max(now, index + 1)));
        box.current?.children[index]?.scrollIntoView({ block: 'nearest' });
      },
    }),
    [],
  );
  return (
    <div
      ref={box}
      role="rowgroup"
      tabIndex={-1}
      className="pool-rows"
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        top.current = scrollTop;
        if (scrollTop + clientHeight + AHEAD_PX > scrollHeight) setMany((now) => now + STEP);
      }}
    >
      {players.slice(0, many).map((player, index) => (
        <div key={player.playerId}>{row(index, player)}</div>
      ))}
    </div>
  );
};

/**
 * A row for each player: the first ones at once, and as soon as the page is at rest only those in sight. Should that code
 * not come, the first ones go on.
 */
export const PoolRows = (props: PoolRowsProps) => {
  const [Rows, setRows] = useState<ComponentType<RowsProps>>(() => FirstRows);
  const top = useRef(0);
  useEffect(
    () =>
      whenAtRest(() => {
        import('./virtual-rows').then(
          ({ VirtualRows }) => setRows(() => VirtualRows),
          () => undefined,
        );
      }),
    [],
  );
  return <Rows {...props} top={top} />;
};
