import { ConfirmEmailBanner } from './confirm-email-banner';
import { FrameHeader } from './frame-header';
import { OfflineBanner } from './offline-banner';
import { PageArea } from './page-area';
import { SideDrawer } from './side-drawer';
import { SideNav } from './side-nav';
import { SIDEBAR, useSidebar } from './sidebar-state';
import { SkipLink } from './skip-link';
import { useKeptPush } from './use-kept-push';
import { useUnsentWork } from './use-unsent-work';

/** The frame around every page of a signed-in person but the draft room. */
export const AppFrame = () => {
  useUnsentWork();
  useKeptPush();
  const { phone, collapsed, drawerOpen, toggle, closeDrawer } = useSidebar();
  return (
    <div className="frame">
      <SkipLink />
      <FrameHeader expanded={phone ? drawerOpen : !collapsed} onToggle={toggle} />
      <div className="banners">
        <OfflineBanner />
        <ConfirmEmailBanner />
      </div>
      <div className="frame-body">
        {!phone && (
          <div
            data-testid="sidebar"
            className="sidebar"
            style={{ width: collapsed ? SIDEBAR.icons : SIDEBAR.wide }}
          >
            <div className="sidebar-stays">
              <SideNav collapsed={collapsed} />
            </div>
          </div>
        )}
        <PageArea />
      </div>
      {phone && <SideDrawer open={drawerOpen} onClose={closeDrawer} />}
    </div>
  );
};
