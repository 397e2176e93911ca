import type { ProspectusEvent } from '@fieldhouse/events/leagues';
import type { TestPerson } from '@fieldhouse/testing';
import { createHash } from 'node:crypto';
import { prospectus, waiver } from '../domain/prospectus.fixture';
import { startLeaguesApp, type LeaguesApp } from '../testing/leagues-app';

let app: LeaguesApp;
let ana: TestPerson;
let eve: TestPerson;
let leagueId: string;

beforeAll(async () => {
  app = await startLeaguesApp();
  [ana, eve] = await Promise.all([app.signUp('ana'), app.signUp('eve')]);
  leagueId = await app.createLeague(ana);
});
afterAll(() => app.stop());

const ask = (method: string, path: string, body?: unknown, { token }: TestPerson = ana) =>
  app.send<{ code: string; detail: string; errors?: { field: string }[] }>(
    method,
    `/leagues/${leagueId}/${path}`,
    { token, ...(body === undefined ? {} : { body }) },
  );
const facts = () => app.eventsOf<ProspectusEvent>(`prospectus-${leagueId}`);

describe('a prospectus', () => {
  it('says field by field what is wrong with it, and in a sentence what cannot be', async () => {
    const windows = { ...prospectus.windows, opensAt: 'soon' };
    const { status, body } = await ask('PUT', 'prospectus', { ...prospectus, windows, currency: '€' });
    expect([status, body.code]).toEqual([400, 'validation_failed']);
    expect(body.errors?.map(({ field }) => field)).toEqual(['windows.opensAt', 'currency']);
    expect(
      await ask('PUT', 'prospectus', { ...prospectus, roster: { minimum: 16, freezeOn: null } }),
    ).toMatchObject({
      status: 422,
      body: {
        code: 'roster_impossible',
        detail: 'A team has 15 players at most. Lower the minimum.',
      },
    });
    expect(await facts()).toEqual([]);
  });

  it('is kept as it was sent, and hidden from strangers until it is published', async () => {
    expect(await ask('PUT', 'prospectus', prospectus, eve)).toMatchObject({ status: 404 });
    expect(await ask('PUT', 'prospectus', prospectus)).toMatchObject({ status: 200 });
    expect(await facts()).toMatchObject([{ type: 'ProspectusSet', data: { leagueId, prospectus } }]);
  });

  it('has waivers with a hash of what is signed, each change a version of its own', async () => {
    expect(await ask('POST', 'waivers', waiver)).toMatchObject({ status: 200 });
    const issued = (await facts()).findLast(({ type }) => type === 'WaiverIssued');
    if (issued?.type !== 'WaiverIssued') throw new Error('no waiver was issued');
    const { waiverId, textHash } = issued.data;
    const hashOf = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
    expect(textHash).toBe(hashOf(`${waiver.title}\n${waiver.text}`));
    const changed = { ...waiver, title: 'Risk – “hard” ball' };
    expect(await ask('PUT', `waivers/${waiverId}`, changed)).toMatchObject({ status: 200 });
    expect((await facts()).at(-1)).toMatchObject({
      data: { waiverId, version: 2, textHash: hashOf(`${changed.title}\n${waiver.text}`) },
    });
    expect(await ask('DELETE', `waivers/${waiverId}`)).toMatchObject({ status: 200 });
    expect(await ask('PUT', `waivers/${waiverId}`, changed)).toMatchObject({
      status: 404,
      body: { code: 'waiver_unknown' },
    });
  });
});
