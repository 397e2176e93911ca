import { TuneRounded } from '../../../../shared/icons/tune-rounded';
import { memo, useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { IconButton } from '../../../../shared/ui/button';
import { SearchField } from '../../../../shared/ui/search-field';
import { filtersOn } from '../model/player-list';
import { FiltersPopover } from '../overlays';
import type { MoreFiltersProps } from './more-filters';
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
      <SearchField
        ref={searchRef}
        label="Search players"
        value={filters.search}
        onSearch={(search) => onFilter({ search })}
        onKeyDown={keyed}
        aria-keyshortcuts="/"
        className="pool-search"
      />
      <IconButton
        aria-label={on === 0 ? 'Filters' : `Filters, ${on} on`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        className="pool-more"
      >
        <TuneRounded fontSize="small" />
        {on > 0 && <span className="pool-on">{on}</span>}
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
      <FiltersPopover open={anchor !== null} anchor={anchor} onClose={() => setAnchor(null)} {...more} />
    </div>
  );
});
