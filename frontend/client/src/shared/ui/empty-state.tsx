import type { ReactNode } from 'react';

type EmptyStateProps = {
  readonly title: string;
  /** What this place is for, in one sentence. */
  readonly children: ReactNode;
  /** The one thing to do. */
  readonly action?: ReactNode;
};

/** A place with nothing in it yet. */
export const EmptyState = ({ title, children, action }: EmptyStateProps) => (
  <div className="empty">
    <h2 className="title">{title}</h2>
    <p>{children}</p>
    {action && <div className="empty-action">{action}</div>}
  </div>
);
