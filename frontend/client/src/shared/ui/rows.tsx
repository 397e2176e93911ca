import type { ReactNode } from 'react';

type RowsProps = {
  readonly label?: string;
  /** The order says something. */
  readonly ordered?: boolean;
  readonly children: ReactNode;
};

/** A list of things, a line between each two. */
export const Rows = ({ label, ordered = false, children }: RowsProps) => {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List aria-label={label} className="rows">
      {children}
    </List>
  );
};

type RowProps = {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** At its end: a state, or what can be done. */
  readonly children?: ReactNode;
};

/** One thing of a list: what it is, what there is to know, and what can be done with it. */
export const Row = ({ title, note, children }: RowProps) => (
  <li className="row">
    <div className="row-words">
      <div className="row-title">{title}</div>
      {note && <div className="muted">{note}</div>}
    </div>
    {children}
  </li>
);
