import type { ReactNode } from 'react';
import type { KeptFocus } from '../lib/use-kept-focus';

type SectionProps = {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
  /** Says why the content cannot be used now, in place of the hint. */
  readonly locked?: string | null;
  /** It has the focus once what had it in here is gone. */
  readonly kept?: KeptFocus<HTMLElement>;
};

/** A titled card of a longer page. */
export const Section = ({ title, hint, actions, locked, kept, children }: SectionProps) => (
  <section aria-label={title} className="card" {...kept}>
    <div className="card-head">
      <div className="card-texts">
        <h2 className="title">{title}</h2>
        {(locked ?? hint) && <p className="muted">{locked ?? hint}</p>}
      </div>
      {actions}
    </div>
    {children}
  </section>
);

/** Fields side by side where there is room. */
export const FieldGrid = ({
  children,
  columns = 2,
}: {
  readonly children: ReactNode;
  readonly columns?: 2 | 3;
}) => <div className={`field-grid field-grid-${columns}`}>{children}</div>;
