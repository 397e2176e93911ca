import { SearchRounded } from '../../../../shared/icons/search-rounded';
import { TuneRounded } from '../../../../shared/icons/tune-rounded';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Popover from '@mui/material/Popover';
import { memo, useState, type KeyboardEvent, type RefObject } from 'react';
import { roomActions } from '../draft-room.slice';
import { filtersOn } from '../model/player-list';
import { useRoomUi } from '../room-context';
import { MoreFilters } from './more-filters';

type PlayerFiltersProps = {
  readonly positions: readonly string[];
  readonly searchRef: RefObject<HTMLInputElement | null>;
  /** Arrow down from the search goes to the list. */
  readonly onLeaveSearch: () => void;
};

/** Search, positions, and the rarer filters behind one button. */
export const PlayerFilterBar = memo(function PlayerFilterBar({
  positions,
  searchRef,
  onLeaveSearch,
}: PlayerFiltersProps) {
  const { ui, dispatch } = useRoomUi();
  const { filters } = ui;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const on = filtersOn(filters);
  const keyed = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Escape') dispatch(roomActions.filtersChanged({ search: '' }));
    onLeaveSearch();
  };
  return (
    <Box sx={{ p: 2, pb: 1.5, borderBottom: 1, borderColor: 'hairline' }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <OutlinedInput
          size="small"
          fullWidth
          type="search"
          placeholder="Search players"
          inputRef={searchRef}
          value={filters.search}
          onChange={(event) => dispatch(roomActions.filtersChanged({ search: event.target.value }))}
          onKeyDown={keyed}
          inputProps={{ 'aria-label': 'Search players', 'aria-keyshortcuts': '/' }}
          startAdornment={
            <InputAdornment position="start">
              <SearchRounded fontSize="small" />
            </InputAdornment>
          }
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
      </Box>
      <Box
        role="group"
        aria-label="Position"
        sx={{ display: 'flex', gap: 1, mt: 1.5, mx: -2, px: 2, overflowX: 'auto', scrollbarWidth: 'none' }}
      >
        {[null, ...positions].map((position) => (
          <PositionChip
            key={position ?? 'all'}
            label={position ?? 'All'}
            pressed={filters.position === position}
            onPress={() => dispatch(roomActions.filtersChanged({ position }))}
          />
        ))}
      </Box>
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
        <MoreFilters />
      </Popover>
    </Box>
  );
});

type ChipProps = { readonly label: string; readonly pressed: boolean; readonly onPress: () => void };

const PositionChip = ({ label, pressed, onPress }: ChipProps) => (
  <ButtonBase
    aria-pressed={pressed}
    onClick={onPress}
    sx={{
      flexShrink: 0,
      height: 28,
      px: 2.5,
      borderRadius: 14,
      border: 1,
      fontSize: '0.75rem',
      fontWeight: 600,
      borderColor: pressed ? 'primary.main' : 'hairline',
      color: pressed ? 'primary.contrastText' : 'text.secondary',
      bgcolor: pressed ? 'primary.main' : 'transparent',
      '@media (pointer: coarse)': { height: 36, px: 3.5, borderRadius: 18 },
    }}
  >
    {label}
  </ButtonBase>
);
