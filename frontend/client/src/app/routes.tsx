import type { RouteObject } from 'react-router-dom';
import { LoadingPage } from '../shared/ui/loading-page';
import { PLACE_PATHS, type PlacePath } from './pages/place-roles';
import { leaveForSite, SiteDoor } from './pages/site-door';
import { SITE_PATHS } from './return-path';
import { RouteError } from './route-error';
import { SignedInOnly, SignedInOrSpectator } from './route-guard';
import { AppFrame } from './shell/app-frame';

const around = { errorElement: <RouteError />, hydrateFallbackElement: <LoadingPage words="Loading..." /> };

const placeRoute = (path: PlacePath): RouteObject => ({
  path,
  lazy: async () => {
    const { EmptyPlace } = await import('./pages/empty-places');
    return { element: <EmptyPlace path={path} /> };
  },
});

/** The addresses of the product; every page comes in its own chunk. */
export const routes: readonly RouteObject[] = [
  ...SITE_PATHS.map((path): RouteObject => ({
    path,
    loader: leaveForSite,
    element: <SiteDoor />,
    ...around,
  })),
  {
    lazy: async () => ({ Component: (await import('./shell/outer-frame')).OuterFrame }),
    ...around,
    children: [
      { path: 'auth', lazy: async () => ({ Component: (await import('./pages/auth.page')).AuthPage }) },
      {
        path: '*',
        lazy: async () => ({ Component: (await import('./pages/not-found.page')).NotFoundPage }),
      },
    ],
  },
  {
    element: <SignedInOnly />,
    ...around,
    children: [
      {
        element: <AppFrame />,
        children: [
          ...PLACE_PATHS.map(placeRoute),
          {
            path: 'dashboard',
            lazy: async () => ({ Component: (await import('./pages/dashboard.page')).DashboardPage }),
          },
          {
            path: 'admin',
            lazy: async () => ({ Component: (await import('./pages/admin.page')).AdminPage }),
          },
          {
            path: 'complex',
            lazy: async () => ({ Component: (await import('./pages/complex.page')).ComplexPage }),
          },
          {
            path: 'complex/leagues/:leagueId/draft',
            lazy: async () => ({
              Component: (await import('./pages/league-draft.page')).LeagueDraftPage,
            }),
          },
          {
            path: 'player-profile',
            lazy: async () => ({
              Component: (await import('./pages/player-profile.page')).PlayerProfilePage,
            }),
          },
          {
            path: 'draft-leagues',
            lazy: async () => ({ Component: (await import('./pages/draft-leagues.page')).DraftLeaguesPage }),
          },
        ],
      },
    ],
  },
  {
    element: <SignedInOrSpectator />,
    ...around,
    children: [
      {
        path: 'complex/leagues/:leagueId/draft/room',
        lazy: async () => ({
          Component: (await import('../features/drafts/draft-room/draft-room.page')).DraftRoomPage,
        }),
      },
    ],
  },
];
