import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { VirtuosoHandle } from 'react-virtuoso';
import type { TimelineRow } from '../model/timeline';

export type Start = { readonly index: number | 'LAST'; readonly align: 'start' | 'center' | 'end' };

type PositionProps = {
  readonly list: RefObject<VirtuosoHandle | null>;
  readonly rows: readonly TimelineRow[];
  readonly start: Start;
  /** There is more after the rows: their end is not the newest. */
  readonly newer: boolean;
};

/** Where somebody is led is reached once the rows have not grown for so long: they are measured as they are shown. */
const REACHED_AFTER_MS = 700;

/**
 * Where in a list somebody is: at its end, where they stay however the rows grow; on the way to a row that they are led to,
 * which is found again as often as the rows above it grow; or wherever they have gone themselves.
 */
export const usePosition = ({ list, rows, start, newer }: PositionProps) => {
  const [isAtEnd, setIsAtEnd] = useState(start.index === 'LAST');
  const stays = useRef(start.index === 'LAST');
  /** As the list reports it; until somebody has been led where they go, it holds nobody. */
  const isEnd = useRef(false);
  const lead = useRef(start.index === 'LAST' ? null : { id: rows[start.index]?.id, align: start.align });
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** The end counts again, and may have been there all the while. */
  const unlead = useCallback((): void => {
    clearTimeout(settling.current);
    if (!lead.current) return;
    lead.current = null;
    setIsAtEnd(isEnd.current);
  }, []);
  const goes = (): void => {
    unlead();
    stays.current = false;
  };
  const toEnd = useCallback((): void => {
    unlead();
    stays.current = true;
    list.current?.scrollToIndex({ index: 'LAST', align: 'end' });
  }, [list, unlead]);
  /** The rows have grown. */
  const follow = (): void => {
    const led = lead.current;
    if (!led) {
      if (stays.current && !newer) list.current?.scrollTo({ top: Number.MAX_SAFE_INTEGER });
      return;
    }
    const index = rows.findIndex(({ id }) => id === led.id);
    if (index !== -1) list.current?.scrollToIndex({ index, align: led.align });
    clearTimeout(settling.current);
    settling.current = setTimeout(() => {
      unlead();
      stays.current = isEnd.current;
    }, REACHED_AFTER_MS);
  };
  const leadTo = (id: string): void => {
    stays.current = false;
    lead.current = { id, align: 'center' };
    follow();
  };
  const endChanged = (now: boolean): void => {
    isEnd.current = now;
    if (lead.current) return;
    stays.current ||= now;
    setIsAtEnd(stays.current);
    follow();
  };
  useEffect(() => {
    if (lead.current) follow();
    return () => clearTimeout(settling.current);
    // As the list is opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return {
    isAtEnd,
    isLed: (): boolean => lead.current !== null,
    goes,
    toEnd,
    leadTo,
    follow,
    endChanged,
  } as const;
};
