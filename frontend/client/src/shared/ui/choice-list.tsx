import { useId, type ReactNode } from 'react';
import './choice-list.css';

type Choice<Kind extends string> = {
  readonly kind: Kind;
  readonly label: string;
  readonly meaning?: string;
  /** At its end, such as an amount. */
  readonly end?: ReactNode;
};
type ChoiceListProps<Kind extends string> = {
  readonly label: string;
  readonly name: string;
  readonly choices: readonly Choice<Kind>[];
  /** Null: nothing yet. */
  readonly chosen: Kind | null;
  readonly onChoose: (kind: Kind) => void;
  readonly onBlur?: () => void;
  readonly error?: string | undefined;
};

/** One of few, each with what it means and what it comes to. */
export const ChoiceList = <Kind extends string>({
  label,
  name,
  choices,
  chosen,
  onChoose,
  onBlur,
  error,
}: ChoiceListProps<Kind>) => {
  const errorId = useId();
  return (
    <fieldset
      role="radiogroup"
      tabIndex={-1}
      aria-invalid={error !== undefined}
      aria-describedby={error && errorId}
      className="fieldset"
    >
      <legend>{label}</legend>
      {choices.map(({ kind, label: word, meaning, end }) => (
        <label key={kind} className="choice">
          <input
            type="radio"
            name={name}
            checked={kind === chosen}
            onChange={() => onChoose(kind)}
            onBlur={onBlur}
          />
          <span className="choice-said">
            <span className="choice-words">
              <strong>{word}</strong>
              {meaning && <span className="muted"> {meaning}</span>}
            </span>
            {end && <span className="choice-end">{end}</span>}
          </span>
        </label>
      ))}
      {error && (
        <p id={errorId} role="alert" className="failure">
          {error}
        </p>
      )}
    </fieldset>
  );
};
