import type { BetaPage, OwnBetaView, ProblemView, UserView } from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import type { BetaApplicationEvent, BetaSpotsEvent } from '@fieldhouse/events/beta';
import { turnOnSecondFactor } from '@fieldhouse/testing';
import { until } from '@fieldhouse/kernel/testing';
import type { TestApp, TestPerson } from '@fieldhouse/testing';
import { AggregateStore } from '@fieldhouse/kernel/runtime';
import { randomUUID } from 'node:crypto';
import { PASSWORD } from './testing/auth-client';
import { mailsTo, tokenTo } from './testing/mailbox';
import { SITE_ADMIN, startWholeApi } from './testing/whole-api';

const SPOTS = 2;
const details = {
  complexName: 'Riverside Arena',
  city: 'Springfield',
  sports: ['softball'],
  arenas: 3,
  contactName: 'Olga Ortiz',
  contactPhone: '+1 555 010 9999',
};
const reason = 'Three arenas, ready to start';

describe('the open beta', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  let boss: TestPerson;

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    app = await startWholeApi(stack, { BETA_SPOTS: String(SPOTS) });
    boss = await app.signUp(SITE_ADMIN);
    await turnOnSecondFactor(app, boss);
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
  });

  const codeOf = ({ status, body }: { status: number; body: unknown }) => [
    status,
    (body as ProblemView).code,
  ];
  const own = async ({ token }: TestPerson, position = ''): Promise<OwnBetaView> => {
    if (position) await app.projected({ name: 'beta-applications', version: 1 }, position);
    return (await app.send<OwnBetaView>('GET', '/beta/application', { token })).body;
  };
  const applicant = async (): Promise<TestPerson> => {
    const person = await app.signUp(`owner-${randomUUID()}`);
    const { position } = await app.command('POST', '/beta/application/submit', {
      token: person.token,
      body: details,
    });
    await app.projected({ name: 'beta-applications', version: 1 }, position);
    return person;
  };
  const decide = ({ accountId }: TestPerson, decision: string, headers: Record<string, string> = {}) =>
    app.send<ProblemView & { readonly revision: number; readonly position: string }>(
      'POST',
      `/admin/beta/applications/${accountId}/decision`,
      { token: boss.token, body: { decision, reason: decision === 'review' ? null : reason }, headers },
    );
  const factsOf = async ({ accountId }: TestPerson): Promise<readonly string[]> =>
    (await app.eventsOf<BetaApplicationEvent>(`betaApplication-${accountId}`)).map(({ type }) => type);

  it('takes an application, is decided, and opens the facility pages to the same token', async () => {
    const olga = await applicant();
    const rolesOf = async () =>
      (await app.send<UserView>('GET', '/auth/user', { token: olga.token })).body.roles;
    expect(await rolesOf()).toEqual([]);
    await decide(olga, 'review');
    const { status, body } = await decide(olga, 'approved');
    expect(status).toBe(200);
    await until('the role is there', async () => (await rolesOf()).includes('complex_owner'));
    const view = await own(olga, body.position);
    expect(view.applications[0]).toMatchObject({ ...details, status: 'approved' });
    expect(view.applications[0]?.timeline).toEqual([
      expect.objectContaining({ status: 'draft', by: { accountId: olga.accountId, name: 'You' } }),
      expect.objectContaining({ status: 'submitted' }),
      expect.objectContaining({ status: 'in_review', by: null }),
      expect.objectContaining({ status: 'approved', by: null, reason }),
    ]);
    const granted = (await app.eventsOf(`account-${olga.accountId}`)).at(-1);
    expect(granted).toMatchObject({
      type: 'GlobalRoleGranted',
      data: { role: 'complex_owner' },
      metadata: { actor: { kind: 'process', name: 'beta-grants-role' } },
    });
    expect(codeOf(await app.send('PUT', '/beta/application', { token: olga.token, body: details }))).toEqual([
      409,
      'already_approved',
    ]);
    await until('all three mails have left', async () => (await mailsTo(app, olga.email)).length >= 3);
    const subjects = (await mailsTo(app, olga.email)).map(({ subject }) => subject).sort();
    expect(subjects).toEqual([
      'We are reading your beta application: Riverside Arena',
      'We have your beta application: Riverside Arena',
      'Welcome to the open beta: Riverside Arena',
    ]);
  });

  it('keeps the draft of somebody unconfirmed, and takes it once the e-mail is confirmed', async () => {
    const email = `${randomUUID()}@example.com`;
    const person = { email, password: 'correct horse', firstName: 'Olga', lastName: 'Ortiz' };
    const { body } = await app.send<{ access_token: string; user: UserView }>('POST', '/auth/signup', {
      body: person,
    });
    const olga: TestPerson = { accountId: body.user.id, email, token: body.access_token };
    const unfinished = { ...details, arenas: null, contactPhone: '' };
    const saved = await app.command('PUT', '/beta/application', { token: olga.token, body: unfinished });
    const submit = () => app.send('POST', '/beta/application/submit', { token: olga.token, body: details });
    expect(codeOf(await submit())).toEqual([403, 'email_unconfirmed']);
    expect((await own(olga, saved.position)).applications).toMatchObject([
      { ...unfinished, status: 'draft' },
    ]);
    await app.send('POST', '/auth/confirm', {
      token: olga.token,
      body: { token: await tokenTo(app, email, 'confirm') },
    });
    expect((await submit()).status).toBe(200);
    expect(await factsOf(olga)).toEqual([
      'BetaApplicationDrafted',
      'BetaApplicationDrafted',
      'BetaApplicationSubmitted',
    ]);
  });

  it.each([
    ['complexName', { complexName: ' ' }, 'Name your complex'],
    ['sports', { sports: [] }, 'Choose at least one sport'],
    ['arenas', { arenas: null }, 'Say how many arenas it has'],
    ['contactPhone', { contactPhone: 'call me' }, 'Give a phone number such as +1 555 010 9999'],
  ])('refuses to take an application with a wrong %s', async (field, wrong, message) => {
    const { token } = await app.signUp(`owner-${randomUUID()}`);
    const answer = await app.send('POST', '/beta/application/submit', {
      token,
      body: { ...details, ...wrong },
    });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field, message }] } });
  });

  it('lets one of two site admins decide at once; the other reads that it changed', async () => {
    const olga = await applicant();
    const { body } = await decide(olga, 'review');
    const headers = { 'if-match': `"${body.revision}"` };
    const answers = await Promise.all([
      decide(olga, 'waitlisted', headers),
      decide(olga, 'rejected', headers),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(answers.find(({ status }) => status === 412)?.body.code).toBe('stale_revision');
    expect(await factsOf(olga)).toHaveLength(4);
  });

  it('gives its last spot to one of many, and again when its owner leaves', async () => {
    const people = await Promise.all([applicant(), applicant(), applicant()]);
    for (const person of people) await decide(person, 'review');
    const answers = await Promise.all(people.map((person) => decide(person, 'approved')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('no_spots_left');
    const spots = await app.eventsOf<BetaSpotsEvent>('betaSpots-open');
    expect(spots.filter(({ type }) => type === 'BetaSpotTaken')).toHaveLength(SPOTS);
    const position = answers.find(({ status }) => status === 200)?.body.position ?? '';
    await app.projected({ name: 'beta-applications', version: 1 }, position);
    const { body } = await app.send<BetaPage>('GET', '/admin/beta/applications', boss);
    expect(body.spots).toEqual({ limit: SPOTS, taken: SPOTS });

    const winner = people[answers.findIndex(({ status }) => status === 200)];
    if (!winner) throw new Error('nobody got the spot');
    const erasure = { password: PASSWORD, confirmation: 'ERASE' };
    expect((await app.send('POST', '/account/erase', { token: winner.token, body: erasure })).status).toBe(
      204,
    );
    await until('the spot of somebody who left is free', async () => {
      const facts = await app.eventsOf<BetaSpotsEvent>('betaSpots-open');
      return (
        facts.at(-1)?.type === 'BetaSpotReleased' &&
        (await factsOf(winner)).at(-1) === 'BetaApplicantForgotten'
      );
    });
  });

  it('keeps no spot for an approval that came after another decision', async () => {
    const olga = await applicant();
    const { body } = await decide(olga, 'review');
    const store = app.nest.get(AggregateStore, { strict: false });
    const execute = store.execute.bind(store);
    const spied = jest.spyOn(store, 'execute').mockImplementation(async (aggregate, ...rest) => {
      // Between the look at the application and the spot that is taken for it.
      if (aggregate.category === 'betaSpots') {
        spied.mockRestore();
        expect((await decide(olga, 'rejected')).status).toBe(200);
      }
      return execute(aggregate, ...rest);
    });
    const late = await decide(olga, 'approved', { 'if-match': `"${body.revision}"` });
    expect(codeOf(late)).toEqual([412, 'stale_revision']);
    const facts = await app.eventsOf<BetaSpotsEvent>('betaSpots-open');
    const [taken, released] = facts.slice(-2);
    expect([taken?.type, released?.type]).toEqual(['BetaSpotTaken', 'BetaSpotReleased']);
    expect(released?.data).toEqual(taken?.data);
  });

  it('refuses the next application before 30 days have passed since a withdrawal, and says when', async () => {
    const olga = await applicant();
    const { position } = await app.command('POST', '/beta/application/withdraw', olga);
    const again = () => app.send('PUT', '/beta/application', { token: olga.token, body: details });
    expect(codeOf(await again())).toEqual([409, 'reapply_too_early']);
    const { applyAgainAt, applications } = await own(olga, position);
    const days =
      (Date.parse(applyAgainAt ?? '') - Date.parse(applications[0]?.timeline.at(-1)?.at ?? '')) / 86_400_000;
    expect(days).toBe(30);
  });

  it('shows site admins what waits, whoever came first on top, a page at a time', async () => {
    const [first, second] = [await applicant(), await applicant()];
    const all: BetaPage['applications'][number][] = [];
    let after = '';
    do {
      const { body } = await app.send<BetaPage>(
        'GET',
        `/admin/beta/applications?status=submitted&limit=1${after}`,
        boss,
      );
      all.push(...body.applications);
      after = body.next === null ? '' : `&after=${encodeURIComponent(body.next)}`;
    } while (after !== '');
    const mine = all.filter(({ accountId }) => [first.accountId, second.accountId].includes(accountId));
    expect(mine.map(({ accountId }) => accountId)).toEqual([first.accountId, second.accountId]);
    expect(mine[0]?.applicant.email).toBe(first.email);
    expect(codeOf(await app.send('GET', '/admin/beta/applications?after=nonsense', boss))).toEqual([
      400,
      'cursor_malformed',
    ]);
  });

  it('stores what a person wrote under their key only', async () => {
    const olga = await applicant();
    const stored = JSON.stringify(
      (await app.storedEventsOf(`betaApplication-${olga.accountId}`)).map(({ data }) => data),
    );
    for (const word of ['Riverside', 'Springfield', 'Olga Ortiz']) expect(stored).not.toContain(word);
  });
});
