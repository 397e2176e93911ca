import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';

const AFTER_MS = 150;

/** Shows its children only once loading has taken 150 ms, so that quick answers do not flicker. */
export const Delayed = ({
  children,
  label = 'Loading',
}: {
  readonly children: ReactNode;
  readonly label?: string;
}) => {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" aria-busy aria-label={label}>
      {shown ? children : null}
    </div>
  );
};

type SkeletonProps = {
  readonly width?: CSSProperties['width'];
  readonly height?: CSSProperties['height'];
  readonly shape?: 'line' | 'card' | 'round';
};

/** In the place and shape of what is still loading. */
export const Skeleton = ({ width, height = '1em', shape = 'line' }: SkeletonProps) => (
  <div className={`skeleton skeleton-${shape}`} style={{ width, height }} />
);

/** Rows of a table or list. */
export const RowsSkeleton = ({
  rows = 8,
  height = 40,
}: {
  readonly rows?: number;
  readonly height?: number;
}) => (
  <Delayed>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="skeleton-row" style={{ height }}>
        <Skeleton shape="round" width={24} height={24} />
        <Skeleton width={`${30 + ((row * 17) % 30)}%`} />
        <Skeleton width={48} />
      </div>
    ))}
  </Delayed>
);

/** Cards of a grid. */
export const CardsSkeleton = ({
  cards = 3,
  height = 180,
}: {
  readonly cards?: number;
  readonly height?: number;
}) => (
  <Delayed>
    <div className="card-grid">
      {Array.from({ length: cards }, (_, card) => (
        <Skeleton key={card} shape="card" height={height} />
      ))}
    </div>
  </Delayed>
);

/** A form: labels with their fields. */
export const FormSkeleton = ({ fields = 5 }: { readonly fields?: number }) => (
  <Delayed>
    {Array.from({ length: fields }, (_, field) => (
      <div key={field} className="skeleton-field">
        <Skeleton width={120} />
        <Skeleton height={40} />
      </div>
    ))}
  </Delayed>
);
