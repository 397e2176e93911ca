import { memo, type SyntheticEvent } from 'react';
import { contrast, onColor } from '../lib/colors';

type CrestProps = {
  readonly name: string;
  /** Of the shirt. */
  readonly color: string;
  /** Of what stands on it. */
  readonly accent?: string;
  /** Address of the picture that the team has in its place. */
  readonly crest?: string | null;
  /** In CSS pixels; else as large as where it stands says. */
  readonly size?: number;
  /** What it says to who does not see it; without it, the name stands beside it. */
  readonly label?: string;
};

const SHIELD = 'M5 4h38v21c0 9.5-7 16-19 20C12 41 5 34.5 5 25z';
/** What letters need to be read. */
const READABLE = 4.5;

/**
 * A team's crest: two letters on its color, in its accent where that can be read, within a rim of the accent; over it
 * the team's picture, once and if that comes.
 */
export const Crest = memo(function Crest({ name, color, accent, crest, size, label }: CrestProps) {
  const letters = accent !== undefined && contrast(accent, color) >= READABLE ? accent : onColor(color);
  const style = size === undefined ? undefined : { width: size, height: size };
  return (
    <span
      className="crest"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      style={style}
    >
      <svg viewBox="0 0 48 48">
        <path d={SHIELD} className="crest-edge" style={{ fill: color }} />
        {accent !== undefined && (
          <path
            d={SHIELD}
            transform="translate(3.6 3.4) scale(.85)"
            style={{ fill: 'none', stroke: accent }}
            strokeWidth="2.4"
          />
        )}
        <text x="24" y="29.5" textAnchor="middle" style={{ fill: letters }}>
          {lettersOf(name)}
        </text>
      </svg>
      {crest && <img key={crest} src={crest} alt="" onError={hide} />}
    </span>
  );
});

const hide = ({ currentTarget }: SyntheticEvent<HTMLElement>): void => {
  currentTarget.hidden = true;
};

/** 'RH' of 'River Hawks', 'HA' of 'Hawks'. */
const lettersOf = (name: string): string => {
  const [first = '', second] = name.trim().split(/\s+/);
  const [a, b] = second === undefined ? [...first] : [[...first][0], [...second][0]];
  return `${a ?? ''}${b ?? ''}`.toUpperCase();
};
