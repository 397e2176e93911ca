import type {
  ChatMessagesView,
  ChatView,
  ChatsView,
  NotificationsView,
  DirectChatsView,
  DirectPeopleView,
  ProblemView,
  SiteReportView,
  SiteReportsView,
} from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { until } from '@fieldhouse/kernel/testing';
import {
  createTeam,
  erasePerson,
  join,
  joinTeam,
  newMessageId,
  postFile,
  turnOnSecondFactor,
  type TestApp,
  type TestPerson,
} from '@fieldhouse/testing';
import { directChatId, draftChatId } from '@fieldhouse/values';
import { randomUUID } from 'node:crypto';
import type { Socket } from 'socket.io-client';
import { draftSettings, enterTeam, leagueBody } from './testing/draft-league';
import { enterRoom } from './testing/socket';
import { SITE_ADMIN, startWholeApi } from './testing/whole-api';

type By = Pick<TestPerson, 'token'>;

describe('chats of drafts and of two people', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  let ana: TestPerson;
  let ben: TestPerson;
  let eve: TestPerson;
  let boss: TestPerson;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    stack = await startEmbeddedStack();
    app = await startWholeApi(stack, { NEW_CHATS_PER_DAY: '3' });
    eve = await app.signUp('eve');
    boss = await app.signUp(SITE_ADMIN);
    await turnOnSecondFactor(app, boss);
  });
  afterAll(async () => {
    for (const socket of sockets) socket.disconnect();
    await app.stop();
    await stack.stop();
  });
  beforeEach(async () => {
    [ana, ben] = [await app.signUp(`ana-${randomUUID()}`), await app.signUp(`ben-${randomUUID()}`)];
  });

  const ask = <Body = ProblemView>(by: By, method: string, path: string, body?: object) =>
    app.send<Body>(method, path, { token: by.token, body });
  const write = (by: By, chatId: string, text = 'Hi', messageId = newMessageId()) => {
    const channel = chatId.split(':')[0] ?? '';
    return ask(by, 'PUT', `/chats/${chatId}/${channel}/messages/${messageId}`, { text, replyTo: null });
  };
  const wrote = async (by: By, chatId: string, text = 'Hi'): Promise<string> => {
    const messageId = newMessageId();
    await until('it may be written', async () => (await write(by, chatId, text, messageId)).status === 200);
    return messageId;
  };
  const waitingFor = async (by: By, chatId: string) =>
    (await ask<ChatsView>(by, 'GET', '/chats')).body.chats.find((one) => one.chatId === chatId);
  const bellOf = async (by: By) =>
    (await ask<NotificationsView>(by, 'GET', '/notifications')).body.notifications.filter(
      ({ message }) => message,
    );
  /** Their screen, with what it has been told of the end of chats. */
  const opened = async (by: By, chatId: string): Promise<readonly string[]> => {
    const socket = await enterRoom(app.url, { token: by.token });
    sockets.push(socket);
    const ended: string[] = [];
    socket.on('chat.ended', (said: { readonly chatId: string }) => ended.push(said.chatId));
    await app.caughtUp();
    expect(await socket.emitWithAck('chat.join', { chatId })).toMatchObject({ ok: true });
    return ended;
  };

  describe('the chat of a draft', () => {
    let leagueId: string;
    let teamId: string;
    let chatId: string;
    const draft = (body = {}, suffix = '', method = 'PUT') =>
      app.command(method, `/leagues/${leagueId}/draft${suffix}`, { token: ana.token, body });
    beforeEach(async () => {
      const { streamId } = await app.command('POST', '/leagues', { token: ana.token, body: leagueBody });
      leagueId = streamId.slice('league-'.length);
      chatId = draftChatId(leagueId);
      teamId = await enterTeam(app, { leagueId, owner: ana }, 'Hawks');
      await join(app, leagueId, ana, ben, { kind: 'team', teamId, role: 'captain' });
    });

    it('is there with the draft, for whoever runs the league or picks', async () => {
      expect(await write(ana, chatId)).toMatchObject({ status: 404, body: { code: 'not_found' } });
      await draft({ settings: draftSettings });
      expect(await write(ana, chatId)).toMatchObject({ status: 200 });
      const bens = await wrote(ben, chatId, `Ready, <@${ana.accountId}>`);
      const tim = await app.signUp(`tim-${randomUUID()}`);
      await join(app, leagueId, ana, tim, { kind: 'staff', role: 'treasurer' });
      for (const stranger of [eve, tim]) {
        expect(await write(stranger, chatId)).toMatchObject({ status: 404, body: { code: 'not_found' } });
        expect(await ask(stranger, 'GET', `/chats/${chatId}`)).toMatchObject({ status: 404 });
      }
      await app.caughtUp();
      expect(await ask(ben, 'GET', `/chats/${chatId}/draft/messages/${bens}/versions`)).toMatchObject({
        status: 200,
      });
      await until(
        'the owner sees that it waits',
        async () => (await waitingFor(ana, chatId))?.mentioned === 1,
      );
      const { body } = await ask<ChatView>(ana, 'GET', `/chats/${chatId}`);
      expect(body).toMatchObject({
        kind: 'draft',
        name: leagueBody.name,
        me: { runs: true },
        channels: [{ channel: 'draft', unread: 1, refusal: null }],
      });
      expect(body.people.map(({ accountId, role }) => [accountId, role]).sort()).toEqual(
        [
          [ana.accountId, 'admin'],
          [ben.accountId, 'player'],
        ].sort(),
      );
    });

    it('is run by commissioners, and takes no mentions of many and no settings', async () => {
      await draft({ settings: draftSettings });
      const message = `/chats/${chatId}/draft/messages/${await wrote(ben, chatId)}`;
      expect(await ask(ben, 'POST', `${message}/pin`)).toMatchObject({
        status: 403,
        body: { code: 'not_team_manager' },
      });
      expect(await ask(ana, 'POST', `${message}/pin`)).toMatchObject({ status: 200 });
      expect(await ask(ana, 'POST', `${message}/remove`, { reason: 'Not nice' })).toMatchObject({
        status: 200,
      });
      expect(await write(ana, chatId, 'Now <!team>')).toMatchObject({ body: { code: 'mention_unknown' } });
      expect(await write(ana, chatId, `Now <@${eve.accountId}>`)).toMatchObject({
        body: { code: 'mention_unknown' },
      });
      expect(await ask(ana, 'PUT', `/chats/${chatId}/settings`, { wideMentions: false })).toMatchObject({
        status: 404,
      });
    });

    it('ends at once for whoever picks no more, and for all while the draft is called off', async () => {
      await draft({ settings: draftSettings });
      const ended = await opened(ben, chatId);
      expect(
        await ask(ana, 'DELETE', `/leagues/${leagueId}/teams/${teamId}/people/${ben.accountId}`),
      ).toMatchObject({ status: 200 });
      expect(await write(ben, chatId)).toMatchObject({ status: 404 });
      await until('the screen of the chat is closed', async () => ended.includes(chatId));
      await draft({ reason: 'Rained out' }, '/cancel', 'POST');
      expect(await write(ana, chatId)).toMatchObject({ status: 409, body: { code: 'draft_cancelled' } });
      await until('everybody reads so', async () => {
        const { body } = await ask<ChatView>(ana, 'GET', `/chats/${chatId}`);
        return body.channels[0]?.refusal === 'draft_cancelled';
      });
    });
  });

  describe('the chat of two people', () => {
    let teamId: string;
    let bens: string;
    let chatId: string;
    beforeEach(async () => {
      teamId = await createTeam(app, ana);
      bens = await joinTeam(app, teamId, ana, ben);
      chatId = directChatId(ana.accountId, ben.accountId);
    });
    const part = () =>
      app.command('POST', `/teams/${teamId}/members/${bens}/remove`, {
        token: ana.token,
        body: { reason: null },
      });

    it('is there for those who share a team, and for nobody else', async () => {
      let people: DirectPeopleView['people'] = [];
      await until('they know each other', async () => {
        people = (await ask<DirectPeopleView>(ana, 'GET', '/direct-chats/people')).body.people;
        return people.some((one) => one.chatId === chatId);
      });
      expect(people.map(({ accountId }) => accountId)).not.toContain(eve.accountId);
      await wrote(ana, chatId, 'Bring bats');
      for (const asked of [chatId, directChatId(ana.accountId, eve.accountId)])
        expect(await write(eve, asked)).toMatchObject({ status: 404, body: { code: 'not_found' } });
      expect(await ask(eve, 'GET', `/chats/${chatId}`)).toMatchObject({ status: 404 });
      expect(await write(ana, directChatId(ana.accountId, ana.accountId))).toMatchObject({ status: 404 });
      await until('it waits for the other', async () => (await waitingFor(ben, chatId))?.unread === 1);
      expect((await ask<DirectChatsView>(ben, 'GET', '/direct-chats')).body.chats).toMatchObject([
        { chatId, other: { accountId: ana.accountId }, unread: 1, last: { text: 'Bring bats' } },
      ]);
      expect((await ask<ChatView>(ben, 'GET', `/chats/${chatId}`)).body).toMatchObject({
        kind: 'direct',
        me: { runs: false },
        channels: [{ channel: 'direct', unread: 1, refusal: null }],
      });
    });

    it('tells the other in the bell, of the last message and until it is read', async () => {
      await wrote(ana, chatId, 'Bring bats');
      const last = await wrote(ana, chatId, 'And balls');
      const told = () => bellOf(ben).then(([first]) => first);
      await until('the last one is there', async () => (await told())?.message?.messageId === last);
      expect(await bellOf(ben)).toMatchObject([
        { kind: 'direct', by: ana.accountId, chatId, teamId: null, isRead: false },
      ]);
      expect(await bellOf(ana)).toEqual([]);
      const { key } = (await told()) ?? {};
      expect(await ask(ben, 'POST', `/chats/${chatId}/direct/read`, { key })).toMatchObject({ status: 200 });
      await until('it is read', async () => (await told())?.isRead === true);
      expect(await ask(ben, 'POST', `/chats/${chatId}/hidden/${ana.accountId}`)).toMatchObject({
        status: 200,
      });
      await until('nothing is told of who is blocked', async () => (await bellOf(ben)).length === 0);
    });

    it('is there for those who share a league, whatever their parts', async () => {
      const { streamId } = await app.command('POST', '/leagues', { token: ana.token, body: leagueBody });
      const leagueId = streamId.slice('league-'.length);
      const tim = await app.signUp(`tim-${randomUUID()}`);
      await join(app, leagueId, ana, tim, { kind: 'staff', role: 'scorekeeper' });
      const theirs = directChatId(ana.accountId, tim.accountId);
      await wrote(tim, theirs);
      await app.caughtUp();
      await app.command('DELETE', `/leagues/${leagueId}/staff/${tim.accountId}`, { token: ana.token });
      expect(await write(tim, theirs)).toMatchObject({ status: 409, body: { code: 'direct_closed' } });
    });

    it('is read for ever by both, and written in while they share something', async () => {
      const mine = await wrote(ben, chatId, 'See you');
      await app.caughtUp();
      await part();
      expect(await write(ana, chatId)).toMatchObject({ status: 409, body: { code: 'direct_closed' } });
      expect(await ask(ben, 'DELETE', `/chats/${chatId}/direct/messages/${mine}`)).toMatchObject({
        status: 200,
      });
      await until('both read so', async () => {
        const { body } = await ask<ChatView>(ben, 'GET', `/chats/${chatId}`);
        return body.channels[0]?.refusal === 'direct_closed';
      });
    });

    it('is there no more for two who part before they have talked', async () => {
      const ended = await opened(ben, chatId);
      await part();
      expect(await write(ben, chatId)).toMatchObject({ status: 404 });
      await until('the screen of the chat is closed', async () => ended.includes(chatId));
      expect(await ask(ben, 'GET', `/chats/${chatId}`)).toMatchObject({ status: 404 });
    });

    it('is blocked without the other learning of it', async () => {
      await wrote(ben, chatId, 'Rude');
      expect(await ask(ana, 'POST', `/chats/${chatId}/hidden/${ben.accountId}`)).toMatchObject({
        status: 200,
      });
      expect(await write(ben, chatId, 'Ruder')).toMatchObject({ status: 200 });
      await until('nothing of it waits', async () => {
        const { body } = await ask<DirectChatsView>(ana, 'GET', '/direct-chats');
        return body.chats[0]?.unread === 0 && body.chats[0].last === null;
      });
      await until('its writer sees it', async () => {
        const { body } = await ask<DirectChatsView>(ben, 'GET', '/direct-chats');
        return body.chats[0]?.last?.text === 'Ruder';
      });
      expect(await waitingFor(ana, chatId)).toBeUndefined();
    });

    it('takes files, for the two alone', async () => {
      await wrote(ana, chatId);
      const { messageId, attachmentId } = await postFile(app, chatId, ana, undefined, 'direct');
      const { me } = (await ask<ChatView>(ben, 'GET', `/chats/${chatId}`)).body;
      const at = `/chats/${chatId}/direct/messages/${messageId}/attachments/${attachmentId}`;
      const by = (accountId: string) =>
        `${at}?by=${accountId}&until=${me.filePass.until}&sig=${encodeURIComponent(me.filePass.sig)}`;
      expect((await fetch(`${app.url}/api${by(ben.accountId)}`)).status).toBe(200);
      expect((await fetch(`${app.url}/api${by(eve.accountId)}`)).status).toBe(404);
    });

    it('is reported to site admins, who see that message and its file until they have answered', async () => {
      await wrote(ben, chatId, 'Nobody but us reads this');
      const { messageId, attachmentId } = await postFile(app, chatId, ben, undefined, 'direct');
      const reports = async (): Promise<SiteReportsView['reports']> =>
        (await ask<SiteReportsView>(boss, 'GET', '/admin/reports')).body.reports;
      const answer = (by: By, how: string, body?: object) =>
        ask(by, 'POST', `/admin/reports/${chatId}/direct/${messageId}/${how}`, body);
      const file = async (by: TestPerson, { until: end, sig }: SiteReportView['filePass']) => {
        const pass = new URLSearchParams({ by: by.accountId, until: String(end), sig });
        const at = `/chats/${chatId}/direct/messages/${messageId}/attachments/${attachmentId}`;
        return (await fetch(`${app.url}/api${at}?${pass.toString()}`)).status;
      };
      expect(await answer(boss, 'remove', { reason: 'Just looking' })).toMatchObject({
        status: 409,
        body: { code: 'report_answered' },
      });
      const because = { reason: 'Not nice' };
      expect(
        await ask(ana, 'POST', `/chats/${chatId}/direct/messages/${messageId}/report`, because),
      ).toMatchObject({ status: 200 });
      await until('it waits', async () => (await reports()).length === 1);
      const [report] = await reports();
      expect(report).toMatchObject({
        ...{ chatId, kind: 'direct', chatName: null, channel: 'direct', messageId },
        ...{ author: { accountId: ben.accountId }, hidden: false, judges: [] },
        attachments: [{ attachmentId }],
        reasons: [{ accountId: ana.accountId, reason: 'Not nice' }],
      });
      if (!report) throw new Error('there is no report');
      expect(await file(boss, report.filePass)).toBe(200);
      expect(await ask(boss, 'GET', `/chats/${chatId}`)).toMatchObject({ status: 404 });
      for (const by of [ana, ben, eve]) {
        expect(await ask(by, 'GET', '/admin/reports')).toMatchObject({ status: 403 });
        expect(await answer(by, 'keep')).toMatchObject({ status: 403 });
      }
      expect(await answer(boss, 'remove', { reason: 'Insults' })).toMatchObject({ status: 200 });
      await until('nothing waits', async () => (await reports()).length === 0);
      expect(await file(boss, report.filePass)).toBe(404);
      await until('the other sees who took it away', async () => {
        const path = `/chats/${chatId}/direct/messages`;
        const { body } = await ask<ChatMessagesView>(ben, 'GET', path);
        const gone = body.items.find(({ id }) => id === messageId);
        return gone?.kind === 'message' && gone.state === 'removed_by_site' && gone.text === null;
      });
      const { body: taken } = await ask<object>(boss, 'GET', '/account/export');
      expect(JSON.stringify(taken)).toContain('Insults');
    });

    it('is begun with so many people a day, and with who is known already at any time', async () => {
      for (let n = 1; n <= 3; n += 1) {
        const other = await app.signUp(`p${n}-${randomUUID()}`);
        await joinTeam(app, teamId, ana, other);
        const begun = directChatId(ben.accountId, other.accountId);
        await wrote(ben, begun);
        // Sooner than the list of who has talked knows of the first.
        expect(await write(ben, begun, 'One more thing')).toMatchObject({ status: 200 });
      }
      const last = await app.signUp(`last-${randomUUID()}`);
      await joinTeam(app, teamId, ana, last);
      await until('it is too many', async () => {
        return (await write(ben, directChatId(ben.accountId, last.accountId))).status === 429;
      });
      await wrote(ana, chatId);
      await until('he may answer', async () => (await write(ben, chatId)).status === 200);
    });

    it('is taken along by both, and forgotten with whoever leaves, to whom nobody writes any more', async () => {
      await wrote(ben, chatId, 'The gate code is 4711');
      await wrote(ana, chatId, 'Thanks a lot');
      await until('the export has it', async () => {
        const { body } = await ask<object>(ben, 'GET', '/account/export');
        const text = JSON.stringify(body);
        return text.includes('4711') && !text.includes('Thanks a lot');
      });
      await erasePerson(app, ben);
      await until('it is forgotten', async () => {
        const { body } = await ask<DirectChatsView>(ana, 'GET', '/direct-chats');
        const messages = await ask<object>(ana, 'GET', `/chats/${chatId}/direct/messages`);
        return (
          body.chats[0]?.other.name === 'Deleted player' && !JSON.stringify(messages.body).includes('4711')
        );
      });
      expect(await write(ana, chatId)).toMatchObject({ status: 409, body: { code: 'direct_closed' } });
    });
  });
});
