import { useId } from 'react';
import '../../../shared/ui/field.css';

type DayFieldProps = {
  readonly label: string;
  /** yyyy-mm-dd; '' for none. */
  readonly value: string;
  readonly max?: string;
  readonly onChange: (day: string) => void;
};

/** A day of the books, which are kept in UTC. */
export const DayField = ({ label, value, max, onChange }: DayFieldProps) => {
  const id = useId();
  return (
    <div className="finance-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        className="field"
        value={value}
        max={max}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
};
