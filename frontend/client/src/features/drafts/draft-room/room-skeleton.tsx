import { Delayed, RowsSkeleton, Skeleton } from '../../../shared/ui/skeletons';
import './room.css';

/** The room's shape while it loads. */
export const RoomSkeleton = () => (
  <main className="room-coming">
    <Delayed label="Loading the draft room">
      <div className="room-coming-bar">
        <Skeleton width={140} height={32} />
        <Skeleton width={260} height={48} />
        <Skeleton width={120} height={32} />
      </div>
      <div className="room-coming-columns">
        <RowsSkeleton rows={12} height={46} />
        <Skeleton height="80vh" shape="card" />
        <RowsSkeleton rows={6} height={46} />
      </div>
    </Delayed>
  </main>
);
