import type { ProblemView } from '@fieldhouse/api-contract';
import type { TestPerson } from '@fieldhouse/testing';
import { randomUUID } from 'node:crypto';
import {
  leagueBody,
  startLeaguesApp,
  type LeaguesApp,
} from '../../../../services/leagues/src/testing/leagues-app';
import { LeaguesReadModule } from '../leagues-read.module';

describe('what its maker reads before the read model has it', () => {
  let app: LeaguesApp;
  let ana: TestPerson;

  beforeAll(async () => {
    // Nothing folds the log here: the read model is late for ever.
    app = await startLeaguesApp([LeaguesReadModule]);
    ana = await app.signUp('ana');
  });
  afterAll(() => app.stop());

  const read = (leagueId: string, query = '') =>
    app.send<ProblemView>('GET', `/leagues/${leagueId}${query}`, { token: ana.token, once: true });

  it('is not there yet, and not missing; what nobody waits for is', async () => {
    const { position, streamId } = await app.command('POST', '/leagues', {
      token: ana.token,
      body: leagueBody,
    });
    const leagueId = streamId.slice('league-'.length);
    const { status, body, headers } = await read(leagueId, `?atLeast=${position}`);
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'not_there_yet', '2']);
    expect((await read(leagueId)).body).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('says of a list that it is behind what its reader knows of', async () => {
    const { position } = await app.command('POST', '/leagues', { token: ana.token, body: leagueBody });
    const asked = async (query: string) => {
      const { status, headers } = await app.send('GET', `/leagues${query}`, { token: ana.token, once: true });
      return [status, headers.get('x-behind')];
    };
    expect(await asked(`?atLeast=${position}`)).toEqual([200, '1']);
    expect(await asked('')).toEqual([200, null]);
  });

  it('tells nobody whether there is something else', async () => {
    const { body } = await read(randomUUID(), `?atLeast=${'9'.repeat(20)}`);
    expect(body.code).toBe('not_there_yet');
  });
});
