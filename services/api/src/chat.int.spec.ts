import type { ProblemView } from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { chatLogId, type ChatLogEvent } from '@fieldhouse/events/chat';
import { until } from '@fieldhouse/kernel/testing';
import {
  createTeam,
  erasePerson,
  happenedIn,
  joinTeam,
  newMessageId,
  openTeamLink,
  postMessage,
} from '@fieldhouse/testing';
import type { TestApp, TestPerson } from '@fieldhouse/testing';
import { monthOf } from '@fieldhouse/values';
import { randomUUID } from 'node:crypto';
import { AuthClient } from './testing/auth-client';
import { startWholeApi } from './testing/whole-api';

describe('the chat of a team', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  let ana: TestPerson;
  let ben: TestPerson;
  let teamId: string;
  let bens: string;

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    app = await startWholeApi(stack);
    ana = await app.signUp('ana');
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
  });
  beforeEach(async () => {
    ben = await app.signUp(`ben-${randomUUID()}`);
    teamId = await createTeam(app, ana, { privacy: 'private' });
    bens = await joinTeam(app, teamId, ana, ben);
  });

  type By = Pick<TestPerson, 'token'>;
  const ask = ({ token }: By, method: string, path: string, body?: object, team = teamId) =>
    app.send<ProblemView>(method, `/chats/${team}${path}`, { token, body });
  const write = (by: By, text = 'Who brings bats?', channel = 'team', team = teamId) =>
    ask(by, 'PUT', `/${channel}/messages/${newMessageId()}`, { text, replyTo: null }, team);
  const factsOf = async (messageId: string) => {
    const month = monthOf(messageId) ?? '';
    const facts = await app.eventsOf<ChatLogEvent>(`chatLog-${chatLogId(teamId, 'team', month)}`);
    return facts.filter(({ data }) => data.messageId === messageId);
  };

  it('is its members’, from the moment they join to the moment they leave', async () => {
    const eve = await app.signUp(`eve-${randomUUID()}`);
    expect(await write(eve)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await write(ben)).toMatchObject({ status: 200 });
    const mine = await postMessage(app, teamId, ben, 'Mine');
    await app.command('POST', `/teams/${teamId}/members/${bens}/remove`, {
      token: ana.token,
      body: { reason: null },
    });
    expect(await write(ben)).toMatchObject({ status: 404 });
    expect(await ask(ben, 'DELETE', `/team/messages/${mine}`)).toMatchObject({ status: 404 });
    expect(await ask(ana, 'POST', `/hidden/${ben.accountId}`)).toMatchObject({ status: 200 });
    expect(await write(ana, `<@${ben.accountId}> is gone`)).toMatchObject({
      status: 422,
      body: { code: 'mention_unknown' },
    });
    await app.command('POST', `/teams/${teamId}/members/${bens}/restore`, { token: ana.token });
    expect(await ask(ben, 'DELETE', `/team/messages/${mine}`)).toMatchObject({ status: 200 });
  });

  it('follows the roles and states of its members at once', async () => {
    const member = `/teams/${teamId}/members/${bens}`;
    const change = (what: string, body: object) =>
      app.command('PUT', `${member}/${what}`, { token: ana.token, body });
    expect(await write(ben, 'News', 'news')).toMatchObject({
      status: 403,
      body: { code: 'not_team_manager' },
    });
    await change('role', { role: 'admin' });
    expect(await write(ben, 'News', 'news')).toMatchObject({ status: 200 });
    await change('status', { status: 'suspended', reason: 'Never came' });
    expect(await write(ben)).toMatchObject({ status: 403, body: { code: 'member_suspended' } });
    await change('status', { status: 'inactive', reason: null });
    expect(await write(ben)).toMatchObject({ status: 200 });
    expect(await write(ben, 'News', 'news')).toMatchObject({ status: 403 });
    await app.command('POST', `/teams/${teamId}/archive`, { token: ana.token });
    expect(await write(ana)).toMatchObject({ status: 409, body: { code: 'team_archived' } });
    await app.command('POST', `/teams/${teamId}/reopen`, { token: ana.token });
    expect(await write(ana)).toMatchObject({ status: 200 });
  });

  it('needs a confirmed address of those who do not run the team', async () => {
    const { access_token: token, user } = await new AuthClient(app).signUp(`${randomUUID()}@corp.example`);
    const link = await openTeamLink(app, teamId, ana);
    await app.command('POST', `/teams/invites/${link}/accept`, { token });
    expect(await write({ token })).toMatchObject({ status: 403, body: { code: 'email_unconfirmed' } });
    const own = await createTeam(app, { token });
    expect(await write({ token }, 'News', 'news', own)).toMatchObject({ status: 200 });
    // As by another process: this one has not heard of it.
    const accountId = user.id;
    const confirmed = { accountId, confirmedAt: new Date().toISOString() };
    await happenedIn(app, [])(`account-${accountId}`, { kind: 'account', accountId }, [
      { type: 'EmailConfirmed', data: confirmed },
    ]);
    expect(await write({ token })).toMatchObject({ status: 200 });
  });

  it('knows nothing of another team’s messages', async () => {
    const elsewhere = await createTeam(app, ben);
    const theirs = await postMessage(app, elsewhere, ben, 'Elsewhere');
    const path = `/team/messages/${theirs}`;
    const why = { reason: 'Not nice', emoji: '👍', text: 'Hi' };
    const answers = [
      await ask(ana, 'PUT', `${path}/text`, why),
      await ask(ana, 'DELETE', path),
      ...(await Promise.all(
        ['remove', 'report', 'keep', 'reactions', 'reactions/remove', 'pin'].map((what) =>
          ask(ana, 'POST', `${path}/${what}`, why),
        ),
      )),
      await ask(ana, 'DELETE', `${path}/pin`),
      await ask(ana, 'PUT', `/team/messages/${newMessageId()}`, { text: 'Hi', replyTo: theirs }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [404, 'message_unknown']),
    );
    expect((await ask(ana, 'DELETE', path, undefined, elsewhere)).body.code).toBe('not_found');
  });

  it('is taken along by whoever wrote in it, and forgotten with them', async () => {
    const mine = await postMessage(app, teamId, ben, 'The gate code is hush-hush');
    const anas = await postMessage(app, teamId, ana, 'Thanks');
    const react = `/team/messages/${anas}/reactions`;
    expect(await ask(ben, 'POST', react, { emoji: '👍' })).toMatchObject({ status: 200 });
    expect(await ask(ben, 'PUT', '/mute', { level: 'mentions' })).toMatchObject({ status: 200 });
    await until('the export has it all', async () => {
      const { body } = await app.send('GET', '/account/export', { token: ben.token });
      const text = JSON.stringify(body);
      return ['hush-hush', 'ReactionAdded', 'ChatMuted'].every((one) => text.includes(one));
    });
    const { body } = await app.send('GET', '/account/export', { token: ana.token });
    expect(JSON.stringify(body)).not.toContain('hush-hush');
    await erasePerson(app, ben);
    await until('the text is gone', async () => {
      const [posted] = await factsOf(mine);
      return posted?.type === 'MessagePosted' && posted.data.text === null;
    });
    expect((await factsOf(anas))[0]?.data).toMatchObject({ text: 'Thanks' });
  });
});
