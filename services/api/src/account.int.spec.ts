import type { AccountView, ProblemView } from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import type { AccountEvent } from '@fieldhouse/events/identity';
import {
  EVENT_STORE,
  EventCatalog,
  KEYRING,
  type EventStore,
  type Keyring,
} from '@fieldhouse/kernel/runtime';
import { MONGO_DB } from '@fieldhouse/platform';
import { keyed, turnOnSecondFactor } from '@fieldhouse/testing';
import { until } from '@fieldhouse/kernel/testing';
import type { TestApp } from '@fieldhouse/testing';
import type { Db } from 'mongodb';
import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { AuthClient, PASSWORD } from './testing/auth-client';
import { mailsTo, tokenTo } from './testing/mailbox';
import { SITE_ADMIN, startWholeApi } from './testing/whole-api';

describe('the own account', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  let browser: AuthClient;
  let email: string;
  let token: string;
  let accountId: string;

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    app = await startWholeApi(stack);
  });
  beforeEach(async () => {
    browser = new AuthClient(app);
    email = someone();
    const session = await browser.signUp(email);
    token = session.access_token;
    accountId = session.user.id;
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
  });

  const someone = (): string => `${randomUUID()}@example.org`;
  const send = <Body = ProblemView>(method: string, path: string, body?: unknown, as = token) =>
    app.send<Body>(method, `/account${path}`, { token: as, body });
  const codeOf = ({ status, body }: { status: number; body: ProblemView | null }) => [status, body?.code];
  const view = async (): Promise<AccountView> => (await send<AccountView>('GET', '')).body;
  const facts = async (id = accountId): Promise<readonly AccountEvent[]> =>
    app.eventsOf<AccountEvent>(`account-${id}`);
  const opens = async (address: string, password = PASSWORD): Promise<number> =>
    (await new AuthClient(app).signIn(address, password)).status;
  const link = (path: string, linkToken: string) =>
    app.send<ProblemView & { state: string }>('POST', `/auth/email-change${path}`, {
      body: { token: linkToken },
    });

  it('has other names once they are saved', async () => {
    expect((await send('PUT', '/names', { firstName: ' Anna ', lastName: 'Díaz' })).status).toBe(204);
    expect(await view()).toMatchObject({ firstName: 'Anna', lastName: 'Díaz', siteAdmin: false });
    expect((await send('PUT', '/names', { firstName: '', lastName: '' })).body.errors).toEqual([
      { field: 'firstName', message: 'First name is required' },
      { field: 'lastName', message: 'Last name is required' },
    ]);
    const [stored] = (await app.storedEventsOf(`account-${accountId}`)).slice(-1);
    expect(JSON.stringify(stored?.data)).not.toMatch(/Anna|Díaz/);
  });

  it('changes its password with the present one and ends the other sessions', async () => {
    const other = new AuthClient(app);
    await other.signIn(email);
    const wrong = await send('POST', '/password', { password: 'no', newPassword: 'battery staple' });
    expect(codeOf(wrong)).toEqual([422, 'password_wrong']);
    expect((await other.refresh()).status).toBe(200);
    const right = { password: PASSWORD, newPassword: 'battery staple' };
    expect((await send('POST', '/password', right)).status).toBe(204);
    expect([(await other.refresh()).status, (await browser.refresh()).status]).toEqual([401, 200]);
    expect([await opens(email), await opens(email, 'battery staple')]).toEqual([401, 200]);
    await until('a mail tells', async () =>
      (await mailsTo(app, email)).some(({ subject }) => subject === 'Your password was changed'),
    );
  });

  it('is mailed the times of what happened by the clock of its person', async () => {
    const quiet = { from: '22:00', to: '08:00', zone: 'Asia/Kolkata' };
    await app.command('PUT', '/notification-settings/quiet-hours', { token, body: { quiet } });
    await send('POST', '/password', { password: PASSWORD, newPassword: 'battery staple' });
    const mail = async () =>
      (await mailsTo(app, email)).find(({ subject }) => subject === 'Your password was changed');
    await until('a mail tells', async () => (await mail()) !== undefined);
    expect((await mail())?.text).toMatch(/at \d+:\d\d [AP]M GMT\+5:30\./);
  });

  describe('answers a command that is repeated since its answer was lost as it did before', () => {
    /** The same request twice, as a client sends it that has heard nothing. */
    const twice = async <Body = ProblemView>(path: string, body: object, as = token) => {
      const asked = { token: as, body, headers: keyed() };
      const first = await app.send<Body>('POST', path, asked);
      return [first, await app.send<Body>('POST', path, asked)] as const;
    };
    const statuses = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status);
    const types = async () => (await facts()).map(({ type }) => type);
    const times = async (type: AccountEvent['type']) => (await types()).filter((one) => one === type).length;

    it('that changes the password, and no other one', async () => {
      const body = { password: PASSWORD, newPassword: 'battery staple' };
      const headers = keyed();
      const change = (more: object = {}) =>
        app.send<ProblemView>('POST', '/account/password', { token, headers, body: { ...body, ...more } });
      expect(statuses([await change(), await change()])).toEqual([204, 204]);
      expect(codeOf(await change({ newPassword: 'a thief’s horse' }))).toEqual([422, 'password_wrong']);
      expect(codeOf(await send('POST', '/password', body))).toEqual([422, 'password_wrong']);
      const back = { password: 'battery staple', newPassword: PASSWORD };
      expect((await send('POST', '/password', back)).status).toBe(204);
      await send('POST', '/password', body);
      await send('POST', '/password', back);
      // What was changed since is not what it had set.
      const late = await change({ password: 'no' });
      expect(codeOf(late)).toEqual([422, 'password_wrong']);
      expect([await opens(email), await times('PasswordChanged')]).toEqual([200, 4]);
    });

    it('that asks for another address', async () => {
      const answers = await twice('/account/email-change', { email: someone(), password: PASSWORD });
      expect([...statuses(answers), await times('EmailChangeRequested')]).toEqual([204, 204, 1]);
    });

    /** A factor that waits for its first code. */
    const begun = async () => {
      const { body } = await send<{ secret: string }>('POST', '/second-factor', { password: PASSWORD });
      const totp = new TOTP({ secret: Secret.fromBase32(body.secret) });
      return (later = 0) => totp.generate({ timestamp: Date.now() + later * 30_000 });
    };
    type Codes = ProblemView & { readonly recoveryCodes: readonly string[] };
    const turnedOn = async () => {
      const code = await begun();
      const answers = await twice<Codes>('/account/second-factor/confirm', { code: code() });
      return { code, answers };
    };

    it('that turns the second factor on, with the same recovery codes', async () => {
      const { answers } = await turnedOn();
      const [first, again] = answers;
      expect(statuses(answers)).toEqual([200, 200]);
      expect(first.body.recoveryCodes).toHaveLength(10);
      expect(again.body).toEqual(first.body);
      const phone = new AuthClient(app);
      const ticket = (await phone.signIn(email)).body.facts?.['ticket'];
      const [recovery] = first.body.recoveryCodes;
      const second = { ticket, code: recovery };
      expect((await phone.send('POST', '/token?grant_type=second_factor', second)).status).toBe(200);
      expect([(await view()).secondFactor.recoveryCodesLeft, await times('SecondFactorEnabled')]).toEqual([
        9, 1,
      ]);
    });

    it('that turns it on, with other recovery codes each time that it is', async () => {
      const first = await turnedOn();
      await send('POST', '/second-factor/disable', { password: PASSWORD, code: first.code(1) });
      const next = await turnedOn();
      const codes = [first, next].flatMap(({ answers: [{ body }] }) => body.recoveryCodes);
      expect(new Set(codes).size).toBe(20);
    });

    it('that turns it off, and leaves one that was turned on since', async () => {
      const { code } = await turnedOn();
      const headers = keyed();
      const body = { password: PASSWORD, code: code(1) };
      const off = () =>
        app.send<ProblemView>('POST', '/account/second-factor/disable', { token, headers, body });
      expect(statuses([await off(), await off()])).toEqual([204, 204]);
      expect([await opens(email), await times('SecondFactorDisabled')]).toEqual([200, 1]);
      await turnedOn();
      await off();
      expect([await opens(email), (await view()).secondFactor.recoveryCodesLeft]).toEqual([403, 10]);
    });

    it('that shows a code, which is good for nothing else', async () => {
      const { code, answers } = await turnedOn();
      const [{ body }] = answers;
      const [recovery = ''] = body.recoveryCodes;
      for (const one of [code(1), recovery]) {
        const headers = keyed();
        const prove = (given = { code: one }) =>
          app.send<ProblemView>('POST', '/account/second-factor/prove', { token, headers, body: given });
        expect(statuses([await prove(), await prove()])).toEqual([204, 204]);
        expect(codeOf(await prove({ code: '000000' }))).toEqual([422, 'code_wrong']);
        const elsewhere = ['/confirm', '/disable'].map((path) =>
          app.send<ProblemView>('POST', `/account/second-factor${path}`, {
            ...{ token, headers, body: { code: one, password: PASSWORD } },
          }),
        );
        expect((await Promise.all(elsewhere)).map(codeOf)).toEqual([
          [422, 'code_wrong'],
          [422, 'code_wrong'],
        ]);
        expect(codeOf(await send('POST', '/second-factor/prove', { code: one }))).toEqual([
          422,
          'code_wrong',
        ]);
      }
      expect(await times('RecoveryCodeUsed')).toBe(1);
    });

    it('that erases it and was interrupted, with a code that is good for nothing else', async () => {
      const { code } = await turnedOn();
      const headers = keyed();
      const body = { password: PASSWORD, code: code(1), confirmation: 'ERASE' };
      const erase = () => app.send<ProblemView>('POST', '/account/erase', { token, headers, body });
      const store = app.nest.get<EventStore>(EVENT_STORE);
      const away = jest.spyOn(store, 'append').mockRejectedValue(new Error('away'));
      expect((await erase()).status).toBe(500);
      away.mockRestore();
      const prove = { token, headers, body: { code: body.code } };
      const others = [
        await app.send<ProblemView>('POST', '/account/second-factor/prove', prove),
        await send('POST', '/erase', body),
      ];
      expect(others.map(codeOf)).toEqual([
        [422, 'code_wrong'],
        [422, 'code_wrong'],
      ]);
      expect((await erase()).status).toBe(204);
      expect([await opens(email), await times('AccountErased')]).toEqual([401, 1]);
    });

    it('that signs in with a code', async () => {
      const { code } = await turnedOn();
      const phone = new AuthClient(app);
      const ticket = (await phone.signIn(email)).body.facts?.['ticket'];
      const body = { ticket, code: code(1) };
      const headers = keyed();
      const enter = () => phone.send('POST', '/token?grant_type=second_factor', body, undefined, headers);
      expect(statuses([await enter(), await enter()])).toEqual([200, 200]);
      expect((await new AuthClient(app).send('POST', '/token?grant_type=second_factor', body)).status).toBe(
        422,
      );
    });
  });

  describe('once what opens it has changed', () => {
    const forgotten = async (): Promise<string> => {
      await app.send('POST', '/auth/recover', { body: { email } });
      return tokenTo(app, email, 'new-password');
    };
    const recover = async (linkToken: string): Promise<unknown> =>
      codeOf(
        await app.send<ProblemView>('POST', '/auth/recover/password', {
          body: { token: linkToken, password: 'a thief’s horse' },
        }),
      );

    it('is not opened by a mail from before its password was changed', async () => {
      const old = await forgotten();
      await send('POST', '/password', { password: PASSWORD, newPassword: 'battery staple' });
      expect(await recover(old)).toEqual([409, 'link_used']);
      expect(await opens(email, 'battery staple')).toBe(200);
    });

    it('is not opened by a mail to the address that it had', async () => {
      const [old, next] = [await forgotten(), someone()];
      await send('POST', '/email-change', { email: next, password: PASSWORD });
      for (const address of [next, email]) await link('', await tokenTo(app, address, 'email-change'));
      expect((await view()).email).toBe(next);
      expect(await recover(old)).toEqual([409, 'link_used']);
      expect(await opens(next)).toBe(200);
    });
  });

  describe('and its address', () => {
    it('moves when both addresses agree, in either order', async () => {
      const next = someone();
      const ask = (body: object) => send('POST', '/email-change', body);
      expect(codeOf(await ask({ email: next, password: 'no' }))).toEqual([422, 'password_wrong']);
      expect(codeOf(await ask({ email, password: PASSWORD }))).toEqual([422, 'email_unchanged']);
      expect((await ask({ email: next, password: PASSWORD })).status).toBe(204);
      const [fromNew, fromCurrent] = [
        await tokenTo(app, next, 'email-change'),
        await tokenTo(app, email, 'email-change'),
      ];
      expect((await link('', fromNew)).body).toEqual({ state: 'waiting' });
      expect((await view()).emailChange).toMatchObject({ email: next, approvedBy: ['new'] });
      expect([await opens(email), await opens(next)]).toEqual([200, 401]);
      expect(codeOf(await link('/refuse', fromNew))).toEqual([404, 'link_unknown']);
      expect((await link('', fromCurrent)).body).toEqual({ state: 'changed' });
      expect(codeOf(await link('', fromCurrent))).toEqual([409, 'link_used']);
      expect(await view()).toMatchObject({ email: next, emailChange: null });
      expect([await opens(email), await opens(next)]).toEqual([401, 200]);
    });

    it('stays when the address that stands refuses, and when the person withdraws', async () => {
      const next = someone();
      await send('POST', '/email-change', { email: next, password: PASSWORD });
      const fromNew = await tokenTo(app, next, 'email-change');
      expect((await link('/refuse', await tokenTo(app, email, 'email-change'))).status).toBe(204);
      expect(codeOf(await link('', fromNew))).toEqual([409, 'email_change_over']);
      // So that nobody's mailbox is filled by asking again and again.
      const soon = await send('POST', '/email-change', { email: next, password: PASSWORD });
      expect(codeOf(soon)).toEqual([429, 'mail_just_sent']);
      const other = (await new AuthClient(app).signUp(someone())).access_token;
      await send('POST', '/email-change', { email: next, password: PASSWORD }, other);
      expect((await send('DELETE', '/email-change', undefined, other)).status).toBe(204);
      expect((await send<AccountView>('GET', '', undefined, other)).body.emailChange).toBeNull();
      expect([await opens(email), await opens(next)]).toEqual([200, 401]);
    });

    it('moves with the new one alone where the present one was mistyped, whose owner is told nothing', async () => {
      const [mistyped, right] = [1, 2].map(() => `${randomUUID()}@elsewhere.example`) as [string, string];
      const hers = (await new AuthClient(app).signUp(mistyped)).access_token;
      const change = { email: right, password: PASSWORD };
      expect((await send('POST', '/email-change', change, hers)).status).toBe(204);
      expect((await link('', await tokenTo(app, right, 'email-change'))).body).toEqual({ state: 'changed' });
      expect((await send<AccountView>('GET', '', undefined, hers)).body).toMatchObject({
        ...{ email: right, emailChange: null },
        emailConfirmedAt: expect.stringMatching(/Z$/) as string,
      });
      expect([await opens(mistyped), await opens(right)]).toEqual([401, 200]);
      const told = (await mailsTo(app, mistyped)).map(({ subject }) => subject);
      expect(told).toEqual(['Confirm your e-mail address']);
    });

    it('cannot be the one of somebody else, even if they sign up with it meanwhile', async () => {
      const next = someone();
      await send('POST', '/email-change', { email: next, password: PASSWORD });
      const tokens = [await tokenTo(app, next, 'email-change'), await tokenTo(app, email, 'email-change')];
      await new AuthClient(app).signUp(next);
      await link('', tokens[0] ?? '');
      expect(codeOf(await link('', tokens[1] ?? ''))).toEqual([409, 'email_taken']);
      expect(await view()).toMatchObject({ email, emailChange: null });
      expect(codeOf(await send('POST', '/email-change', { email: next, password: PASSWORD }))).toEqual([
        409,
        'email_taken',
      ]);
    });
  });

  describe('and its second factor', () => {
    const secondStep = (client: AuthClient, ticket: unknown, code: string) =>
      client.send('POST', '/token?grant_type=second_factor', { ticket, code });
    const ticketOf = async (client: AuthClient): Promise<unknown> => {
      const answer = await client.signIn(email);
      expect(codeOf(answer)).toEqual([403, 'second_factor_required']);
      expect(client.cookie('fieldhouse_refresh')).toBeUndefined();
      return answer.body.facts?.['ticket'];
    };

    it('asks for a code that is good once, however many try it at once', async () => {
      const { code, usedCode } = await turnOnSecondFactor(app, { token });
      const phone = new AuthClient(app);
      const ticket = await ticketOf(phone);
      expect(codeOf(await secondStep(phone, ticket, usedCode))).toEqual([422, 'code_wrong']);
      const next = code(1);
      const tries = await Promise.all(
        Array.from({ length: 8 }, () => secondStep(new AuthClient(app), ticket, next)),
      );
      expect(tries.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(422)]);
      expect(codeOf(await secondStep(phone, `${String(ticket)}x`, next))).toEqual([401, 'ticket_expired']);
    });

    it('lets in with each recovery code once, and ten wrong codes close the door', async () => {
      const { recoveryCodes } = await turnOnSecondFactor(app, { token });
      expect(new Set(recoveryCodes).size).toBe(10);
      // Five bits a character.
      for (const code of recoveryCodes) expect(code).toMatch(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/);
      const [first = ''] = recoveryCodes;
      const phone = new AuthClient(app);
      const ticket = await ticketOf(phone);
      expect((await secondStep(phone, ticket, first.toLowerCase())).status).toBe(200);
      expect((await view()).secondFactor.recoveryCodesLeft).toBe(9);
      const statuses: number[] = [];
      for (let count = 0; count < 11; count += 1)
        statuses.push((await secondStep(new AuthClient(app), ticket, first)).status);
      expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
    });

    it('is turned off with password and code, and the secret stands nowhere in the open', async () => {
      const { code, recoveryCodes } = await turnOnSecondFactor(app, { token });
      expect(codeOf(await send('POST', '/second-factor', { password: PASSWORD }))).toEqual([
        409,
        'second_factor_active',
      ]);
      const kept = await app.nest.get<Db>(MONGO_DB).collection('identity_second_factors').find().toArray();
      expect(JSON.stringify(kept)).not.toContain(recoveryCodes[0]);
      const off = (body: object) => send('POST', '/second-factor/disable', body);
      expect(codeOf(await off({ password: 'no', code: code(1) }))).toEqual([422, 'password_wrong']);
      expect((await off({ password: PASSWORD, code: code(1) })).status).toBe(204);
      expect(await opens(email)).toBe(200);
    });

    it('is asked for after a new password too, and the link that sets one signs nobody in', async () => {
      await turnOnSecondFactor(app, { token });
      expect((await browser.send('POST', '/recover', { email })).status).toBe(204);
      const reset = { token: await tokenTo(app, email, 'new-password'), password: 'another horse' };
      const visitor = new AuthClient(app);
      expect((await visitor.send('POST', '/recover/password', reset)).status).toBe(204);
      expect(visitor.cookie('fieldhouse_refresh')).toBeUndefined();
      expect(codeOf(await visitor.signIn(email, 'another horse'))).toEqual([403, 'second_factor_required']);
    });

    it('ends every other session when it is turned on or off', async () => {
      const other = new AuthClient(app);
      const { access_token: elsewhere } = (await other.signIn(email)).body;
      const { code, recoveryCodes } = await turnOnSecondFactor(app, { token });
      expect([(await send('GET', '', undefined, elsewhere)).status, (await other.refresh()).status]).toEqual([
        401, 401,
      ]);
      expect((await send('GET', '')).status).toBe(200);
      const phone = new AuthClient(app);
      expect((await secondStep(phone, await ticketOf(phone), code(1))).status).toBe(200);
      const off = { password: PASSWORD, code: recoveryCodes[0] };
      expect((await send('POST', '/second-factor/disable', off)).status).toBe(204);
      expect([(await phone.refresh()).status, (await send('GET', '')).status]).toEqual([401, 200]);
    });

    it('cannot be turned on before the address is confirmed, and goes when its owner proves it', async () => {
      const victim = `${randomUUID()}@elsewhere.example`;
      const mallory = new AuthClient(app);
      const { user, access_token: hers } = await mallory.signUp(victim);
      expect(codeOf(await send('POST', '/second-factor', { password: PASSWORD }, hers))).toEqual([
        409,
        'email_unconfirmed',
      ]);
      const target = `${randomUUID()}@mallory.example`;
      await send('POST', '/email-change', { email: target, password: PASSWORD }, hers);
      const owner = new AuthClient(app);
      await owner.send('POST', '/recover', { email: victim });
      const recovery = await tokenTo(app, victim, 'new-password');
      expect(
        (await owner.send('POST', '/recover/password', { token: recovery, password: 'battery staple' }))
          .status,
      ).toBe(204);
      expect((await mallory.refresh()).status).toBe(401);
      const mine = (await owner.signIn(victim, 'battery staple')).body.access_token;
      expect((await send<AccountView>('GET', '', undefined, mine)).body).toMatchObject({
        emailChange: null,
        secondFactor: { since: null },
      });
      expect((await facts(user.id)).map(({ type }) => type)).toContain('EmailChangeEnded');
    });

    it('tells its person of new devices, recovery codes and wrong codes', async () => {
      const { recoveryCodes } = await turnOnSecondFactor(app, { token });
      const phone = new AuthClient(app);
      const ticket = await ticketOf(phone);
      for (let n = 0; n < 3; n += 1) await secondStep(phone, ticket, '000000');
      expect((await secondStep(phone, ticket, recoveryCodes[0] ?? '')).status).toBe(200);
      const subjects = ['Wrong codes for your account', 'A recovery code was used', 'A new device signed in'];
      await until('three mails tell', async () => {
        const sent = (await mailsTo(app, email)).map(({ subject }) => subject);
        return subjects.every((subject) => sent.includes(subject));
      });
    });

    /** A site admin was asked a day ago to take it off. @param told whether the mail left that tells its person */
    const liftAsked = async (told: boolean): Promise<void> => {
      const [day, now] = [24 * 3_600_000, Date.now()];
      const requestedAt = new Date(now - day).toISOString();
      // The mail goes first.
      const liftAt = new Date(told ? now : now + 2_000).toISOString();
      if (told)
        await app.nest
          .get<Db>(MONGO_DB)
          .collection<{ _id: string }>('mail_deliveries')
          .insertOne({
            _id: `second-factor-lift.${accountId}.${liftAt}`,
            ...{ done: true, outcome: 'sent', endedAt: new Date(now - day), purgeAt: new Date(now + day) },
          });
      const type = 'SecondFactorLiftRequested';
      const { data, schemaVersion } = await app.nest
        .get(EventCatalog)
        .seal({ type, data: { accountId, reason: 'Lost phone and codes', requestedAt, liftAt } });
      const id = randomUUID();
      const because = { $correlationId: id, $causationId: id, commandId: id, commandHash: '' };
      const actor = { kind: 'process', name: 'test' } as const;
      const metadata = { schemaVersion, ...because, actor, occurredAt: requestedAt };
      await app.nest
        .get<EventStore>(EVENT_STORE)
        .append(`account-${accountId}`, [{ id, type, data, metadata }], (await facts()).length - 1);
    };

    it('stays on until its person has had a day since they were told, however late that was', async () => {
      await turnOnSecondFactor(app, { token });
      await liftAsked(false);
      await until('they are told', async () =>
        (await mailsTo(app, email)).some(
          ({ subject }) => subject === 'Two-step verification will be turned off',
        ),
      );
      const timers = app.nest.get<Db>(MONGO_DB).collection('timers');
      await until('it waits for another day', async () => {
        const waiting = { 'command.request.type': 'FinishLift', 'command.id': accountId };
        const at = String((await timers.findOne(waiting))?.['at'] ?? '');
        return at > new Date(Date.now() + 23 * 3_600_000).toISOString();
      });
      expect((await facts()).map(({ type }) => type)).not.toContain('SecondFactorDisabled');
    });

    it('is taken off, and every session ends, when a site admin’s request has waited its day', async () => {
      await turnOnSecondFactor(app, { token });
      await liftAsked(true);
      await until('the password alone signs in', async () => (await opens(email)) === 200);
      expect((await facts()).at(-1)?.type).toBe('NewDeviceSignedIn');
      expect(await facts()).toContainEqual(
        expect.objectContaining({
          type: 'SecondFactorDisabled',
          data: expect.objectContaining({ cause: 'lifted' }) as unknown,
        }),
      );
      await until('the sessions ended', async () => (await send('GET', '')).status === 401);
    });

    it('is what site admins need for their work', async () => {
      const boss = await app.signUp(SITE_ADMIN);
      const inbox = () => app.send<ProblemView>('GET', '/admin/contact', boss);
      const refused = await inbox();
      expect(codeOf(refused)).toEqual([403, 'second_factor_required']);
      expect(refused.body.detail).toContain('Profile, Account');
      await turnOnSecondFactor(app, boss);
      expect((await inbox()).status).toBe(200);
      await until('a mail tells', async () =>
        (await mailsTo(app, boss.email)).some(({ subject }) => subject === 'Two-step verification is on'),
      );
      const erase = { password: PASSWORD, code: '000000', confirmation: 'ERASE' };
      expect(codeOf(await send('POST', '/erase', erase, boss.token))).toEqual([409, 'site_admin_stays']);
    });
  });

  it('is handed over whole, and only what is the own', async () => {
    const answer = await send<{ facts: { type: string; data: object }[] }>('GET', '/export');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="fieldhouse-[\d-]+\.json"$/,
    );
    expect(answer.body).toMatchObject({ accountId, account: { email }, sessions: [{ current: true }] });
    expect(answer.body.facts[0]).toMatchObject({
      type: 'AccountRegistered',
      data: { email, firstName: 'Ana' },
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|passwordHash|tokenHash/);
  });

  it('is erased for good: nothing about the person can be read again, and the address is free', async () => {
    const erase = (body: object) => send('POST', '/erase', { password: PASSWORD, ...body });
    const complexName = `Arena of ${email}`;
    const draft = { complexName, city: '', sports: [], arenas: null, contactName: '', contactPhone: '' };
    await app.command('PUT', '/beta/application', { token, body: draft });
    expect((await erase({ confirmation: 'erase' })).status).toBe(400);
    expect((await erase({ confirmation: 'ERASE', password: 'no' })).status).toBe(422);
    expect((await erase({ confirmation: 'ERASE' })).status).toBe(204);
    expect((await send('GET', '')).status).toBe(401);
    expect((await browser.refresh()).status).toBe(401);
    expect(await opens(email)).toBe(401);
    const [registered] = await facts();
    expect(registered?.data).toMatchObject({ email: '', firstName: 'Deleted', lastName: 'player' });
    const db = app.nest.get<Db>(MONGO_DB);
    for (const { name } of await db.listCollections().toArray()) {
      // The local inbox stands in for mails that have left.
      if (name === 'mail_outbox') continue;
      await until(`${name} has forgotten`, async () => {
        const text = JSON.stringify(await db.collection(name).find().toArray());
        return !text.includes(email);
      });
    }
    const keyring = app.nest.get<Keyring>(KEYRING);
    expect(await keyring.findKey(accountId)).toBeNull();
    await expect(keyring.keyFor(accountId)).rejects.toThrow('destroyed');
    const again = await new AuthClient(app).signUp(email);
    expect(again.user.id).not.toBe(accountId);
    expect((await facts(accountId)).at(-1)?.type).toBe('AccountErased');
  });
});
