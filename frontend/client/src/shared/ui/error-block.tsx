import { ContentCopyRounded } from '../icons/content-copy-rounded';
import { ErrorOutlineRounded } from '../icons/error-outline-rounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { isFailure, sentenceOf } from '../api/problem';
import { useCopy } from '../lib/use-copy';

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
    <Box
      role="alert"
      sx={{
        border: 1,
        borderColor: 'hairline',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
        p: 6,
        display: 'flex',
        gap: 4,
      }}
    >
      <ErrorOutlineRounded sx={{ color: denied || gone ? 'text.secondary' : 'error.main' }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h2">{title}</Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary', maxWidth: '68ch' }}>{sentence}</Typography>
        <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          {onRetry && !denied && !gone && (
            <Button variant="outlined" color="inherit" onClick={onRetry}>
              Retry
            </Button>
          )}
          {back && (
            <Link component={RouterLink} to={back.to}>
              {back.label}
            </Link>
          )}
          {failure && failure.correlationId !== '' && !gone && <ErrorId id={failure.correlationId} />}
        </Box>
      </Box>
    </Box>
  );
};

const ErrorId = ({ id }: { readonly id: string }): ReactNode => {
  const { copied, copy } = useCopy();
  return (
    <Button
      size="small"
      color="secondary"
      startIcon={<ContentCopyRounded sx={{ fontSize: 14 }} />}
      onClick={() => void copy(id)}
    >
      {copied ? 'Copied' : `Error id ${id.slice(0, 8)}`}
    </Button>
  );
};
