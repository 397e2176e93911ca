import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Fragment, memo } from 'react';

const SHORTCUTS = [
  ['/', 'Search the players'],
  ['↑ ↓', 'Move in the list of players or on the board'],
  ['Enter', 'Choose the player'],
  ['d', 'Draft the chosen player; you are asked first'],
  ['q', 'Add the chosen player to the queue, or take them off it'],
  ['t', 'Hear the time that is left'],
  ['Esc', 'Leave the search; choose nobody'],
  ['?', 'Show this'],
] as const;

/** What every key of the room does. */
export const ShortcutsDialog = memo(function ShortcutsDialog({
  open,
  onClose,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby="shortcuts-title" maxWidth="xs" fullWidth>
      <DialogTitle id="shortcuts-title">Keyboard shortcuts</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 4, rowGap: 2.5 }}
        >
          {SHORTCUTS.map(([keys, what]) => (
            <Fragment key={keys}>
              <Box component="dt">
                <Box
                  component="kbd"
                  sx={{
                    px: 2,
                    py: 0.5,
                    border: 1,
                    borderBottomWidth: 2,
                    borderColor: 'hairline',
                    borderRadius: 0.5,
                    bgcolor: 'sunken',
                    fontFamily: 'inherit',
                    fontWeight: 600,
                    whiteSpace: 'nowrap',
                  }}
                >
                  {keys}
                </Box>
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {what}
              </Box>
            </Fragment>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
});
