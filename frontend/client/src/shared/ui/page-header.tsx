import { useEffect, type ReactNode } from 'react';

type PageHeaderProps = {
  readonly title: string;
  /** Above the title: where this belongs. */
  readonly eyebrow?: ReactNode;
  /** Before the title: a crest. */
  readonly mark?: ReactNode;
  readonly status?: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
};

/** The head of a page; also names the browser's tab. */
export const PageHeader = ({ title, eyebrow, mark, status, actions, children }: PageHeaderProps) => {
  useEffect(() => {
    document.title = `${title} · Fieldhouse`;
  }, [title]);
  return (
    <header className="page-header">
      {eyebrow && <div className="page-eyebrow">{eyebrow}</div>}
      <div className="page-title">
        {mark}
        <h1>{title}</h1>
        {status}
        {actions && <div className="page-actions">{actions}</div>}
      </div>
      {children}
    </header>
  );
};
