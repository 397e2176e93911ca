import type { PoolImportView } from '@fieldhouse/api-contract';
import { CheckCircleRounded } from '../../../shared/icons/check-circle-rounded';
import { CloseRounded } from '../../../shared/icons/close-rounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { exactDay } from '../../../shared/lib/times';

/** How far an import is, and what it did; what is no news any more is a line that opens. */
export const ImportProgress = ({ view }: { readonly view: PoolImportView }) => {
  const [closed, setClosed] = useState<string | null>(view.state === 'finished' ? view.importId : null);
  if (closed === view.importId)
    return (
      <Button size="small" color="inherit" onClick={() => setClosed(null)} sx={{ mb: 3 }}>
        Last import: {exactDay(view.startedAt)}
      </Button>
    );
  const running = view.state === 'running';
  return (
    <Box
      role="status"
      sx={{ p: 4, mb: 4, borderRadius: 1.5, border: 1, borderColor: 'hairline', bgcolor: 'background.paper' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        {!running && <CheckCircleRounded sx={{ color: 'primary.main' }} />}
        <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
          {running
            ? `Importing ${view.fileName}: ${view.done} of ${view.rows} rows`
            : `Imported ${view.fileName || 'the list'}`}
        </Typography>
        {!running && (
          <IconButton
            size="small"
            aria-label="Close"
            onClick={() => setClosed(view.importId)}
            sx={{ ml: 'auto' }}
          >
            <CloseRounded fontSize="small" />
          </IconButton>
        )}
      </Box>
      {running && (
        <LinearProgress
          variant="determinate"
          aria-label="Rows imported"
          value={(100 * view.done) / Math.max(1, view.rows)}
          sx={{ mt: 2 }}
        />
      )}
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {view.added} added · {view.changed} changed · {view.unchanged} unchanged · {view.skipped} left out
      </Typography>
    </Box>
  );
};
