import type { DashboardView } from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { until } from '@fieldhouse/kernel/testing';
import { invite, turnOnSecondFactor, type TestApp, type TestPerson } from '@fieldhouse/testing';
import { randomUUID } from 'node:crypto';
import { AuthClient } from './testing/auth-client';
import { leagueBody } from './testing/draft-league';
import { SITE_ADMIN, startWholeApi } from './testing/whole-api';

const application = {
  complexName: 'Riverside Arena',
  city: 'Springfield',
  sports: ['softball'],
  arenas: 3,
  contactName: 'Olga Ortiz',
  contactPhone: '+1 555 010 9999',
};
const message = {
  name: 'Vic',
  email: 'vic@example.org',
  topic: 'support',
  message: 'How do I start a league?',
};

describe('the dashboard in one answer', () => {
  let stack: EmbeddedStack;
  let app: TestApp;

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    app = await startWholeApi(stack);
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
  });

  const somebody = (): Promise<TestPerson> => app.signUp(`p-${randomUUID()}`);
  const of = async (token: string, position?: string): Promise<DashboardView> => {
    const query = position === undefined ? '' : `?atLeast=${position}`;
    const { status, body } = await app.send<DashboardView>('GET', `/dashboard${query}`, { token });
    expect(status).toBe(200);
    return body;
  };
  const withLeague = async () => {
    const owner = await somebody();
    const { streamId, position } = await app.command('POST', '/leagues', {
      token: owner.token,
      body: leagueBody,
    });
    return { owner, leagueId: streamId.slice('league-'.length), position };
  };

  it('is for signed-in people', async () => {
    expect((await app.send('GET', '/dashboard')).status).toBe(401);
  });

  it('tells somebody new nothing, and what to follow', async () => {
    const { token } = await somebody();
    const { parts, missing, follows } = await of(token);
    expect([parts, missing]).toEqual([{}, []]);
    expect(new Set(follows.flatMap(({ kinds }) => kinds))).toEqual(
      new Set([
        'account',
        'league',
        'draft',
        'betaApplication',
        'team',
        'chatLog',
        'invoice',
        'leaguePlaces',
        'prospectus',
      ]),
    );
    expect(follows.flatMap(({ keys }) => keys)).toEqual([]);
  });

  it('waits for own writes, and tells nobody else of them', async () => {
    const { owner, leagueId, position } = await withLeague();
    const { parts, follows } = await of(owner.token, position);
    expect(parts.drafts).toMatchObject([{ leagueId, role: 'commissioner', status: null }]);
    expect(follows).toContainEqual({ kinds: ['league', 'draft'], keys: [leagueId] });
    expect((await of((await somebody()).token, position)).parts).toEqual({});
  });

  it('tells who was invited, and who has begun an application', async () => {
    const { owner, leagueId } = await withLeague();
    const guest = await somebody();
    await invite(app, leagueId, owner, guest.email, { kind: 'staff', role: 'commissioner' });
    const { position } = await app.command('PUT', '/beta/application', {
      token: guest.token,
      body: application,
    });
    const { parts } = await of(guest.token, position);
    expect(parts.invitations).toMatchObject([{ leagueId, leagueName: leagueBody.name }]);
    expect(parts.beta).toMatchObject({ complexName: 'Riverside Arena', status: 'draft' });
    expect((await of(owner.token, position)).parts).not.toHaveProperty('invitations');
  });

  it('tells whose address is not confirmed', async () => {
    const email = `${randomUUID()}@corp.example`;
    const { access_token: token } = await new AuthClient(app).signUp(email);
    expect((await of(token)).parts).toEqual({ 'confirm-email': email });
  });

  it('counts the inboxes for site admins with a code, and tells others with the role what they lack', async () => {
    const boss = await app.signUp(SITE_ADMIN);
    const applicant = await somebody();
    const { position } = await app.command('POST', '/beta/application/submit', {
      token: applicant.token,
      body: application,
    });
    await app.send('POST', '/contact', { body: message });
    expect((await of(boss.token, position)).parts).toEqual({ 'admin-proof': 'factor' });
    await turnOnSecondFactor(app, boss);
    await until('both inboxes are counted', async () => {
      const { parts } = await of(boss.token);
      return parts['beta-inbox'] === 1 && parts['contact-inbox'] === 1 && !('admin-proof' in parts);
    });
    expect((await of(boss.token)).follows).toContainEqual({ kinds: ['contactTicket'], keys: 'all' });
    expect((await of(applicant.token, position)).parts).toMatchObject({ beta: { status: 'submitted' } });
    const others = await of(applicant.token, position);
    expect(Object.keys(others.parts)).toEqual(['beta']);
  });
});
