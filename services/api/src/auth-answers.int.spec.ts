import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import type { TestApp } from '@fieldhouse/testing';
import { randomUUID } from 'node:crypto';
import { AuthClient, PASSWORD } from './testing/auth-client';
import { startWholeApi } from './testing/whole-api';

const BOTH = 'You must provide either an email or phone number and a password';

describe('the auth service', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  const email = `${randomUUID()}@example.org`;

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    app = await startWholeApi(stack);
    await new AuthClient(app).signUp(email);
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
  });

  it('signs up with e-mail, password and names, which stand in user_metadata', async () => {
    const browser = new AuthClient(app);
    const address = `${randomUUID()}@example.org`;
    const { user, access_token: token } = await browser.signUp(address);
    expect(user).toMatchObject({
      id: expect.any(String) as string,
      email: address,
      user_metadata: { first_name: 'Ana', last_name: 'Diaz' },
    });
    expect((await browser.send('GET', '/user', undefined, token)).body).toMatchObject({
      id: user.id,
      user_metadata: { first_name: 'Ana', last_name: 'Diaz' },
    });
  });

  it('has the paths /signup, /token with both grant types, /logout and /user', async () => {
    const browser = new AuthClient(app);
    expect((await browser.signIn(email)).status).toBe(200);
    const { status, body } = await browser.refresh();
    expect(status).toBe(200);
    expect((await browser.send('GET', '/user', undefined, body.access_token)).status).toBe(200);
    expect((await browser.send('POST', '/logout')).status).toBe(204);
    expect((await browser.refresh()).status).toBe(401);
  });

  it.each(['/signup', '/token?grant_type=password'])(
    'refuses %s without an e-mail and a password in the specified words',
    async (path) => {
      for (const body of [{}, { email }, { password: PASSWORD }, { email: '', password: '' }]) {
        const answer = await new AuthClient(app).send('POST', path, body);
        expect([answer.status, answer.body.detail, answer.body.message]).toEqual([400, BOTH, BOTH]);
      }
    },
  );

  it('answers every refusal with a message: no session, wrong credentials, bad token', async () => {
    const browser = new AuthClient(app);
    for (const [answer, status] of [
      [await browser.refresh(), 401],
      [await browser.signIn(email, 'wrong password'), 401],
      [await browser.send('GET', '/user', undefined, 'forged'), 401],
    ] as const) {
      expect(answer.status).toBe(status);
      expect(answer.body.message).toMatch(/\w+ \w+/);
    }
  });
});
