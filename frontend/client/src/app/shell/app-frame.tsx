import Box from '@mui/material/Box';
import { useState } from 'react';
import { lazyPart } from '../../shared/ui/lazy-part';
import { NotArrived } from '../../shared/ui/not-arrived';
import { ConfirmEmailBanner } from './confirm-email-banner';
import { FrameHeader } from './frame-header';
import { OfflineBanner } from './offline-banner';
import { PageArea } from './page-area';
import { SideNav } from './side-nav';
import { SIDEBAR, useSidebar } from './sidebar-state';
import { SkipLink } from './skip-link';

const SideDrawer = lazyPart(async () => (await import('./side-drawer')).SideDrawer, {
  name: 'the navigation',
  instead: (retry) => <NotArrived floating onRetry={retry} />,
});

/** The frame around every page of a signed-in person but the draft room. */
export const AppFrame = () => {
  const { phone, collapsed, drawerOpen, toggle, closeDrawer } = useSidebar();
  const [drawerUsed, setDrawerUsed] = useState(false);
  if (drawerOpen && !drawerUsed) setDrawerUsed(true);
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <FrameHeader expanded={phone ? drawerOpen : !collapsed} onToggle={toggle} />
      <Box sx={{ position: 'sticky', top: 56, zIndex: 'appBar' }}>
        <OfflineBanner />
        <ConfirmEmailBanner />
      </Box>
      <Box sx={{ flex: 1, display: 'flex', minWidth: 0 }}>
        {!phone && (
          <Box
            data-testid="sidebar"
            sx={{
              width: collapsed ? SIDEBAR.icons : SIDEBAR.wide,
              flexShrink: 0,
              borderRight: 1,
              borderColor: 'hairline',
              bgcolor: 'background.paper',
            }}
          >
            <Box sx={{ position: 'sticky', top: 56, maxHeight: 'calc(100dvh - 56px)', overflowY: 'auto' }}>
              <SideNav collapsed={collapsed} />
            </Box>
          </Box>
        )}
        <PageArea />
      </Box>
      {phone && drawerUsed && <SideDrawer open={drawerOpen} onClose={closeDrawer} />}
    </Box>
  );
};
