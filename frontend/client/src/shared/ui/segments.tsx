import { roveFocus } from '../lib/rove-focus';
import './segments.css';

type SegmentsProps<Name extends string> = {
  readonly label: string;
  readonly options: readonly { readonly name: Name; readonly word: string }[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
};

/** One of a few, all in sight. Arrow keys move between them, Enter or Space chooses. */
export const Segments = <Name extends string>({ label, options, chosen, onChoose }: SegmentsProps<Name>) => (
  <div role="group" aria-label={label} className="segments">
    {options.map(({ name, word }) => (
      <button
        key={name}
        type="button"
        aria-pressed={name === chosen}
        tabIndex={name === chosen ? 0 : -1}
        className="segment"
        onClick={() => onChoose(name)}
        onKeyDown={roveFocus}
      >
        {word}
      </button>
    ))}
  </div>
);
