import { randomUUID } from 'node:crypto';
import { body, nothing, type Samples } from '../sample';

/** Everybody's own examples. */
export const samples: Samples = {
  'GET /api/example': nothing,
  'POST /api/example': body({ name: 'Saturday' }),
  'POST /api/example/{exampleId}/close': async ({ app, people }, role) => {
    const asked = { body: { reason: 'Nothing left to do' } };
    if (role === 'visitor' || role === 'spectator') return { ...asked, params: { exampleId: randomUUID() } };
    const { token } = people[role];
    const { streamId } = await app.command('POST', '/example', { token, body: { name: 'Sunday' } });
    return { ...asked, params: { exampleId: streamId.slice('example-'.length) } };
  },
};
