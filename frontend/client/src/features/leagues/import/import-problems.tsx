import type { ImportPreview, ImportRatings } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ListProblemItem } from '../../../shared/import/list-problem-item';
import { count } from '../../../shared/lib/words';
import { PROBLEM_WORDS } from './import-words';
import { RatingWords } from './rating-words';

type ImportProblemsProps = {
  readonly preview: ImportPreview;
  readonly busy: boolean;
  /** This column is the whole name. */
  readonly onWholeName: (column: string) => void;
  readonly onRatings: (ratings: ImportRatings) => void;
};

/** What could not be used, a line for each cause, with what mends it where that can be said here. */
export const ImportProblems = ({ preview, busy, onWholeName, onRatings }: ImportProblemsProps) => {
  const { problems, ratingWords, columns } = preview;
  const mended = ratingWords.length > 0 && ratingWords.every(({ rating }) => rating !== null);
  return (
    <Box component="section" aria-label="Problems">
      <Typography variant="h3">
        {problems.length > 0 ? count(problems.length, 'thing') : 'Nothing'} to look at
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        Where a row is not left out, only the value is. You can correct the file and import it again: players
        are updated, never doubled.
      </Typography>
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', border: 1, borderColor: 'hairline', borderRadius: 1 }}
      >
        {problems.map((problem) => (
          <ListProblemItem key={`${problem.code} ${problem.column}`} problem={problem} words={PROBLEM_WORDS}>
            {problem.code === 'missing_name' && 2 * problem.rows > preview.rows && (
              <TextField
                select
                label="Which column is the whole name?"
                value=""
                disabled={busy}
                onChange={(event) => onWholeName(event.target.value)}
                sx={{ mt: 2, maxWidth: 300 }}
              >
                {columns.map(({ name }) => (
                  <MenuItem key={name} value={name}>
                    {name}
                  </MenuItem>
                ))}
              </TextField>
            )}
            {problem.code === 'rating_out_of_range' && ratingWords.length > 0 && (
              <RatingWords words={ratingWords} busy={busy} onRatings={onRatings} />
            )}
          </ListProblemItem>
        ))}
        {mended && (
          <Box component="li" sx={{ px: 3, py: 2 }}>
            <Typography>
              Ratings in words: {ratingWords.map(({ word, rating }) => `${word} is ${rating}`).join(', ')}.
            </Typography>
          </Box>
        )}
      </Box>
    </Box>
  );
};
