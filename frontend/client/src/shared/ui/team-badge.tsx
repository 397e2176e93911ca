import { memo } from 'react';
import { Crest } from './crest';

type TeamBadgeProps = {
  readonly name: string;
  readonly color: string;
  readonly accent?: string;
  /** Address of its picture. */
  readonly crest?: string | null;
  readonly size?: 'small' | 'medium';
  readonly hideName?: boolean;
};

/** A team's crest and its name. */
export const TeamBadge = memo(function TeamBadge({
  name,
  size = 'medium',
  hideName = false,
  ...look
}: TeamBadgeProps) {
  return (
    <span className={`team team-${size}`}>
      <Crest {...look} name={name} label={hideName ? name : undefined} />
      {!hideName && <span className="team-name">{name}</span>}
    </span>
  );
});

/** The team's colour as a 4 px bar, for the left edge of a row or cell. */
export const TeamBar = ({ color }: { readonly color: string }) => (
  <span aria-hidden className="team-bar" style={{ backgroundColor: color }} />
);
