import type { ImportPreview, ImportRatings } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { count } from '../../../shared/lib/words';
import { readRating } from '../pool/unsent-ratings';
import { likelyRatings } from './import-words';

type RatingWordsProps = {
  readonly words: ImportPreview['ratingWords'];
  readonly busy: boolean;
  readonly onRatings: (ratings: ImportRatings) => void;
};

/** Asks which rating the words of the rating's column mean, once for each word. */
export const RatingWords = ({ words, busy, onRatings }: RatingWordsProps) => {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() => {
    const likely = likelyRatings(words.map(({ word }) => word));
    return Object.fromEntries(words.map(({ word, rating }) => [word, String(rating ?? likely[word] ?? '')]));
  });
  const wrong = (word: string): boolean => readRating(typed[word] ?? '') === undefined;
  const use = (): void =>
    onRatings(
      Object.fromEntries(
        words.flatMap(({ word }) => {
          const rating = readRating(typed[word] ?? '');
          return typeof rating === 'number' ? [[word, rating]] : [];
        }),
      ),
    );
  return (
    <Box role="group" aria-label="What the words mean as ratings" sx={{ mt: 2 }}>
      <Typography variant="body2" sx={{ mb: 2 }}>
        Say once what each word means from 1 to 10. Empty: no rating.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 3 }}>
        {words.map(({ word, rows }) => (
          <TextField
            key={word}
            label={word}
            value={typed[word] ?? ''}
            error={wrong(word)}
            helperText={count(rows, 'row')}
            onChange={(event) => setTyped({ ...typed, [word]: event.target.value })}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            sx={{ width: 104 }}
          />
        ))}
        <Button variant="outlined" disabled={busy || words.some(({ word }) => wrong(word))} onClick={use}>
          Use these ratings
        </Button>
      </Box>
    </Box>
  );
};
