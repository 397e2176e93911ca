import type { Location } from 'react-router-dom';

export const HOME = '/dashboard';
/** The addresses of the public site. */
export const SITE_PATHS = [
  '/',
  '/features',
  '/sports',
  '/about',
  '/contact',
  '/blog',
  '/privacy',
  '/terms',
] as const;

/** Path, query and fragment of a location. */
export const pathOf = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  `${pathname}${search}${hash}`;

/** Where to go after signing in: the page that was asked for, else home. Only paths of this site count. */
export const returnPathOf = (location: Pick<Location, 'state'>): string => {
  const state: unknown = location.state;
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return HOME;
  const { returnTo } = state;
  return typeof returnTo === 'string' && /^\/(?![/\\])/.test(returnTo) ? returnTo : HOME;
};
