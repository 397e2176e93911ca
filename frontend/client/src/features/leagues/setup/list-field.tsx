import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { AddRounded } from '../../../shared/icons/add-rounded';
import { DeleteOutlineRounded } from '../../../shared/icons/delete-outline-rounded';
import { IconButton } from '../../../shared/ui/button';

type ListFieldProps = {
  readonly label: string;
  /** Said while there is nothing in it. */
  readonly empty: string;
  /** The verb and the thing; null when there can be no more. */
  readonly add: string | null;
  readonly onAdd: () => void;
  readonly children: readonly ReactNode[];
};

/** Several things of a kind, each in a row, and a button for one more. */
export const ListField = ({ label, empty, add, onAdd, children }: ListFieldProps) => (
  <Box>
    {children.length === 0 && <p className="muted">{empty}</p>}
    <Box component="ul" aria-label={label} sx={{ display: 'grid', gap: 3, p: 0, m: 0, listStyle: 'none' }}>
      {children}
    </Box>
    {add !== null && (
      <Button startIcon={<AddRounded />} onClick={onAdd} sx={{ mt: 2, ml: -4 }}>
        {add}
      </Button>
    )}
  </Box>
);

type ListRowProps = {
  /** As 'Remove phase 2'. */
  readonly remove: string;
  readonly onRemove: () => void;
  /** Of the fields beside each other where there is room, as '2fr 1fr'. */
  readonly columns: string;
  readonly children: ReactNode;
};

/** One of them: its fields, and a button that takes it out. */
export const ListRow = ({ remove, onRemove, columns, children }: ListRowProps) => (
  <Box component="li" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
    <Box
      sx={{
        ...{ flex: 1, minWidth: 0, display: 'grid', gap: 3, alignItems: 'start' },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: columns },
      }}
    >
      {children}
    </Box>
    {/* Beside the field rather than beside its label. */}
    <Box sx={{ pt: 5 }}>
      <IconButton aria-label={remove} onClick={onRemove}>
        <DeleteOutlineRounded />
      </IconButton>
    </Box>
  </Box>
);
