import './switch.css';

type SwitchProps = {
  readonly label: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly onTurn: (on: boolean) => void;
};

/** Turns something on or off at once. */
export const Switch = ({ label, on, disabled, onTurn }: SwitchProps) => (
  <label className="switch">
    {label}
    <input
      type="checkbox"
      role="switch"
      checked={on}
      disabled={disabled}
      onChange={({ target }) => onTurn(target.checked)}
    />
  </label>
);
