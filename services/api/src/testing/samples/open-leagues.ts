import { until } from '@fieldhouse/kernel/testing';
import { leagueBody } from '../draft-league';
import type { Cast } from '../roles';
import { nothing, type Samples } from '../sample';
import { prospectusBody } from './prospectus';

/** One of the owner's, whose registration opens in a month. @returns its id once strangers see it */
const publishedLeague = async ({ app, league: { owner } }: Cast): Promise<string> => {
  const { token } = owner;
  const { streamId } = await app.command('POST', '/leagues', { token, body: leagueBody });
  const leagueId = streamId.slice('league-'.length);
  await app.command('PUT', `/leagues/${leagueId}/prospectus`, { token, body: prospectusBody() });
  await app.command('POST', `/leagues/${leagueId}/publication`, { token });
  await until('strangers see it', async () => {
    const { status } = await app.send('GET', `/open-leagues/${leagueId}`);
    return status === 200;
  });
  return leagueId;
};
const published = new WeakMap<Cast, Promise<string>>();

/** What strangers see of leagues. */
export const samples: Samples = {
  'GET /api/open-leagues': nothing,
  'GET /api/places': () => ({ query: { q: 'alb' } }),
  'GET /api/open-leagues/{leagueId}': async (cast) => {
    const leagueId = published.get(cast) ?? publishedLeague(cast);
    published.set(cast, leagueId);
    return { params: { leagueId: await leagueId } };
  },
};
