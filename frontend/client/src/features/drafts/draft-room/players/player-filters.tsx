import { SearchRounded } from '../../../../shared/icons/search-rounded';
import { TuneRounded } from '../../../../shared/icons/tune-rounded';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Popover from '@mui/material/Popover';
import { memo, useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { filtersOn } from '../model/player-list';
import { MoreFilters, type MoreFiltersProps } from './more-filters';
import './players.css';

type PlayerFiltersProps = MoreFiltersProps & {
  readonly positions: readonly string[];
  readonly searchRef: RefObject<HTMLInputElement | null> | undefined;
  /** Arrow down from the search goes to the list. */
  readonly onLeaveSearch: () => void;
};

/** Search, positions, and the rarer filters behind one button. */
export const PlayerFilterBar = memo(function PlayerFilterBar({
  positions,
  searchRef,
  onLeaveSearch,
  ...more
}: PlayerFiltersProps) {
  const { filters, onFilter } = more;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const group = useId();
  const on = filtersOn(filters);
  const keyed = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Escape') onFilter({ search: '' });
    onLeaveSearch();
  };
  return (
    <div className="pool-filters">
      <OutlinedInput
        size="small"
        type="search"
        placeholder="Search players"
        inputRef={searchRef}
        value={filters.search}
        onChange={(event) => onFilter({ search: event.target.value })}
        onKeyDown={keyed}
        inputProps={{ 'aria-label': 'Search players', 'aria-keyshortcuts': '/' }}
        startAdornment={
          <InputAdornment position="start">
            <SearchRounded fontSize="small" />
          </InputAdornment>
        }
        className="pool-search"
      />
      <IconButton
        aria-label={on === 0 ? 'Filters' : `Filters, ${on} on`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ border: 1, borderColor: 'hairline', width: 40 }}
      >
        <Badge badgeContent={on} color="primary">
          <TuneRounded fontSize="small" />
        </Badge>
      </IconButton>
      <div role="radiogroup" aria-label="Position" className="pool-positions">
        {[null, ...positions].map((position) => (
          <label key={position ?? 'all'} className="pool-position">
            <input
              type="radio"
              name={group}
              className="sr-only"
              checked={filters.position === position}
              onChange={() => onFilter({ position })}
            />
            {position ?? 'All'}
          </label>
        ))}
      </div>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: -8, horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': 'Filters',
            sx: { width: 280, p: 4, border: 1, borderColor: 'hairline', borderRadius: 1.5 },
          },
        }}
      >
        <MoreFilters {...more} />
      </Popover>
    </div>
  );
});
