import { Suspense, type ComponentType, type ReactNode } from 'react';
import { matchRoutes, useRoutes, type RouteObject } from 'react-router-dom';
import { withMui } from '../shared/theme/with-mui';
import { lazyPage } from '../shared/ui/lazy-part';
import { LoadingPage } from '../shared/ui/loading-page';
import { SITE_PATHS } from './return-path';
import { RoleOnly } from './role-only';
import { SignedInOnly, SignedInOrSpectator } from './route-guard';
import { AUTH, PAGES, ROOM, UNSUBSCRIBE, type Page } from './route-table';
import { AppFrame } from './shell/app-frame';
import { SiteDoor } from './site-door';

type Load = () => Promise<ComponentType>;

/** What stands at an address; its handle fetches the code of that. */
type Shown = { readonly element: ReactNode; readonly handle: () => void };

/** A page in its own chunk, and what fetches that; unless it is plain, with MUI around it. */
const pageOf = (load: Load, plain = false): Shown => {
  // A page that does not come is told of in the page's place, by its own boundary.
  const Loaded = lazyPage(plain ? load : withMui(load));
  return { element: <Loaded />, handle: Loaded.prepare };
};

const Soon = lazyPage(async () => (await import('./pages/soon.page')).SoonPage);

const shownAs = (page: Page): Shown => {
  const { element, handle } =
    'page' in page ? pageOf(page.page, page.plain) : { element: <Soon page={page} />, handle: Soon.prepare };
  if (!page.role) return { element, handle };
  return {
    handle,
    element: (
      <RoleOnly role={page.role} title={page.label}>
        {element}
      </RoleOnly>
    ),
  };
};

const routes: RouteObject[] = [
  ...SITE_PATHS.map((path): RouteObject => ({ path, element: <SiteDoor /> })),
  {
    ...pageOf(async () => (await import('./shell/outer-frame')).OuterFrame, true),
    children: [
      { path: AUTH.path, ...pageOf(AUTH.page) },
      { path: UNSUBSCRIBE.path, ...pageOf(UNSUBSCRIBE.page, UNSUBSCRIBE.plain) },
      {
        path: '*',
        ...pageOf(async () => (await import('./pages/not-found.page')).NotFoundPage, true),
      },
    ],
  },
  {
    element: <SignedInOnly />,
    children: [
      {
        element: <AppFrame />,
        children: PAGES.map((page): RouteObject => ({ path: page.path, ...shownAs(page) })),
      },
    ],
  },
  {
    element: <SignedInOrSpectator />,
    children: [{ path: ROOM.path, ...pageOf(ROOM.page, ROOM.plain) }],
  },
];

/** Fetches the code of what stands at an address. */
export const prepare = (pathname: string): void => {
  for (const { route } of matchRoutes(routes, pathname) ?? [])
    (route.handle as Shown['handle'] | undefined)?.();
};

/** The addresses of the product; every page comes in its own chunk. */
export const Routes = () => (
  <Suspense fallback={<LoadingPage words="Loading..." />}>{useRoutes(routes)}</Suspense>
);
