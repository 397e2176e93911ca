import Drawer from '@mui/material/Drawer';
import { SideNav } from './side-nav';
import { SIDEBAR } from './sidebar-state';

/** The side navigation on a phone: slides in, and closes on a link, on Escape and beside it. */
export const SideDrawer = ({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) => (
  <Drawer
    open={open}
    onClose={onClose}
    slotProps={{ paper: { 'aria-label': 'Navigation', sx: { width: SIDEBAR.phone, maxWidth: '85vw' } } }}
  >
    <SideNav onNavigate={onClose} />
  </Drawer>
);
