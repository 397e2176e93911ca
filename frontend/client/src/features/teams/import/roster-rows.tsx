import type { RosterListRow } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { canInvite, personWords, reasonOf } from './roster-list-words';

type RosterRowsProps = {
  readonly rows: readonly RosterListRow[];
  readonly chosen: ReadonlySet<number>;
  /** Lines of those who have been invited just now. */
  readonly sent: ReadonlySet<number>;
  readonly busy: boolean;
  readonly onChoose: (line: number, chosen: boolean) => void;
};

/** Everybody in a list, each with a box to tick and the reason why not. */
export const RosterRows = ({ rows, chosen, sent, busy, onChoose }: RosterRowsProps) => (
  <Box component="section" aria-label="People in the list">
    <Typography variant="h3" sx={{ mb: 2 }}>
      Whom to invite
    </Typography>
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row) => {
        const isSent = sent.has(row.line);
        const open = canInvite(row) && !isSent;
        return (
          <Box component="li" key={row.line} sx={{ borderBottom: 1, borderColor: 'hairline' }}>
            <FormControlLabel
              disabled={!open || busy}
              sx={{ minHeight: 44, mr: 0, width: '100%' }}
              slotProps={{ typography: { sx: { minWidth: 0, py: 2, overflowWrap: 'anywhere' } } }}
              control={
                <Checkbox
                  checked={isSent || (open && chosen.has(row.line))}
                  onChange={(_, checked) => onChoose(row.line, checked)}
                />
              }
              label={<RowWords row={row} reason={isSent ? 'Invited' : reasonOf(row)} />}
            />
          </Box>
        );
      })}
    </Box>
  </Box>
);

const RowWords = ({ row, reason }: { readonly row: RosterListRow; readonly reason: string }) => {
  const person = personWords(row);
  return (
    <>
      <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
        {row.name || row.email || `Line ${row.line}`}
      </Box>
      {person && (
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
          {person}
        </Typography>
      )}
      {reason && (
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.primary' }}>
          {reason}
        </Typography>
      )}
    </>
  );
};
