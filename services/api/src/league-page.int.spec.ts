import type { InviteView, OpenLeaguesPage, OpenLeagueView } from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { invite, type TestApp, type TestPerson } from '@fieldhouse/testing';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { draftSettings, leagueBody } from './testing/draft-league';
import { prospectusBody } from './testing/samples/prospectus';
import { startWholeApi } from './testing/whole-api';

const ROOT = join(__dirname, '../../..');
const DAY_MS = 86_400_000;
const PUBLIC_URL = 'https://play.example.org';

describe('the public page of a league', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  let owner: TestPerson;
  let leagueId: string;
  const command = async (method: string, path: string, body?: unknown): Promise<void> => {
    const sent = { token: owner.token, ...(body === undefined ? {} : { body }) };
    const { position } = await app.command(method, `/leagues/${leagueId}/${path}`, sent);
    await app.projected({ name: 'league', version: 3 }, position);
    await app.projected({ name: 'discovery', version: 2 }, position);
    await app.projected({ name: 'prospectus', version: 4 }, position);
    await app.projected({ name: 'draft-dates', version: 1 }, position);
  };
  const open = async (): Promise<OpenLeagueView> =>
    (await app.send<OpenLeagueView>('GET', `/open-leagues/${leagueId}`)).body;
  const look = (headers: Record<string, string> = {}) => fetch(`${app.url}/leagues/${leagueId}`, { headers });

  beforeAll(async () => {
    const ensure = "import('./tools/setup.mjs').then((setup) => setup.ensureClientBuild())";
    execFileSync(process.execPath, ['--input-type=module', '-e', ensure], { cwd: ROOT, stdio: 'inherit' });
    stack = await startEmbeddedStack();
    app = await startWholeApi(stack, { CLIENT_DIR: join(ROOT, 'dist/client'), PUBLIC_URL, TRUST_PROXY: '1' });
    owner = await app.signUp('olga');
    const name = 'Hawks & <script>alert(1)</script>';
    const { streamId } = await app.command('POST', '/leagues', {
      ...{ token: owner.token, body: { ...leagueBody, name } },
    });
    leagueId = streamId.slice('league-'.length);
    await command('PUT', 'prospectus', prospectusBody());
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
  });

  it('is not there before the league is published', async () => {
    const answer = await look();
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Oops! Page not found');
  });

  it('is read without an account and without scripts, under the policy of the public pages', async () => {
    await command('POST', 'publication');
    const answer = await look();
    const html = await answer.text();
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      ...[200, 'text/html; charset=utf-8', 'public, max-age=60'],
    ]);
    expect(answer.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(html).toContain('<h1>Hawks &amp; &lt;script&gt;alert(1)&lt;/script&gt;</h1>');
    expect(html).toContain(`<link rel="canonical" href="${PUBLIC_URL}/leagues/${leagueId}"/>`);
    expect(html).toContain(`href="/discover-leagues?league=${leagueId}"`);
    const slashed = await fetch(`${app.url}/leagues/${leagueId}/`);
    expect([slashed.status, await slashed.text()]).toEqual([200, html]);
    expect(html).not.toMatch(/<script>alert|fieldhouse\.example/);
    expect(html).not.toContain(owner.accountId);
    const facts = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(facts)).toHaveProperty(['@graph', 1, '@type'], 'SportsEvent');
  });

  it('answers 304 while nothing has changed', async () => {
    const etag = (await look()).headers.get('etag') ?? '';
    expect((await look({ 'if-none-match': etag })).status).toBe(304);
    await command('PUT', 'prospectus', { ...prospectusBody(), about: 'Anew' });
    const answer = await look({ 'if-none-match': etag });
    expect([answer.status, (await answer.text()).includes('Anew')]).toEqual([200, true]);
  });

  it('says when the league drafts, until it has begun', async () => {
    const startsAt = new Date(Date.now() + 30 * DAY_MS).toISOString();
    const prices = { free_agent: prospectusBody().prices.team };
    // Its format stays while people see it.
    await command('DELETE', 'publication');
    await command('PUT', 'prospectus', { ...prospectusBody(), format: 'draft', prices });
    await command('POST', 'publication');
    expect((await open()).draftAt).toBeNull();
    await command('PUT', 'draft', { settings: { ...draftSettings, startsAt } });
    expect((await open()).draftAt).toBe(startsAt);
    expect(await (await look()).text()).toContain('Draft ');
    const { body } = await app.send<OpenLeaguesPage>('GET', '/open-leagues');
    expect(body.leagues.map(({ draftAt }) => draftAt)).toEqual([startsAt]);
    const link = await invite(app, leagueId, owner, 'stranger@example.org', {
      kind: 'staff',
      role: 'treasurer',
    });
    expect((await app.send<InviteView>('GET', `/leagues/invites/${link}`)).body).toMatchObject({
      ...{ runBy: 'olga E.', draftStartsAt: startsAt },
    });
  });

  it('leaves the pages of the app below it alone, and is gone with the publication', async () => {
    const games = await fetch(`${app.url}/leagues/${leagueId}/games`);
    expect(await games.text()).toContain('<div id="root">');
    await command('DELETE', 'publication');
    expect((await look()).status).toBe(404);
    expect((await fetch(`${app.url}/leagues/%00`)).status).toBe(404);
  });
});
