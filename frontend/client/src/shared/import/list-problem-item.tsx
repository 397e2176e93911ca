import type { ListProblem } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { count } from '../lib/words';
import { StatusChip } from '../ui/status-chip';
import { linesOf } from './list-words';

type ListProblemItemProps<Code extends string> = {
  readonly problem: ListProblem<Code>;
  readonly words: Readonly<Record<Code, string>>;
  /** What mends it, where that can be said here. */
  readonly children?: ReactNode;
};

/** What could not be used of a list for one reason: how many rows, why, which lines, some of the values. */
export const ListProblemItem = <Code extends string>({
  problem,
  words,
  children,
}: ListProblemItemProps<Code>) => {
  const { code, column, rows, lines, values, skipsRow } = problem;
  return (
    <Box component="li" sx={{ px: 3, py: 2, '& + li': { borderTop: 1, borderColor: 'hairline' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
        <Typography sx={{ flex: 1, minWidth: 200 }}>
          <strong>{count(rows, 'row')}</strong>: {words[code]}
          {column && ` (column ${column})`}
        </Typography>
        {skipsRow && <StatusChip state="left_out" />}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {linesOf(lines, rows)}
        {values.length > 0 && `: ${values.map((value) => `“${value}”`).join(', ')}`}
      </Typography>
      {children}
    </Box>
  );
};
