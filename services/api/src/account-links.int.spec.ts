import type { ProblemView, UserView } from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import type { AccountEvent } from '@fieldhouse/events/identity';
import { MONGO_DB } from '@fieldhouse/platform';
import { turnOnSecondFactor } from '@fieldhouse/testing';
import { until } from '@fieldhouse/kernel/testing';
import type { TestApp } from '@fieldhouse/testing';
import type { Db } from 'mongodb';
import { createHash, randomUUID } from 'node:crypto';
import { AuthClient, PASSWORD } from './testing/auth-client';
import { leagueBody } from './testing/draft-league';
import { linksTo, mailsTo, tokenTo } from './testing/mailbox';
import { wholeLog } from './testing/operations';
import { startWholeApi } from './testing/whole-api';

const BOSS = 'boss@example.com';

describe('links in mails', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  let visitor: AuthClient;

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    app = await startWholeApi(stack, { FIRST_SITE_ADMIN: BOSS });
  });
  beforeEach(() => {
    visitor = new AuthClient(app);
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
  });

  /** Not of the domain that the tests trust: such an address has to be confirmed. */
  const someone = (): string => `${randomUUID()}@example.com`;
  const userOf = async (token: string): Promise<UserView> =>
    (await app.send<UserView>('GET', '/auth/user', { token })).body;
  const codeOf = ({ status, body }: { status: number; body: ProblemView }) => [status, body?.code];
  const factsOf = async (accountId: string): Promise<readonly string[]> =>
    (await app.eventsOf<AccountEvent>(`account-${accountId}`)).map(({ type }) => type);
  /** Lets time pass for what is stored under a token. */
  const expire = (token: string): Promise<unknown> =>
    app.nest
      .get<Db>(MONGO_DB)
      .collection<{ _id: string }>('identity_link_tokens')
      .updateOne(
        { _id: createHash('sha256').update(token).digest('base64url') },
        { $set: { expiresAt: new Date(Date.now() - 1) } },
      );

  describe('confirming the address', () => {
    it('leads to the site and confirms once', async () => {
      const email = someone();
      const { user, access_token: token } = await visitor.signUp(email);
      expect(user.email_confirmed_at).toBeNull();
      const linkToken = await tokenTo(app, email, 'confirm');
      const [link] = await linksTo(app, email, 'confirm');
      expect(`${link?.origin}${link?.pathname}`).toMatch(/^http:\/\/localhost:\d+\/auth$/);
      expect(Buffer.from(linkToken, 'base64url')).toHaveLength(32);
      // Behind '#', which no browser sends anywhere; nor does it tell other sites where somebody came from.
      expect([link?.search, link?.hash]).toEqual(['?mode=confirm', `#token=${linkToken}`]);
      const { headers } = await fetch(`${app.url}/health/live`);
      expect(headers.get('referrer-policy')).toBe('no-referrer');

      // Also whoever owns the address must not confirm what somebody else signed up for.
      const owner = new AuthClient(app);
      for (const somebody of [undefined, (await owner.signUp(someone())).access_token])
        expect(codeOf(await owner.send('POST', '/confirm', { token: linkToken }, somebody))).toEqual([
          409,
          'sign_in_to_confirm',
        ]);
      expect((await visitor.send('POST', '/confirm', { token: linkToken }, token)).status).toBe(204);
      expect((await userOf(token)).email_confirmed_at).toMatch(/^\d{4}-\d\d-\d\dT/);
      expect(codeOf(await visitor.send('POST', '/confirm', { token: linkToken }))).toEqual([
        409,
        'link_used',
      ]);
      expect(await factsOf(user.id)).toEqual([
        'AccountRegistered',
        'EmailConfirmationRequested',
        'EmailConfirmed',
      ]);
    });

    it('calls nobody by a name that a stranger may have typed in', async () => {
      const email = someone();
      await visitor.signUp(email, { firstName: 'http://evil.example' });
      await tokenTo(app, email, 'confirm');
      const [mail] = await mailsTo(app, email);
      expect(mail?.paragraphs[0]).toBe('Hello,');
      expect(JSON.stringify(mail)).not.toContain('evil.example');
    });

    it('knows expired links from unknown ones', async () => {
      const email = someone();
      await visitor.signUp(email);
      const token = await tokenTo(app, email, 'confirm');
      await expire(token);
      expect(codeOf(await visitor.send('POST', '/confirm', { token }))).toEqual([410, 'link_expired']);
      expect(codeOf(await visitor.send('POST', '/confirm', { token: 'x'.repeat(43) }))).toEqual([
        404,
        'link_unknown',
      ]);
      expect(codeOf(await visitor.send('POST', '/confirm', { token: '' }))).toEqual([
        400,
        'validation_failed',
      ]);
      expect(codeOf(await visitor.send('POST', '/recover/password', { token, password: PASSWORD }))).toEqual([
        404,
        'link_unknown',
      ]);
    });

    it('can be asked for again a minute later, and is not once it is done', async () => {
      const email = someone();
      const { access_token: token } = await visitor.signUp(email);
      const early = await visitor.send('POST', '/confirm/resend', undefined, token);
      expect(codeOf(early)).toEqual([429, 'mail_just_sent']);
      const wait = Number(early.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60);
      expect(early.body.detail).toContain(`try again in ${wait} second`);
      await visitor.send('POST', '/confirm', { token: await tokenTo(app, email, 'confirm') }, token);
      expect((await visitor.send('POST', '/confirm/resend', undefined, token)).status).toBe(204);
      expect((await visitor.send('POST', '/confirm/resend')).status).toBe(401);
    });

    it('is needed to create a league', async () => {
      const email = someone();
      const { access_token: token } = await visitor.signUp(email);
      const create = () => app.send<ProblemView>('POST', '/leagues', { token, body: leagueBody });
      const refused = await create();
      expect(codeOf(refused)).toEqual([403, 'email_unconfirmed']);
      expect(refused.body.detail).toMatch(/^Confirm your e-mail address first/);
      await visitor.send('POST', '/confirm', { token: await tokenTo(app, email, 'confirm') }, token);
      expect((await create()).status).toBe(200);
    });

    it('makes the person named in the settings site admin, and not before', async () => {
      const { user, access_token: token } = await visitor.signUp(BOSS);
      expect(user.roles).toEqual([]);
      expect((await app.send('GET', '/admin/contact', { token })).status).toBe(403);
      const linkToken = await tokenTo(app, BOSS, 'confirm');
      await visitor.send('POST', '/confirm', { token: linkToken }, token);
      expect((await userOf(token)).roles).toEqual(['site_admin']);
      await turnOnSecondFactor(app, { token });
      // The token is the one from before the grant.
      expect((await app.send('GET', '/admin/contact', { token })).status).toBe(200);
    });
  });

  it('records which texts were accepted at sign-up', async () => {
    const { user } = await visitor.signUp(someone(), {
      termsVersion: '2026-11-01',
      privacyVersion: '2026-10-01',
      intent: 'beta',
    });
    expect(user.terms_version).toBe('2026-11-01');
    const [registered, accepted] = await app.eventsOf<AccountEvent>(`account-${user.id}`);
    expect(registered?.data).toMatchObject({ intent: 'beta' });
    expect(accepted?.data).toMatchObject({ termsVersion: '2026-11-01', privacyVersion: '2026-10-01' });
    const wrong = {
      email: someone(),
      password: PASSWORD,
      firstName: 'A',
      lastName: 'B',
      termsVersion: '<b>',
    };
    expect(codeOf(await visitor.send('POST', '/signup', wrong))).toEqual([400, 'validation_failed']);
  });

  describe('recovering a password', () => {
    it('sets the password once, ends all sessions and says so by mail', async () => {
      const email = someone();
      const { user, access_token: oldToken } = await visitor.signUp(email);
      expect((await visitor.send('POST', '/recover', { email })).status).toBe(204);
      const token = await tokenTo(app, email, 'new-password');
      const setTo = (password: string) => visitor.send('POST', '/recover/password', { token, password });
      expect(codeOf(await setTo('short'))).toEqual([400, 'validation_failed']);
      expect((await setTo('another horse')).status).toBe(204);
      expect(codeOf(await setTo('third horse'))).toEqual([409, 'link_used']);

      expect((await app.send('GET', '/auth/user', { token: oldToken })).status).toBe(401);
      expect((await visitor.refresh()).status).toBe(401);
      expect((await visitor.signIn(email)).status).toBe(401);
      const signedIn = await visitor.signIn(email, 'another horse');
      expect(signedIn.status).toBe(200);
      // Whoever follows the link reads the mails of the address.
      expect(signedIn.body.user.email_confirmed_at).not.toBeNull();
      expect(await factsOf(user.id)).toEqual([
        'AccountRegistered',
        'EmailConfirmationRequested',
        'PasswordRecoveryRequested',
        'PasswordChanged',
        'EmailConfirmed',
        'NewDeviceSignedIn',
      ]);
      await until('the person is told', async () =>
        (await mailsTo(app, email)).some(({ subject }) => subject === 'Your password was changed'),
      );
    });

    it('sets one password when a link is used many times at once', async () => {
      const email = someone();
      await visitor.signUp(email);
      await visitor.send('POST', '/recover', { email });
      const token = await tokenTo(app, email, 'new-password');
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          visitor.send('POST', '/recover/password', { token, password: `horse number ${n}` }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array<number>(7).fill(409)]);
    });

    it('knows expired links', async () => {
      const email = someone();
      await visitor.signUp(email);
      await visitor.send('POST', '/recover', { email });
      const token = await tokenTo(app, email, 'new-password');
      await expire(token);
      const answer = await visitor.send('POST', '/recover/password', { token, password: 'another horse' });
      expect(codeOf(answer)).toEqual([410, 'link_expired']);
      expect((await visitor.signIn(email)).status).toBe(200);
    });

    it('answers alike for addresses with and without an account', async () => {
      const [known, unknown] = [someone(), someone()];
      const { user } = await visitor.signUp(known);
      const ask = async (email: string) => {
        const { status, headers, body } = await visitor.send<null>('POST', '/recover', { email });
        const told = [...headers.keys()].filter((name) => name !== 'x-correlation-id').sort();
        return { status, told, body };
      };
      expect(await ask(known)).toEqual(await ask(unknown));
      await until('the known one is asked', async () =>
        (await factsOf(user.id)).includes('PasswordRecoveryRequested'),
      );
      // A second request within a minute sends nothing and says nothing of it.
      expect((await ask(known)).status).toBe(204);
      await tokenTo(app, known, 'new-password');
      expect(await mailsTo(app, unknown)).toEqual([]);
    });
  });

  it('stand in no event, and only hashed in the store', async () => {
    const email = someone();
    await visitor.signUp(email);
    const token = await tokenTo(app, email, 'confirm');
    const log = (await wholeLog(app)).map(({ type, data, metadata }) => [type, data, metadata]);
    expect(JSON.stringify(log)).not.toContain(token);
    const stored = await app.nest.get<Db>(MONGO_DB).collection('identity_link_tokens').find().toArray();
    expect(JSON.stringify(stored)).not.toContain(token);
  });
});
