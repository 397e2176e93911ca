import { Link, useLocation } from 'react-router-dom';
import { useRoles } from '../../shared/session/use-session';
import { navLinkOf, navOf, type NavPage } from '../navigation';

type SideNavProps = {
  /** Icons only. */
  readonly collapsed?: boolean;
  readonly onNavigate?: () => void;
};

/** The links of the product in their groups; a group that needs a role is there only for who has it. */
export const SideNav = ({ collapsed = false, onNavigate }: SideNavProps) => {
  const groups = navOf(useRoles());
  const current = navLinkOf(useLocation().pathname);
  return (
    <nav aria-label="Main" className={collapsed ? 'side-nav side-nav-icons' : 'side-nav'}>
      {groups.map(({ title, links }) => (
        <section key={title} aria-label={title}>
          {!collapsed && <h2>{title}</h2>}
          <ul>
            {links.map((page) => (
              <li key={page.path}>
                <SideLink
                  page={page}
                  active={page.path === current}
                  collapsed={collapsed}
                  onNavigate={onNavigate}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
};

type SideLinkProps = SideNavProps & { readonly page: NavPage; readonly active: boolean };

const SideLink = ({ page, active, collapsed, onNavigate }: SideLinkProps) => {
  const { path, label, nav } = page;
  const soon = 'soon' in page;
  return (
    <Link
      to={path}
      onClick={onNavigate}
      aria-current={active ? 'page' : undefined}
      aria-label={label}
      aria-description={soon ? 'Not part of Fieldhouse yet' : undefined}
      title={collapsed ? label : undefined}
      className="side-link"
    >
      <nav.icon sx={{ fontSize: 20 }} />
      {!collapsed && label}
      {!collapsed && soon && <span className="soon">Soon</span>}
    </Link>
  );
};
