import { randomUUID } from 'node:crypto';
import { body, nothing, type Samples } from '../sample';

/** Everybody's own teamss. */
export const samples: Samples = {
  'GET /api/teams': nothing,
  'POST /api/teams': body({ name: 'Saturday' }),
  'POST /api/teams/{teamsId}/close': async ({ app, people }, role) => {
    const asked = { body: { reason: 'Nothing left to do' } };
    if (role === 'visitor' || role === 'spectator') return { ...asked, params: { teamsId: randomUUID() } };
    const { token } = people[role];
    const { streamId } = await app.command('POST', '/teams', { token, body: { name: 'Sunday' } });
    return { ...asked, params: { teamsId: streamId.slice('teams-'.length) } };
  },
};
