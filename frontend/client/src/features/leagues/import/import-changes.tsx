import type { ImportPreview } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { count } from '../../../shared/lib/words';
import { FIELD_WORDS } from './import-words';

/** What an import would change about players who are in the pool, a line for each field, with an example. */
export const ImportChanges = ({ fields }: { readonly fields: ImportPreview['changedFields'] }) => (
  <Box component="section" aria-label="Changes">
    <Typography variant="h3" sx={{ mb: 2 }}>
      What changes about players in the pool
    </Typography>
    <Box component="ul" sx={{ m: 0, pl: 5 }}>
      {fields.map(({ field, players, example: { name, before, after } }) => (
        <Typography component="li" key={field} sx={{ overflowWrap: 'anywhere' }}>
          {FIELD_WORDS[field]} of {count(players, 'player')}, as {name}:{' '}
          {before === '' ? 'nothing so far' : `“${before}”`} becomes “{after}”
        </Typography>
      ))}
    </Box>
  </Box>
);
