import { Skeleton } from '../../../shared/ui/skeletons';
import type { TimelineRow } from '../model/timeline';
import './list.css';
import './message.css';

/** What stands above a row: its day, and the line of what is new. */
export const RowAbove = ({ row: { day, isFirstUnread } }: { readonly row: TimelineRow }) => (
  <>
    {day !== null && (
      <p className="chat-day">
        <span>{day}</span>
      </p>
    )}
    {isFirstUnread && (
      <p className="chat-new">
        <span>New</span>
      </p>
    )}
  </>
);

/** In the shape of messages. */
export const MessageShapes = ({ messages }: { readonly messages: number }) => (
  <>
    {Array.from({ length: messages }, (_, n) => (
      <div key={n} className="chat-message" aria-hidden>
        <span className="chat-side">
          <Skeleton shape="round" width={32} height={32} />
        </span>
        <div className="chat-body chat-shape">
          <Skeleton width={`${20 + ((n * 7) % 15)}%`} />
          <Skeleton width={`${40 + ((n * 23) % 45)}%`} />
        </div>
      </div>
    ))}
  </>
);

export const ListStart = () => <MessageShapes messages={3} />;
export const ListEnd = () => <MessageShapes messages={2} />;
