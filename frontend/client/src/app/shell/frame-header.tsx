import { MenuRounded } from '../../shared/icons/menu-rounded';
import { MessagesLink } from '../../features/chat/unread/messages-link';
import { NotificationBell } from '../../features/notifications/bell/notification-bell';
import { useSession } from '../../shared/session/use-session';
import { IconButton } from '../../shared/ui/button';
import { AccountMenu } from './account-menu';
import { Breadcrumbs } from './breadcrumbs';
import { ThemeButton } from './theme-button';
import { useHome } from './use-home';
import { Wordmark } from './wordmark';

type FrameHeaderProps = { readonly expanded: boolean; readonly onToggle: () => void };

/** The header of the product: menu toggle, logo, where one is, theme, the person. */
export const FrameHeader = ({ expanded, onToggle }: FrameHeaderProps) => {
  const { user } = useSession();
  const home = useHome();
  return (
    <header className="frame-header">
      <IconButton
        aria-label="Toggle navigation"
        aria-expanded={expanded}
        aria-keyshortcuts="Control+B Meta+B"
        title="Toggle navigation (Ctrl+B)"
        onClick={onToggle}
      >
        <MenuRounded />
      </IconButton>
      <Wordmark to={home} compact />
      <div className="frame-where">
        <Breadcrumbs />
      </div>
      <ThemeButton />
      {user && <MessagesLink />}
      {user && <NotificationBell />}
      {user && <AccountMenu user={user} variant="frame" />}
    </header>
  );
};
