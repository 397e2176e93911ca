import { ContentCopyRounded } from '../icons/content-copy-rounded';
import { ErrorOutlineRounded } from '../icons/error-outline-rounded';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isFailure, sentenceOf } from '../api/problem';
import { useCopy } from '../lib/use-copy';
import { Button } from './button';

type ErrorBlockProps = {
  /** What failed, as 'The pool could not be loaded'. */
  readonly what: string;
  readonly error: unknown;
  readonly onRetry?: () => void;
  /** Who can grant access, said on a 403. */
  readonly whoGrants?: string;
  /** Where to go from here when the thing is gone. */
  readonly back?: { readonly to: string; readonly label: string };
};

/** What failed, what to do, and the id to quote; 403 and 404 in their own words. */
export const ErrorBlock = ({ what, error, onRetry, whoGrants, back }: ErrorBlockProps) => {
  const failure = isFailure(error) ? error : null;
  const denied = failure?.status === 403;
  const gone = failure?.status === 404;
  const title = denied ? "You don't have access" : gone ? 'Not found or no longer shared' : what;
  const sentence =
    denied && whoGrants
      ? `${whoGrants} can give you access.`
      : failure
        ? sentenceOf(failure)
        : 'Try again in a moment.';
  return (
    <div role="alert" className="error-block" data-calm={denied || gone || undefined}>
      <ErrorOutlineRounded />
      <div className="error-words">
        <h2 className="title">{title}</h2>
        <p>{sentence}</p>
        <div className="error-ways">
          {onRetry && !denied && !gone && <Button onClick={onRetry}>Retry</Button>}
          {back && (
            <Link to={back.to} className="link">
              {back.label}
            </Link>
          )}
          {failure && failure.correlationId !== '' && !gone && <ErrorId id={failure.correlationId} />}
        </div>
      </div>
    </div>
  );
};

const ErrorId = ({ id }: { readonly id: string }): ReactNode => {
  const { copied, copy } = useCopy();
  return (
    <Button variant="text" size="small" className="error-id" onClick={() => void copy(id)}>
      <ContentCopyRounded />
      {copied ? 'Copied' : `Error id ${id.slice(0, 8)}`}
    </Button>
  );
};
