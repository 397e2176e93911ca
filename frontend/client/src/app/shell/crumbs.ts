import type { RoleName } from '../../shared/session/use-session';
import { CRUMBS, leadsTo } from '../navigation';

/** One part of the trail. `to` is null where the address has no page of its own. `name` is shown as a tooltip. */
export type Crumb = {
  readonly path: string;
  readonly label: string;
  readonly to: string | null;
  readonly name?: string;
};

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The trail of an address: none on the dashboard and at the root, else one crumb per segment. An id is '...', with the
 * thing's name where it is known; an address without a page, or whose page is not for these roles, is no link.
 */
export const crumbsOf = (
  pathname: string,
  names: Readonly<Record<string, string>>,
  roles: ReadonlySet<RoleName>,
): readonly Crumb[] => {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  if (segments.length === 0 || pathname === '/dashboard') return [];
  return segments.map((segment, index) => {
    const path = `/${segments.slice(0, index + 1).join('/')}`;
    return { path, label: labelOf(segment), to: leadsTo(path, roles) ? path : null, name: names[segment] };
  });
};

const labelOf = (segment: string): string =>
  UUID.test(segment) ? '...' : (CRUMBS.get(segment) ?? wordsOf(segment));

// 'my-open-play' as 'My Open Play'.
const wordsOf = (segment: string): string =>
  decoded(segment)
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};
