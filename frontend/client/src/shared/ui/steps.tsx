import type { ReactNode } from 'react';

/** Things to do one after the other. */
export const Steps = ({ children }: { readonly children: ReactNode }) => (
  <ol className="steps">{children}</ol>
);

type StepProps = {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  /** Where it is done. */
  readonly children: ReactNode;
};

/** One of them: what it is, and the way to it. */
export const Step = ({ number, title, text, children }: StepProps) => (
  <li className="step">
    <span aria-hidden className="step-number">
      {number}
    </span>
    <div className="row-words">
      <h3 className="row-title">{title}</h3>
      <p className="muted">{text}</p>
    </div>
    {children}
  </li>
);
