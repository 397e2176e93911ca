import { useEffect, useRef, type ReactNode } from 'react';
import { EmptyState } from '../../../shared/ui/empty-state';
import './room.css';

type RoomAloneProps = {
  readonly leagueName: string;
  readonly status?: ReactNode;
  readonly title: string;
  readonly action: ReactNode;
  readonly children: ReactNode;
};

/** What stands in the room's place. Whoever was in the room when it went has the focus here, and hears why. */
export const RoomAlone = ({ leagueName, status, title, action, children }: RoomAloneProps) => {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = `Draft room · ${leagueName}`;
  }, [leagueName]);
  useEffect(() => place.current?.focus(), [title]);
  return (
    <main ref={place} tabIndex={-1} aria-label={title} className="room-alone">
      <h1>{leagueName}</h1>
      {status}
      <EmptyState title={title} action={action}>
        {children}
      </EmptyState>
    </main>
  );
};
