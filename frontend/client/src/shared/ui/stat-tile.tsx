import { ArrowDownwardRounded } from '../icons/arrow-downward-rounded';
import { ArrowUpwardRounded } from '../icons/arrow-upward-rounded';
import type { ReactNode } from 'react';

type StatTileProps = {
  readonly label: string;
  readonly value: ReactNode;
  /** What changed, in words; the arrow says which way. */
  readonly delta?: { readonly up: boolean; readonly words: string };
  readonly hint?: ReactNode;
};

/** One figure with its label; for rows of figures. */
export const StatTile = ({ label, value, delta, hint }: StatTileProps) => (
  <dl className="stat">
    <dt className="caption">{label}</dt>
    <dd className="stat-value">{value}</dd>
    {delta && (
      <dd className="stat-delta">
        {delta.up ? <ArrowUpwardRounded /> : <ArrowDownwardRounded />}
        {delta.words}
      </dd>
    )}
    {hint && <dd className="caption">{hint}</dd>}
  </dl>
);
