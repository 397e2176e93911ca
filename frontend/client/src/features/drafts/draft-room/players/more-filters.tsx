import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { DraftPlayerView } from '@fieldhouse/api-contract';
import type { ReactNode } from 'react';
import { NIGHT_NAMES } from '../../../../shared/lib/nights';
import { Switch } from '../../../../shared/ui/switch';
import { noFilters, type PlayerFilters } from '../model/player-list';

const GENDERS = { woman: 'Women', man: 'Men', nonbinary: 'Nonbinary' } as const;
const SORTS = { rating: 'Rating, best first', name: 'Name', tier: 'Likely round' } as const;

export type MoreFiltersProps = {
  readonly players: readonly DraftPlayerView[];
  /** Whether it is known whom the team may draft, and who is taken. */
  readonly judged: boolean;
  readonly filters: PlayerFilters;
  readonly onFilter: (part: Partial<PlayerFilters>) => void;
};

/** Sorting and the filters that one needs less often. */
export const MoreFilters = ({ players, judged, filters, onFilter: change }: MoreFiltersProps) => {
  const tiers = [...new Set(players.flatMap(({ tier }) => (tier === null ? [] : [tier])))].sort(
    (a, b) => a - b,
  );
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Choice
        label="Sort by"
        value={filters.sort}
        onChange={(sort) => change({ sort: sort as PlayerFilters['sort'] })}
      >
        {optionsOf(SORTS)}
      </Choice>
      <Choice
        label="Gender"
        value={filters.gender ?? ''}
        onChange={(gender) => change({ gender: (gender || null) as PlayerFilters['gender'] })}
      >
        <option value="">Everybody</option>
        {optionsOf(GENDERS)}
      </Choice>
      <Choice
        label="Free on"
        value={filters.night ?? ''}
        onChange={(night) => change({ night: (night || null) as PlayerFilters['night'] })}
      >
        <option value="">Any night</option>
        {optionsOf(NIGHT_NAMES)}
      </Choice>
      {tiers.length > 0 && (
        <Choice
          label="Likely round"
          value={filters.tier === null ? '' : String(filters.tier)}
          onChange={(tier) => change({ tier: tier === '' ? null : Number(tier) })}
        >
          <option value="">Every round</option>
          {tiers.map((tier) => (
            <option key={tier} value={tier}>
              Round {tier}
            </option>
          ))}
        </Choice>
      )}
      {judged && (
        <Box sx={{ display: 'grid', '& .switch': { justifyContent: 'space-between' } }}>
          <Switch
            label="Only players my team may draft"
            on={filters.legalOnly}
            onTurn={(legalOnly) => change({ legalOnly })}
          />
          <Switch
            label="Show players already taken"
            on={filters.showTaken}
            onTurn={(showTaken) => change({ showTaken })}
          />
        </Box>
      )}
      <Button color="inherit" variant="outlined" onClick={() => change(noFilters)}>
        Clear all filters
      </Button>
    </Box>
  );
};

const optionsOf = (words: Readonly<Record<string, string>>): ReactNode =>
  Object.entries(words).map(([value, word]) => (
    <option key={value} value={value}>
      {word}
    </option>
  ));

type ChoiceProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
};

const Choice = ({ label, value, onChange, children }: ChoiceProps) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    slotProps={{ select: { native: true } }}
  >
    {children}
  </TextField>
);
