import type { ReactNode } from 'react';

type AmountMeterProps = {
  readonly label: string;
  readonly value: number;
  readonly of: number;
  /** What it shows, as it is read: '$20.00 of $80.00 paid'. */
  readonly words: string;
  readonly children?: ReactNode;
};

/** How much of an amount is there. Above the whole, it says so by its color too. */
export const AmountMeter = ({ label, value, of, words, children }: AmountMeterProps) => {
  const share = of > 0 ? Math.min(1, value / of) : 0;
  return (
    <div className="amount-meter" data-over={value > of || undefined}>
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={Math.min(value, of)}
        aria-valuetext={words}
        className="amount-meter-bar"
      >
        <div style={{ width: `${100 * share}%` }} />
      </div>
      <p className="amount-meter-words">{children ?? words}</p>
    </div>
  );
};
