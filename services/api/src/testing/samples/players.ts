import { photoForm, photoLinkOf } from '../player-photos';
import { body, nothing, type Samples } from '../sample';
import { emptyPlayer } from '@fieldhouse/api-contract';

/** Player cards. */
export const samples: Samples = {
  'GET /api/player': nothing,
  'PUT /api/player/details': body({ bio: 'Lefty', area: 'Riverside', phone: '', jerseySize: 'M' }),
  'PUT /api/player/sports': body({
    sports: [{ sport: 'softball', positions: ['SS'], level: 6, lookingForTeam: true, willingToSub: false }],
  }),
  'PUT /api/player/availability': body({
    week: { ...emptyPlayer.availability.week, tue: ['evening'] },
    exceptions: [{ from: '2026-12-24', to: '2026-12-26', available: false, note: 'Away' }],
  }),
  'PUT /api/player/privacy': body(emptyPlayer.privacy),
  'POST /api/player/photo': async () => ({ body: await photoForm() }),
  'DELETE /api/player/photo': nothing,
  'GET /api/player/history': nothing,
  'GET /api/players/{accountId}': async ({ people }, role) => ({
    params: { accountId: people[role === 'visitor' || role === 'spectator' ? 'owner' : role].accountId },
  }),
  'GET /api/players/photos/{photoId}': async ({ app, league }) => {
    const { photoId, until, sig } = await photoLinkOf(app, league.owner);
    return { params: { photoId }, query: { until, sig } };
  },
};
