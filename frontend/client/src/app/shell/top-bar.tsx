import { MenuRounded } from '../../shared/icons/menu-rounded';
import { useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { MessagesLink } from '../../features/chat/unread/messages-link';
import { NotificationBell } from '../../features/notifications/bell/notification-bell';
import { useRoles, useSession } from '../../shared/session/use-session';
import { ButtonLink, IconButton } from '../../shared/ui/button';
import { topLinksOf } from '../navigation';
import { AccountMenu } from './account-menu';
import { ThemeButton } from './theme-button';
import { useHome } from './use-home';
import { useSignOut } from './use-sign-out';
import { Wordmark } from './wordmark';

/** The bar on top of the pages outside the product; it stays in sight. */
export const TopBar = () => {
  const { status, user } = useSession();
  const [menuOpen, setMenuOpen] = useState(false);
  const home = useHome();
  const links = topLinksOf(useRoles());
  const { leave, question } = useSignOut();
  const onAuthPage = useLocation().pathname === '/auth';
  const close = (): void => setMenuOpen(false);
  return (
    <header className="top-bar">
      <div className="top-bar-line">
        <Wordmark to={home} compact={user !== null} />
        {user && (
          <nav aria-label="Main" className="top-links">
            {links.map(({ to, label }) => (
              <NavLink key={to} to={to} className="top-link">
                {label}
              </NavLink>
            ))}
          </nav>
        )}
        <div className="top-bar-end">
          <ThemeButton />
          {user && <MessagesLink />}
          {user && <NotificationBell />}
          {user && <AccountMenu user={user} variant="top-bar" />}
          {status === 'signed-out' && !onAuthPage && (
            <ButtonLink to="/auth" variant="filled">
              Sign In
            </ButtonLink>
          )}
          {user && (
            <IconButton
              aria-label="Menu"
              aria-expanded={menuOpen}
              aria-controls="mobile-menu"
              className="top-menu-button"
              onClick={() => setMenuOpen((open) => !open)}
            >
              <MenuRounded />
            </IconButton>
          )}
        </div>
      </div>
      {user && menuOpen && (
        <nav id="mobile-menu" aria-label="Mobile" className="top-menu">
          {links.map(({ to, label }) => (
            <NavLink key={to} to={to} onClick={close} className="top-link">
              {label}
            </NavLink>
          ))}
          <button
            type="button"
            className="top-link"
            onClick={() => {
              close();
              leave();
            }}
          >
            Sign Out
          </button>
        </nav>
      )}
      {question}
    </header>
  );
};
