import type { ReactNode } from 'react';
import { exactTime, relativeTime } from '../lib/times';

type TimelineRowProps = {
  readonly at: string;
  /** Left out where the sentence names them. */
  readonly who?: string;
  readonly onBehalfOf?: string | null;
  /** What happened, as a sentence. */
  readonly what: ReactNode;
  readonly why?: string | null;
  /** Link to what caused it. */
  readonly cause?: ReactNode;
  /** What can be done about it, such as taking it back. */
  readonly action?: ReactNode;
  readonly zone?: string;
};

/** When, who, what and why: the same row for every history of the product. */
export const TimelineRow = ({ at, who, onBehalfOf, what, why, cause, action, zone }: TimelineRowProps) => {
  const isNamed = Boolean(who ?? onBehalfOf);
  return (
    <li className="happening">
      <When at={at} zone={zone} className="happening-beside" />
      <div className="happening-dot" />
      <div className="happening-words">
        <div>{what}</div>
        <div className="caption">
          {who}
          {onBehalfOf && ` for ${onBehalfOf}`}
          <When at={at} zone={zone} prefix={isNamed ? ' · ' : ''} className="happening-below" />
          {/* Where the time stands beside, there may be nothing that it parts from. */}
          {cause && <span className={isNamed ? undefined : 'happening-below'}> · </span>}
          {cause}
        </div>
        {why && <p className="happening-why">{why}</p>}
        {action}
      </div>
    </li>
  );
};

type WhenProps = {
  readonly at: string;
  readonly zone?: string;
  readonly prefix?: string;
  readonly className: string;
};

/** The exact time, and how long ago that is. */
const When = ({ at, zone, prefix = '', className }: WhenProps) => (
  <time dateTime={at} className={`caption ${className}`}>
    {prefix}
    <span>{exactTime(at, zone)}</span>
    <span className="happening-ago">{relativeTime(at)}</span>
  </time>
);
