import './step-strip.css';

type StepStripProps = {
  readonly steps: readonly { readonly name: string; readonly title: string }[];
  /** The one that is shown. */
  readonly at: number;
  /** The last one that can be gone to. */
  readonly reached: number;
  readonly onGoTo: (at: number) => void;
};

/** The steps of what is filled in one after the other: where somebody is, and the way to those that they can go to. */
export const StepStrip = ({ steps, at, reached, onGoTo }: StepStripProps) => (
  <>
    <ol aria-label="Steps" className="step-strip">
      {steps.map(({ name, title }, place) => (
        <li key={name}>
          <button
            type="button"
            className="step-strip-step"
            aria-current={place === at ? 'step' : undefined}
            data-done={place < at || undefined}
            disabled={place > reached}
            onClick={() => onGoTo(place)}
          >
            <span>{title}</span>
          </button>
        </li>
      ))}
    </ol>
    <p className="caption step-count">
      Step {at + 1} of {steps.length}
    </p>
  </>
);
