import { HomeRounded } from '../../shared/icons/home-rounded';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { useRoles } from '../../shared/session/use-session';
import { crumbsOf, type Crumb } from './crumbs';
import { selectNames } from './shell.slice';

/** Where the page stands: a home icon, then one crumb per segment of the address. Not on the dashboard. */
export const Breadcrumbs = () => {
  const { pathname } = useLocation();
  const names = useSelector(selectNames);
  const crumbs = crumbsOf(pathname, names, useRoles());
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label="Breadcrumb" className="crumbs">
      <ol>
        <li>
          <Link to="/dashboard" aria-label="Home" className="crumb-home">
            <HomeRounded sx={{ fontSize: 18 }} />
          </Link>
        </li>
        {crumbs.map((crumb, index) => (
          <CrumbItem key={crumb.path} crumb={crumb} last={index === crumbs.length - 1} />
        ))}
      </ol>
    </nav>
  );
};

const CrumbItem = ({ crumb, last }: { readonly crumb: Crumb; readonly last: boolean }) => (
  <li className={last ? 'crumb crumb-last' : 'crumb'}>
    {crumb.to !== null && !last ? (
      <Link to={crumb.to} title={crumb.name}>
        {crumb.label}
      </Link>
    ) : (
      <span title={crumb.name} aria-current={last ? 'page' : undefined}>
        {crumb.label}
      </span>
    )}
  </li>
);
