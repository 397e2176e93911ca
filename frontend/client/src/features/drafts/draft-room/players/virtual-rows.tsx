import { useImperativeHandle, useRef, useState } from 'react';
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import type { RowsProps } from './pool-rows';

/** The rows in sight alone: a pick or a letter of the search costs as much with 500 players as with 20. */
export const VirtualRows = ({ ref, players, row, top }: RowsProps) => {
  const list = useRef<VirtuosoHandle>(null);
  const [from] = useState(() => top.current);
  useImperativeHandle(ref, () => ({ scrollIntoView: (at) => list.current?.scrollIntoView(at) }), []);
  return (
    <Virtuoso
      ref={list}
      role="rowgroup"
      tabIndex={-1}
      data={players}
      initialScrollTop={from}
      increaseViewportBy={300}
      computeItemKey={(_, { playerId }) => playerId}
      itemContent={row}
    />
  );
};
