import type { ReactNode } from 'react';

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
  readonly chosen: Kind;
  readonly onChoose: (kind: Kind) => void;
};

/** One of few, each with what it comes to. */
export const ChoiceList = <Kind extends string>({
  label,
  name,
  choices,
  chosen,
  onChoose,
}: ChoiceListProps<Kind>) => (
  <fieldset role="radiogroup" className="money-choices">
    <legend>{label}</legend>
    {choices.map(({ kind, label: word, meaning, end }) => (
      <label key={kind} className="money-choice">
        <input type="radio" name={name} checked={kind === chosen} onChange={() => onChoose(kind)} />
        <span>
          <strong>{word}</strong>
          {meaning && <span className="muted"> {meaning}</span>}
        </span>
        {end && <span className="money">{end}</span>}
      </label>
    ))}
  </fieldset>
);
