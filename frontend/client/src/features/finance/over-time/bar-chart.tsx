export type Bar = {
  readonly label: string;
  /** What is drawn above the line, and what below it. */
  readonly above: number;
  readonly below: number;
  /** Said where the bar is pointed at. */
  readonly words: string;
};
type BarChartProps = {
  /** What it shows, for whoever does not see it; its figures stand in a table beside it. */
  readonly label: string;
  readonly bars: readonly Bar[];
};

const HEIGHT = 100;
const GAP = 0.15;
/** What is not nothing can be seen. */
const LEAST = 1;

/** Bars over time. */
export const BarChart = ({ label, bars }: BarChartProps) => {
  const top = Math.max(0, ...bars.map(({ above }) => above));
  const bottom = Math.max(0, ...bars.map(({ below }) => below));
  const scale = HEIGHT / Math.max(1, top + bottom);
  const line = top * scale;
  const heightOf = (value: number): number => (value <= 0 ? 0 : Math.max(LEAST, value * scale));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${bars.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="bar-chart"
    >
      {bars.map(({ label: name, above, below, words }, index) => (
        <g key={name}>
          <title>{words}</title>
          <rect x={index} y={0} width={1} height={HEIGHT} className="bar-chart-place" />
          <rect
            {...{ x: index + GAP, y: line - heightOf(above), width: 1 - 2 * GAP, height: heightOf(above) }}
            className="bar-chart-above"
          />
          <rect
            {...{ x: index + GAP, y: line, width: 1 - 2 * GAP, height: heightOf(below) }}
            className="bar-chart-below"
          />
        </g>
      ))}
      <line x1={0} x2={bars.length} y1={line} y2={line} className="bar-chart-line" />
    </svg>
  );
};
