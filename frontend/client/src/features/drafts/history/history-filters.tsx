import type { HistoryKind } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { SearchRounded } from '../../../shared/icons/search-rounded';
import { apart } from '../../../shared/form/fields/choice-inputs';

const KINDS: readonly (readonly [HistoryKind, string])[] = [
  ['settings', 'Settings'],
  ['league', 'Teams and players'],
  ['order', 'Order'],
  ['picks', 'Picks'],
  ['clock', 'Clock and pauses'],
  ['course', 'Start to finish'],
];

/** The kind of fact that an address asks for, if there is such a kind. */
export const kindOf = (asked: string | null): HistoryKind | undefined =>
  KINDS.find(([kind]) => kind === asked)?.[0];

type HistoryFiltersProps = {
  readonly kind: HistoryKind | undefined;
  readonly text: string;
  readonly onKind: (kind: HistoryKind | null) => void;
  readonly onText: (text: string) => void;
  /** Stands at the end of the row. */
  readonly children: React.ReactNode;
};

/** Which facts of the history are shown. */
export const HistoryFilters = ({ kind, text, onKind, onText, children }: HistoryFiltersProps) => (
  <Box sx={{ display: 'grid', gap: 3, mb: 4 }}>
    <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', alignItems: 'center' }}>
      <TextField
        type="search"
        value={text}
        onChange={(event) => onText(event.target.value)}
        placeholder="Person, team, player or word"
        sx={{ flex: '1 1 240px', maxWidth: 400 }}
        slotProps={{
          htmlInput: { 'aria-label': 'Search the history', maxLength: 100 },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchRounded fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      {children}
    </Box>
    <ToggleButtonGroup
      exclusive
      aria-label="Show only"
      value={kind ?? null}
      onChange={(_, chosen: HistoryKind | null) => onKind(chosen)}
      sx={apart}
    >
      {KINDS.map(([value, label]) => (
        <ToggleButton key={value} value={value}>
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  </Box>
);
