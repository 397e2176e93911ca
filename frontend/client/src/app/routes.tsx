// eslint-disable-next-line no-restricted-syntax -- a page that does not come is told of in the page's place, by its own boundary
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useRoutes, type RouteObject } from 'react-router-dom';
import { withMui } from '../shared/theme/with-mui';
import { twice } from '../shared/ui/lazy-part';
import { LoadingPage } from '../shared/ui/loading-page';
import { SITE_PATHS } from './return-path';
import { RoleOnly } from './role-only';
import { SignedInOnly, SignedInOrSpectator } from './route-guard';
import { AUTH, PAGES, ROOM, UNSUBSCRIBE, type Page } from './route-table';
import { AppFrame } from './shell/app-frame';
import { SiteDoor } from './site-door';

type Load = () => Promise<ComponentType>;

/** A page in its own chunk; unless it is plain, with MUI around it. */
const pageOf = (load: Load, plain = false): ReactNode => {
  const Loaded = lazy(twice(plain ? load : withMui(load)));
  return <Loaded />;
};

const Soon = lazy(twice(async () => (await import('./pages/soon.page')).SoonPage));

const elementOf = (page: Page): ReactNode => {
  const content = 'page' in page ? pageOf(page.page, page.plain) : <Soon page={page} />;
  if (!page.role) return content;
  return (
    <RoleOnly role={page.role} title={page.label}>
      {content}
    </RoleOnly>
  );
};

const routes: RouteObject[] = [
  ...SITE_PATHS.map((path): RouteObject => ({ path, element: <SiteDoor /> })),
  {
    element: pageOf(async () => (await import('./shell/outer-frame')).OuterFrame, true),
    children: [
      { path: AUTH.path, element: pageOf(AUTH.page) },
      { path: UNSUBSCRIBE.path, element: pageOf(UNSUBSCRIBE.page, UNSUBSCRIBE.plain) },
      {
        path: '*',
        element: pageOf(async () => (await import('./pages/not-found.page')).NotFoundPage, true),
      },
    ],
  },
  {
    element: <SignedInOnly />,
    children: [
      {
        element: <AppFrame />,
        children: PAGES.map((page): RouteObject => ({ path: page.path, element: elementOf(page) })),
      },
    ],
  },
  {
    element: <SignedInOrSpectator />,
    children: [{ path: ROOM.path, element: pageOf(ROOM.page, ROOM.plain) }],
  },
];

/** The addresses of the product; every page comes in its own chunk. */
export const Routes = () => (
  <Suspense fallback={<LoadingPage words="Loading..." />}>{useRoutes(routes)}</Suspense>
);
