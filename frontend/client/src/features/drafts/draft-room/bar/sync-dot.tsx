import { memo } from 'react';
import { useObservable } from '../../../../shared/live/use-observable';
import type { RoomLink } from '../live/room-links';

/** A dot that shows that the clock is in step with the server: full when it is, hollow when not; in words on hover. */
export const SyncDot = memo(function SyncDot({ link }: { readonly link: RoomLink }) {
  const sync = useObservable(link.sync);
  const { offsetMs, uncertaintyMs } = useObservable(link.socket.clock);
  const inStep = sync === 'live' && offsetMs !== null;
  const words = inStep
    ? `In step with the server's clock, to ${Math.max(1, Math.round(uncertaintyMs ?? 0))} ms`
    : 'Not in step with the server right now';
  return (
    <span
      role="img"
      aria-label={words}
      title={words}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has no hover, and its words are for it too
      tabIndex={0}
      className="bar-sync"
      data-in-step={inStep}
    />
  );
});
