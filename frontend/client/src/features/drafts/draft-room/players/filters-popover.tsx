import Popover from '@mui/material/Popover';
import { MoreFilters, type MoreFiltersProps } from './more-filters';

type FiltersPopoverProps = MoreFiltersProps & {
  readonly open: boolean;
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
};

/** The rarer filters, below their button. */
export const FiltersPopover = ({ open, anchor, onClose, ...filters }: FiltersPopoverProps) => (
  <Popover
    open={open}
    anchorEl={anchor}
    onClose={onClose}
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
    <MoreFilters {...filters} />
  </Popover>
);
