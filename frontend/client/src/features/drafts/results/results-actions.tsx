import Button from '@mui/material/Button';
import { useCopy } from '../../../shared/lib/use-copy';
import type { Roster } from './rosters';
import { rostersCsv } from './rosters-csv';
import { saveCsv } from '../../../shared/lib/save-csv';

/** Takes the results along: as a file, on paper, or as a link for the league's people. */
export const ResultsActions = ({ rosters }: { readonly rosters: readonly Roster[] }) => {
  const { copied, copy } = useCopy();
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        onClick={() => saveCsv('draft-results.csv', rostersCsv(rosters))}
      >
        Export as CSV
      </Button>
      <Button variant="outlined" color="inherit" onClick={() => window.print()}>
        Print
      </Button>
      <Button variant="outlined" color="inherit" onClick={() => void copy(window.location.href)}>
        {copied ? 'Copied' : 'Copy link'}
      </Button>
    </>
  );
};
