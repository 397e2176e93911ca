import { PUBLIC_LINKS, SIGN_IN } from '../../content/site';
import { Icon } from './icon';
import { Wordmark } from './wordmark';

/** Links for visitors, or the way in for those who are signed in: the head script knows before the first paint. */
const Door = () => (
  <>
    <a className="button quiet when-out" href={SIGN_IN}>
      Sign In
    </a>
    <a className="button primary when-in" href="/dashboard">
      Open dashboard
    </a>
  </>
);

const Links = ({ path }: { readonly path: string }) =>
  PUBLIC_LINKS.map(({ to, label }) => (
    <a key={to} href={to} aria-current={to === path ? 'page' : undefined}>
      {label}
    </a>
  ));

/** The bar on top. Its menu opens without scripts; a script closes it again and switches the colours. */
export const Header = ({ path }: { readonly path: string }) => (
  <header className="bar">
    <div className="wrap bar-row">
      <span className="when-out">
        <Wordmark to="/" />
      </span>
      <span className="when-in">
        <Wordmark to="/dashboard" />
      </span>
      <nav className="bar-links" aria-label="Main">
        <Links path={path} />
      </nav>
      <div className="bar-end">
        <label className="theme needs-script">
          <Icon name="sun" size={20} />
          <span className="unseen">Colors</span>
          <select data-theme-choice="">
            <option value="system">System</option>
            <option value="light">Light</option>
            <option value="dark">Dark</option>
          </select>
        </label>
        <span className="bar-door">
          <Door />
        </span>
        <details className="menu">
          <summary>
            <Icon name="menu" />
            <span className="unseen">Menu</span>
          </summary>
          <nav className="menu-panel" aria-label="Menu">
            <Links path={path} />
            <Door />
          </nav>
        </details>
      </div>
    </div>
  </header>
);
