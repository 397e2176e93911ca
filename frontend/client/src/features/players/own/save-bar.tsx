import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { sentenceOf } from '../../../shared/api/problem';
import type { PartForm } from './use-part';

type SaveBarProps = {
  readonly form: Pick<PartForm<never>, 'dirty' | 'busy' | 'failure' | 'discard'>;
  /** The verb and the thing, as 'Save sports'. */
  readonly label: string;
};

/** The foot of a section: what state it is in, and saving it. */
export const SaveBar = ({ form: { dirty, busy, failure, discard }, label }: SaveBarProps) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 2,
      mt: 5,
      pt: 4,
      borderTop: 1,
      borderColor: 'hairline',
    }}
  >
    <Typography
      variant="body2"
      role={failure ? 'alert' : undefined}
      sx={{ flex: 1, minWidth: 120, color: failure ? 'error.main' : 'text.secondary', fontWeight: 550 }}
    >
      {failure ? sentenceOf(failure) : dirty ? 'Not saved yet' : ''}
    </Typography>
    {dirty && (
      <Button color="inherit" onClick={discard} disabled={busy}>
        Discard
      </Button>
    )}
    <Button type="submit" variant="contained" disabled={!dirty} loading={busy}>
      {label}
    </Button>
  </Box>
);
