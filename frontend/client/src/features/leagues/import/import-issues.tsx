import type { ImportRowIssue } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { count } from '../../../shared/lib/words';
import { StatusChip } from '../../../shared/ui/status-chip';

const AT_FIRST = 8;

type ImportIssuesProps = {
  readonly issues: readonly ImportRowIssue[];
  /** How many are not among them. */
  readonly more: number;
};

/** What is wrong in which row, rows that are left out first. */
export const ImportIssues = ({ issues, more }: ImportIssuesProps) => {
  const [all, setAll] = useState(false);
  const sorted = [...issues].sort((a, b) => Number(b.skipsRow) - Number(a.skipsRow) || a.row - b.row);
  const shown = all ? sorted : sorted.slice(0, AT_FIRST);
  const atLeast = more > 0 ? 'At least ' : '';
  const skipped = new Set(issues.filter(({ skipsRow }) => skipsRow).map(({ row }) => row)).size;
  return (
    <Box component="section" aria-label="Conflicts">
      <Typography variant="h3">{count(issues.length + more, 'thing')} to look at</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {skipped > 0 ? `${atLeast}${count(skipped, 'row')} left out; in` : 'In'} the others only the value is
        left out. You can correct the file and import it again: players are updated, never doubled.
      </Typography>
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', border: 1, borderColor: 'hairline', borderRadius: 1 }}
      >
        {shown.map((issue, index) => (
          <Box
            component="li"
            key={index}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 3,
              px: 3,
              py: 2,
              borderTop: index === 0 ? 0 : 1,
              borderColor: 'hairline',
            }}
          >
            <Typography sx={{ width: 72, fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}>
              Row {issue.row}
            </Typography>
            <Typography sx={{ flex: 1, minWidth: 200 }}>
              {issue.message}
              {issue.value && (
                <Typography
                  component="span"
                  variant="body2"
                  sx={{ color: 'text.secondary', ml: 1, overflowWrap: 'anywhere' }}
                >
                  “{issue.value}”{issue.column && ` in ${issue.column}`}
                </Typography>
              )}
            </Typography>
            {issue.skipsRow && <StatusChip state="left_out" />}
          </Box>
        ))}
      </Box>
      {all && more > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
          {count(more, 'more thing')} in later rows. Correct these first and choose the file again.
        </Typography>
      )}
      {sorted.length > AT_FIRST && (
        <Button size="small" onClick={() => setAll(!all)} sx={{ mt: 2 }}>
          {all ? 'Show fewer' : `Show all ${sorted.length}`}
        </Button>
      )}
    </Box>
  );
};
