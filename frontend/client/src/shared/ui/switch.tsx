import './switch.css';

type SwitchProps = {
  readonly label: string;
  /** For screen readers alone: what stands around it says it. */
  readonly labelUnseen?: boolean;
  /** The id of what says what it means. */
  readonly describedBy?: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly onTurn: (on: boolean) => void;
};

/** Turns something on or off at once. */
export const Switch = ({ label, labelUnseen = false, describedBy, on, disabled, onTurn }: SwitchProps) => (
  <label className="switch">
    {labelUnseen ? <span className="unseen">{label}</span> : label}
    <input
      type="checkbox"
      role="switch"
      aria-describedby={describedBy}
      checked={on}
      disabled={disabled}
      onChange={({ target }) => onTurn(target.checked)}
    />
  </label>
);
