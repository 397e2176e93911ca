import type { RosterListView, RosterMapping } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ColumnMapping } from '../../../shared/import/column-mapping';
import { ListProblemItem } from '../../../shared/import/list-problem-item';
import { listSummary } from '../../../shared/import/list-words';
import { count } from '../../../shared/lib/words';
import { FIELD_WORDS, PROBLEM_WORDS } from './roster-list-words';

type RosterPreviewProps = {
  readonly list: RosterListView;
  readonly fileName: string;
  readonly busy: boolean;
  readonly onMap: (mapping: RosterMapping) => void;
};

/** How a list was read: which column is what, and what of it could not be used. */
export const RosterPreview = ({ list, fileName, busy, onMap }: RosterPreviewProps) => {
  const { columns, rows, problems, places } = list;
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {listSummary(fileName, rows.length, list)}
        {places !== null && ` · ${count(places, 'place')} left on the roster`}
      </Typography>
      <ColumnMapping columns={columns} words={FIELD_WORDS} busy={busy} onMap={onMap} />
      {columns.every(({ field }) => field !== 'email') && (
        <Typography role="status">Say above which column has the e-mail addresses.</Typography>
      )}
      {problems.length > 0 && (
        <Box component="section" aria-label="Problems">
          <Typography variant="h3">{count(problems.length, 'thing')} to look at</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
            Where a row is not left out, only the value is.
          </Typography>
          <Box
            component="ul"
            sx={{ m: 0, p: 0, listStyle: 'none', border: 1, borderColor: 'hairline', borderRadius: 1 }}
          >
            {problems.map((problem) => (
              <ListProblemItem
                key={`${problem.code} ${problem.column}`}
                problem={problem}
                words={PROBLEM_WORDS}
              />
            ))}
          </Box>
        </Box>
      )}
    </>
  );
};
