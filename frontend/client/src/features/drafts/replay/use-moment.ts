import { useEffect, useState } from 'react';
import { useQueryParam } from '../../../shared/lib/use-query-param';
import { useTyped } from '../../../shared/lib/use-typed';

const STEP_MS = 1_000;

/**
 * Which moment of a draft is looked at; it stands in the address, so that it can be shown to somebody else.
 * @param revisions of all moments, the oldest first
 */
export const useMoment = (revisions: readonly number[]) => {
  const [told, tell] = useQueryParam('at');
  // A slider that is drawn passes many.
  const [slid, slide] = useTyped(told ?? '', tell);
  const [playing, setPlaying] = useState(false);
  const last = revisions.length - 1;
  const place = placeOf(revisions, slid);
  const goTo = (next: number): void => tell(next >= last ? null : String(revisions[Math.max(0, next)]));
  const runs = playing && place < last;
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => {
      tell(String(revisions[place + 1]));
      if (place + 1 === last) setPlaying(false);
    }, STEP_MS);
    return () => clearTimeout(timer);
  }, [runs, place, last, revisions, tell]);
  return {
    place,
    last,
    playing: runs,
    goTo,
    slideTo: (next: number) => slide(String(revisions[next] ?? '')),
    play: () => {
      if (place === last) goTo(0);
      setPlaying(true);
    },
    stop: () => setPlaying(false),
  };
};

/** The last moment up to a revision; the last of all for none. */
const placeOf = (revisions: readonly number[], at: string): number => {
  if (!/^\d+$/.test(at)) return revisions.length - 1;
  return Math.max(
    0,
    revisions.findLastIndex((revision) => revision <= Number(at)),
  );
};
