import { memo } from 'react';
import { onColor } from '../lib/colors';

type TeamBadgeProps = {
  readonly name: string;
  readonly color: string;
  readonly size?: 'small' | 'medium';
  readonly hideName?: boolean;
};

/** A team's crest, two letters on its colour in a colour that reads, and its name. */
export const TeamBadge = memo(function TeamBadge({
  name,
  color,
  size = 'medium',
  hideName = false,
}: TeamBadgeProps) {
  return (
    <span className={`team team-${size}`}>
      <span
        className="team-crest"
        aria-hidden={!hideName}
        aria-label={hideName ? name : undefined}
        role={hideName ? 'img' : undefined}
        style={{ backgroundColor: color, color: onColor(color) }}
      >
        {crestOf(name)}
      </span>
      {!hideName && <span className="team-name">{name}</span>}
    </span>
  );
});

/** The team's colour as a 4 px bar, for the left edge of a row or cell. */
export const TeamBar = ({ color }: { readonly color: string }) => (
  <span aria-hidden className="team-bar" style={{ backgroundColor: color }} />
);

const crestOf = (name: string): string => {
  const [first = '', second] = name.trim().split(/\s+/);
  return (second ? `${first[0] ?? ''}${second[0] ?? ''}` : first.slice(0, 2)).toUpperCase();
};
