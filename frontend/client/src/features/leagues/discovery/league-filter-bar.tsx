import { useState } from 'react';
import { GENDER_WORDS, LEVEL_WORDS } from '../../../shared/lib/level-words';
import { priceOf } from '../../../shared/lib/money';
import { NIGHT_NAMES } from '../../../shared/lib/nights';
import { FORMAT_WORDS, STAGE_WORDS } from '../../../shared/lib/prospectus-words';
import { useCatalogue } from '../../../shared/sports/use-catalogue';
import { Button } from '../../../shared/ui/button';
import { SearchField } from '../../../shared/ui/search-field';
import { SelectField } from '../../../shared/ui/select-field';
import type { FilterName, useLeagueFilters } from './league-filters';
import { NearFilter } from './near-filter';

const SORTS = {
  '': 'Starting soonest',
  closing: 'Closing soonest',
  newest: 'Newest',
  price: 'Lowest price',
} as const;
const AMOUNTS = [5_000, 10_000, 20_000, 50_000, 100_000];
const MAX_PRICES = Object.fromEntries(
  AMOUNTS.map((amount) => [String(amount), `Up to ${priceOf(amount, 'USD')}`]),
);

const MONTHS_AHEAD = 6;
/** From the next months on: 'From Dec 2026', by their first days. @param today of the device's calendar */
export const startMonths = (today: Date): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from({ length: MONTHS_AHEAD }, (_, n) => {
      const first = new Date(Date.UTC(today.getFullYear(), today.getMonth() + n + 1, 1));
      const month = first.toLocaleDateString('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
      return [first.toISOString().slice(0, 'yyyy-mm-dd'.length), `From ${month}`];
    }),
  );

type Props = Pick<ReturnType<typeof useLeagueFilters>, 'narrowed' | 'set' | 'clear'> & {
  /** How many of them stand behind the button. */
  readonly filters: number;
  /** What stands in the address, also while it is typed. */
  readonly chosen: (name: FilterName) => string;
};

/** What the list is narrowed down by; on a phone all but the search open at a press. */
export const LeagueFilterBar = ({ narrowed, filters, chosen, set, clear }: Props) => {
  const [open, setOpen] = useState(false);
  const { catalogue } = useCatalogue();
  const choice = (name: FilterName, label: string, any: string, words: Readonly<Record<string, string>>) => (
    <SelectField label={label} value={chosen(name)} onChoose={(value) => set(name, value)}>
      <option value="">{any}</option>
      {/* An address may ask for what is not offered here. */}
      {!(chosen(name) in { '': any, ...words }) && <option value={chosen(name)}>{chosen(name)}</option>}
      {Object.entries(words).map(([value, word]) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
    </SelectField>
  );
  const sorts = chosen('near') === '' ? SORTS : { ...SORTS, nearest: 'Nearest' };
  const startsFrom = startMonths(new Date());
  const sports = Object.fromEntries((catalogue ?? []).map(({ key, name }) => [key, name]));
  return (
    <div role="search" aria-label="Leagues" className="league-filters" data-open={open || undefined}>
      <SearchField
        label="Search by name or venue"
        maxLength={60}
        value={chosen('q')}
        onSearch={(text) => set('q', text)}
      />
      <Button className="league-filters-toggle" aria-expanded={open} onClick={() => setOpen(!open)}>
        {filters === 0 ? 'Filters' : `Filters (${filters})`}
      </Button>
      <div className="league-filters-all">
        {choice('sport', 'Sport', 'Any sport', sports)}
        {choice('day', 'Day', 'Any day', NIGHT_NAMES)}
        {choice('format', 'Format', 'Any format', FORMAT_WORDS)}
        {choice('level', 'Level', 'Any level', LEVEL_WORDS)}
        {choice('gender', 'Who plays', 'Any group', GENDER_WORDS)}
        <NearFilter near={chosen('near')} within={chosen('within')} set={set} />
        {choice('maxPrice', 'Price', 'Any price', MAX_PRICES)}
        {choice('startsFrom', 'Starts', 'Any start', startsFrom)}
        {choice('stage', 'Status', 'Open or opening', STAGE_WORDS)}
        <SelectField
          label="Order"
          value={chosen('sort') in sorts ? chosen('sort') : ''}
          onChoose={(value) => set('sort', value)}
        >
          {Object.entries(sorts).map(([value, word]) => (
            <option key={value} value={value}>
              {word}
            </option>
          ))}
        </SelectField>
        {narrowed > 0 && (
          <Button variant="text" onClick={clear}>
            Clear filters
          </Button>
        )}
      </div>
    </div>
  );
};
