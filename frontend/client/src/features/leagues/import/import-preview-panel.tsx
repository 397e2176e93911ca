import type { ImportField, ImportMapping, ImportPreview, ImportRatings } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { ColumnMapping } from '../../../shared/import/column-mapping';
import { listSummary, mappingOf } from '../../../shared/import/list-words';
import { count } from '../../../shared/lib/words';
import { Positions } from '../../../shared/ui/person';
import { StatTile } from '../../../shared/ui/stat-tile';
import { ImportChanges } from './import-changes';
import { ImportProblems } from './import-problems';
import { EFFECT_WORDS, FIELD_WORDS } from './import-words';

type ImportPreviewPanelProps = {
  readonly preview: ImportPreview;
  readonly fileName: string;
  readonly busy: boolean;
  readonly onMap: (mapping: ImportMapping) => void;
  readonly onRatings: (ratings: ImportRatings) => void;
};

/** What an import would do: counts, which column is what, problems by cause, and the first players. */
export const ImportPreviewPanel = ({
  preview,
  fileName,
  busy,
  onMap,
  onRatings,
}: ImportPreviewPanelProps) => {
  const { columns, rows, adds, changes, unchanged, skips, sample, changedFields, wishes } = preview;
  return (
    <Box sx={{ display: 'grid', gap: 6, opacity: busy ? 0.6 : 1 }}>
      <Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 3 }}>
          {listSummary(fileName, rows, preview)}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <StatTile label="New" value={adds} />
          <StatTile label="Changed" value={changes} />
          <StatTile label="Unchanged" value={unchanged} />
          <StatTile label="Left out" value={skips} />
        </Box>
      </Box>
      {wishes > 0 && (
        <Typography>
          {count(wishes, 'player')} {wishes === 1 ? 'asks' : 'ask'} to play with somebody. Those who ask for
          each other are drafted together, three at most.
        </Typography>
      )}
      <ColumnMapping
        columns={columns}
        words={FIELD_WORDS}
        several={{
          field: 'ownColumns',
          hint: 'What fits nothing else, such as shirt sizes, can be kept as a column of your own: it stays with each player as it is, for the organizers only.',
        }}
        busy={busy}
        onMap={onMap}
      />
      {(preview.problems.length > 0 || preview.ratingWords.length > 0) && (
        <ImportProblems
          preview={preview}
          busy={busy}
          onWholeName={(column) => onMap({ ...withoutNames(mappingOf(preview)), [column]: 'fullName' })}
          onRatings={onRatings}
        />
      )}
      {changedFields.length > 0 && <ImportChanges fields={changedFields} />}
      <Box component="section" aria-label="First players">
        <Typography variant="h3" sx={{ mb: 2 }}>
          The first players
        </Typography>
        <TableContainer sx={{ border: 1, borderColor: 'hairline', borderRadius: 1 }}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>Player</TableCell>
                <TableCell>Positions</TableCell>
                <TableCell>Rating</TableCell>
                <TableCell>Effect</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {sample.map(({ firstName, lastName, positions, rating, effect }, index) => (
                <TableRow key={index}>
                  <TableCell>
                    {firstName} {lastName}
                  </TableCell>
                  <TableCell>
                    <Positions codes={positions} />
                  </TableCell>
                  <TableCell>{rating ?? '–'}</TableCell>
                  <TableCell>{EFFECT_WORDS[effect]}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </Box>
    </Box>
  );
};

const NAMES: readonly ImportField[] = ['firstName', 'lastName', 'fullName'];
const withoutNames = (mapping: ImportMapping): ImportMapping =>
  Object.fromEntries(Object.entries(mapping).filter(([, field]) => !NAMES.includes(field)));
