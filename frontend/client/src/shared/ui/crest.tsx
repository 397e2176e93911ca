import { memo, useState } from 'react';
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
 * A team's crest: its picture, or two letters on its color, in its accent where that can be read, within a rim of the
 * accent. The letters are there while the picture comes, and when it does not.
 */
export const Crest = memo(function Crest({ crest, size, label, ...drawn }: CrestProps) {
  const style = size === undefined ? undefined : { width: size, height: size };
  const named = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return crest ? (
    <span className="crest crest-of-picture" style={style} {...named}>
      <Picture key={crest} src={crest} {...drawn} />
    </span>
  ) : (
    <svg className="crest" viewBox="0 0 48 48" style={style} {...named}>
      <Drawn {...drawn} />
    </svg>
  );
});

type DrawnProps = Pick<CrestProps, 'name' | 'color' | 'accent'>;

const Picture = ({ src, ...drawn }: DrawnProps & { readonly src: string }) => {
  const [state, setState] = useState<'coming' | 'here' | 'failed'>('coming');
  return (
    <>
      {state !== 'here' && (
        <svg viewBox="0 0 48 48">
          <Drawn {...drawn} />
        </svg>
      )}
      {state !== 'failed' && (
        <img
          src={src}
          alt=""
          className={state === 'here' ? 'crest-picture' : 'crest-coming'}
          onLoad={() => setState('here')}
          onError={() => setState('failed')}
        />
      )}
    </>
  );
};

const Drawn = ({ name, color, accent }: DrawnProps) => {
  const letters = accent !== undefined && contrast(accent, color) >= READABLE ? accent : onColor(color);
  return (
    <>
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
    </>
  );
};

/** 'RH' of 'River Hawks', 'HA' of 'Hawks'. */
const lettersOf = (name: string): string => {
  const [first = '', second] = name.trim().split(/\s+/);
  const [a, b] = second === undefined ? [...first] : [[...first][0], [...second][0]];
  return `${a ?? ''}${b ?? ''}`.toUpperCase();
};
