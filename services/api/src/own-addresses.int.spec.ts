import type { InviteView, OwnInvitationView, TeamInviteView } from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { until } from '@fieldhouse/kernel/testing';
import {
  createTeam,
  erasePerson,
  invite,
  inviteToTeam,
  type TestApp,
  type TestPerson,
} from '@fieldhouse/testing';
import { randomUUID } from 'node:crypto';
import { AuthClient, PASSWORD } from './testing/auth-client';
import { leagueBody } from './testing/draft-league';
import { mailsTo, tokenTo } from './testing/mailbox';
import { startWholeApi } from './testing/whole-api';

type Token = Pick<TestPerson, 'token'>;

/** What an address is invited to, by the links in its mails. */
type Invited = { readonly league: string; readonly team: string };

describe('what an account takes along, and away, of an e-mail address', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  let olga: TestPerson;

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    app = await startWholeApi(stack);
    olga = await app.signUp('olga');
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
  });

  /** Of a domain that the tests do not trust: it has to be confirmed. */
  const somebody = (): string => `${randomUUID()}@corp.example`;
  const signUp = async (email: string): Promise<TestPerson> => {
    const { user, access_token: token } = await new AuthClient(app).signUp(email);
    return { accountId: user.id, email, token };
  };
  const confirm = async ({ email, token }: TestPerson): Promise<void> => {
    const link = await tokenTo(app, email, 'confirm');
    expect((await new AuthClient(app).send('POST', '/confirm', { token: link }, token)).status).toBe(204);
  };
  const askToMove = async ({ token }: Token, email: string): Promise<void> => {
    const body = { email, password: PASSWORD };
    expect((await app.send('POST', '/account/email-change', { token, body })).status).toBe(204);
  };
  const move = async ({ email, ...person }: TestPerson, next: string): Promise<TestPerson> => {
    await askToMove(person, next);
    for (const address of [next, email]) {
      const body = { token: await tokenTo(app, address, 'email-change') };
      expect((await app.send('POST', '/auth/email-change', { body })).status).toBe(200);
    }
    return { ...person, email: next };
  };
  /** Writes by the contact form. @returns the message, which nobody else has written */
  const write = async (email: string): Promise<string> => {
    const message = `My words are ${randomUUID()}.`;
    await app.command('POST', '/contact', { body: { name: 'Nina Noor', email, topic: 'support', message } });
    return message;
  };
  const invitationsTo = async (email: string): Promise<number> =>
    (await mailsTo(app, email)).filter(({ subject }) => subject.endsWith(' invited you')).length;
  /** Invites an address to a new league and a new team; answers once both mails are there. */
  const inviteBoth = async (email: string): Promise<Invited> => {
    const before = await invitationsTo(email);
    const made = await app.command('POST', '/leagues', { token: olga.token, body: leagueBody });
    const leagueId = made.streamId.slice('league-'.length);
    const invited = {
      league: await invite(app, leagueId, olga, email, { kind: 'staff', role: 'scorekeeper' }),
      team: await inviteToTeam(app, await createTeam(app, olga), olga, email),
    };
    await until('both mails are there', async () => (await invitationsTo(email)) === before + 2);
    return invited;
  };
  const statesOf = async ({ league, team }: Invited): Promise<readonly string[]> => [
    (await app.send<InviteView>('GET', `/leagues/invites/${league}`)).body.state,
    (await app.send<TeamInviteView>('GET', `/teams/invites/${team}`)).body.state,
  ];
  const exportOf = async ({ token }: Token): Promise<string> =>
    JSON.stringify((await app.send('GET', '/account/export', { token })).body);

  it.each([
    [
      'signed up with',
      async (email: string): Promise<TestPerson> => {
        const eve = await signUp(email);
        await tokenTo(app, email, 'confirm');
        return eve;
      },
    ],
    [
      'asked to move to',
      async (email: string): Promise<TestPerson> => {
        const eve = await app.signUp(randomUUID());
        await askToMove(eve, email);
        await tokenTo(app, email, 'email-change');
        return eve;
      },
    ],
  ])('is nothing where it has only %s it: all waits for whoever proves it', async (_, claim) => {
    const email = somebody();
    const message = await write(email);
    const invited = await inviteBoth(email);
    const eve = await claim(email);
    const taken = await exportOf(eve);
    for (const text of [message, 'Nina Noor', leagueBody.name]) expect(taken).not.toContain(text);

    await erasePerson(app, eve);
    expect(await statesOf(invited)).toEqual(['open', 'open']);
    // What was written to the address because of the account goes with the account.
    expect([await invitationsTo(email), (await mailsTo(app, email)).length]).toEqual([2, 2]);
    const nina = await signUp(email);
    await confirm(nina);
    expect(await exportOf(nina)).toContain(message);
    await until('she sees what she is invited to', async () => {
      const { body } = await app.send<OwnInvitationView[]>('GET', '/leagues/invitations', nina);
      return body.length === 1;
    });
  });

  it('is what came while it was its own, once it has left it, whoever uses it then', async () => {
    const email = somebody();
    const first = await signUp(email);
    await confirm(first);
    const own = await write(email);
    const invited = await inviteBoth(email);
    const ana = await move(first, somebody());
    const others = await write(email);
    const othersInvited = await inviteBoth(email);
    const taken = await exportOf(ana);
    expect(taken).toContain(own);
    expect(taken).not.toContain(others);

    await erasePerson(app, ana);
    expect(await statesOf(invited)).toEqual(['revoked', 'withdrawn']);
    expect(await statesOf(othersInvited)).toEqual(['open', 'open']);
    expect([await invitationsTo(email), (await mailsTo(app, email)).length]).toEqual([2, 2]);
    const ben = await signUp(email);
    await confirm(ben);
    const his = await exportOf(ben);
    expect(his).toContain(others);
    expect(his).not.toContain(own);
  });

  it('has no link in it that opens the account', async () => {
    const ana = await app.signUp(randomUUID());
    await app.send('POST', '/auth/recover', { body: { email: ana.email } });
    const link = await tokenTo(app, ana.email, 'new-password');
    const taken = await exportOf(ana);
    expect(taken).toContain('Set a new password');
    expect(taken).not.toContain(link);
  });
});
