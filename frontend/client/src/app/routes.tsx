import { Navigate, type RouteObject } from 'react-router-dom';
import { LoadingPage } from '../shared/ui/loading-page';
import { HomeRedirect } from './pages/home-redirect';
import { NotFoundPage } from './pages/not-found.page';
import { RouteError } from './route-error';
import { SignedInOnly, SignedInOrSpectator } from './route-guard';
import { Shell } from './shell';

/** The addresses of the product; every page comes in its own chunk. */
export const routes: readonly RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <LoadingPage />,
    children: [
      { index: true, element: <HomeRedirect /> },
      { path: 'auth', lazy: async () => ({ Component: (await import('./pages/auth.page')).AuthPage }) },
      {
        element: <SignedInOnly />,
        children: [
          { path: 'dashboard', element: <Navigate to="/draft-leagues" replace /> },
          {
            path: 'complex/leagues/:leagueId/draft',
            lazy: async () => ({
              Component: (await import('./pages/league-draft.page')).LeagueDraftPage,
            }),
          },
          {
            path: 'draft-leagues',
            lazy: async () => ({ Component: (await import('./pages/draft-leagues.page')).DraftLeaguesPage }),
          },
        ],
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
  {
    element: <SignedInOrSpectator />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <LoadingPage />,
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
