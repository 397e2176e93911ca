import type { ReactNode } from 'react';
import './finance.css';

type TableFrameProps = { readonly label: string; readonly children: ReactNode };

/** Where a table is wider than the screen, it moves in here, by keys too. */
export const TableFrame = ({ label, children }: TableFrameProps) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways has to be reached by key
  <div role="region" aria-label={label} tabIndex={0} className="finance-scroll">
    <table className="finance-table">{children}</table>
  </div>
);
