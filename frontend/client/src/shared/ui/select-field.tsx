import type { ReactNode } from 'react';
import { ExpandMoreRounded } from '../icons/expand-more-rounded';
import './field.css';

type SelectFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  /** Its options. */
  readonly children: ReactNode;
};

/** One of many, in the list of the device. Its label is not written: what stands around it says it. */
export const SelectField = ({ label, value, onChoose, children }: SelectFieldProps) => (
  <div className="select-field">
    <select
      aria-label={label}
      value={value}
      className="field"
      onChange={({ target }) => onChoose(target.value)}
    >
      {children}
    </select>
    <ExpandMoreRounded fontSize="small" />
  </div>
);
