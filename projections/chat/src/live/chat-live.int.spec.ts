import type {
  ChatForgottenSent,
  ChatItemsSent,
  ChatItemView,
  ChatJoined,
  ChatMessagesView,
  ChatPresenceSent,
  ChatReadSent,
  ChatTypingSent,
  StreamChanged,
} from '@fieldhouse/api-contract';
import type { ChatLogEvent } from '@fieldhouse/events/chat';
import { until } from '@fieldhouse/kernel/testing';
import { chanceOf, newPoll, type TestPerson } from '@fieldhouse/testing';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { io, type Socket } from 'socket.io-client';
import { PeopleDirectory } from '@fieldhouse/read-people';
import { directChatId } from '@fieldhouse/values';
import { ChatItems } from '../items/chat-items';
import { ChatRooms } from '../rooms/chat-rooms';
import { startChatApp, type ChatApp } from '../testing/chat-app';
import { chatFactsOf, messageIdOf, MONTH, teamFactsOf } from '../testing/chat-facts';

import { ForgottenPeople } from './forgotten-people';

type Answer<Body> = Body | { readonly ok: false; readonly problem: { readonly status: number } };
/** Somebody’s live connection, and what it has been told. */
type Screen = {
  readonly socket: Socket;
  readonly items: ChatItemsSent[];
  readonly read: ChatReadSent[];
  readonly typing: ChatTypingSent[];
  readonly present: ChatPresenceSent[];
  readonly forgotten: ChatForgottenSent[];
  readonly ended: string[];
  readonly changed: StreamChanged[];
  readonly join: (chatId: string, since?: string) => Promise<Answer<ChatJoined>>;
};

describe('a team’s chat, live', () => {
  let app: ChatApp;
  let ana: TestPerson;
  let bo: TestPerson;
  let cy: TestPerson;
  let eve: TestPerson;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    app = await startChatApp();
    [ana, bo, cy, eve] = [
      await app.signUp('ana'),
      await app.signUp('bo'),
      await app.signUp('cy'),
      await app.signUp('eve'),
    ];
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect();
  });
  afterAll(() => app.stop());

  const open = async ({ token }: TestPerson): Promise<Screen> => {
    const socket = io(app.url, {
      ...{ path: '/api/live', transports: ['websocket'], auth: { token } },
      ...{ reconnection: false, forceNew: true },
    });
    sockets.push(socket);
    const told = { items: [], read: [], typing: [], present: [], changed: [], forgotten: [] };
    const ended: string[] = [];
    const lists = Object.entries({
      ...{ 'chat.items': told.items, 'chat.read': told.read, 'chat.typing': told.typing },
      ...{ 'chat.presence': told.present, 'chat.forgotten': told.forgotten, changed: told.changed },
    });
    for (const [name, list] of lists) socket.on(name, (body: unknown) => (list as unknown[]).push(body));
    socket.on('chat.ended', ({ chatId }: { readonly chatId: string }) => ended.push(chatId));
    await new Promise((resolve, reject) => {
      socket.on('connect', () => resolve(undefined));
      socket.on('connect_error', reject);
    });
    return {
      socket,
      ...told,
      ended,
      join: (chatId, since) => socket.emitWithAck('chat.join', { chatId, since }),
    };
  };
  const newTeam = async (...people: readonly TestPerson[]) => {
    const chatId = randomUUID();
    await app.team(chatId, ana, ...people);
    const facts = chatFactsOf(chatId);
    return {
      chatId,
      ...facts,
      ...teamFactsOf(chatId),
      said: (...events: readonly ChatLogEvent[]) =>
        app.happened(`chatLog-${chatId}.team.${MONTH}`, ...events),
      reader: (person: TestPerson, type: string, more: object) =>
        app.happened(`chatReader-${chatId}.${person.accountId}`, {
          type,
          data: { chatId, accountId: person.accountId, ...more },
        }),
      changed: (...events: readonly Parameters<typeof app.happened>[1][]) =>
        app.happened(`team-${chatId}`, ...events),
    };
  };
  const joined = async (person: TestPerson, chatId: string): Promise<Screen> => {
    const screen = await open(person);
    expect(await screen.join(chatId)).toMatchObject({ ok: true, changed: [] });
    return screen;
  };
  const shownOn = ({ items }: Screen): readonly ChatItemView[] => items.flatMap((sent) => sent.items);
  const untilShown = (screen: Screen, id: string, isAsWanted: (item: ChatItemView) => boolean = () => true) =>
    until(`${id} is shown`, () => shownOn(screen).some((item) => item.id === id && isAsWanted(item)));
  const [one, two, three] = [messageIdOf(1), messageIdOf(2), messageIdOf(3)];

  it('is joined by members alone, and heard by nobody else', async () => {
    const team = await newTeam(bo);
    const [stranger, member] = [await open(eve), await joined(bo, team.chatId)];
    expect(await stranger.join(team.chatId)).toMatchObject({ ok: false, problem: { status: 404 } });
    const typed = await stranger.socket.emitWithAck('chat.typing', { chatId: team.chatId, channel: 'team' });
    expect(typed).toMatchObject({ ok: false, problem: { status: 404 } });
    await team.said(team.posted(one, ana.accountId, 'Hello'));
    await untilShown(member, one);
    expect(stranger.items).toEqual([]);
  });

  it('tells a message as it is read later, and what it answers', async () => {
    const team = await newTeam(bo);
    const screen = await joined(bo, team.chatId);
    await team.said(
      team.posted(one, ana.accountId, `<@${bo.accountId}> bats?`),
      team.posted(two, bo.accountId, 'Yes', { replyTo: one }),
    );
    await untilShown(screen, two);
    const { body } = await app.send<ChatMessagesView>('GET', `/chats/${team.chatId}/team/messages`, bo);
    expect(shownOn(screen)).toEqual(body.items.slice(-2));
    expect(screen.items[0]).toMatchObject({ chatId: team.chatId, channel: 'team' });
  });

  it('tells what changes of older ones, what happens in the team, and what is forgotten', async () => {
    const team = await newTeam(bo);
    await team.said(team.posted(one, ana.accountId, 'Hello'), team.posted(two, cy.accountId, 'Hi'));
    const screen = await joined(bo, team.chatId);
    await team.said(team.of('ReactionAdded', one, { accountId: bo.accountId, emoji: '👍' }));
    await untilShown(screen, one, (item) => item.kind === 'message' && item.reactions.length === 1);
    await team.said(team.of('MessageDeleted', one));
    await untilShown(screen, one, (item) => item.kind === 'message' && item.state === 'deleted');
    await team.changed(team.joined(eve.accountId));
    await until('the card is shown', () =>
      shownOn(screen).some((item) => item.kind === 'card' && item.accountId === eve.accountId),
    );
    await app.happened(`account-${randomUUID()}`, {
      type: 'AccountErased',
      data: { accountId: cy.accountId, erasedAt: '2026-11-20T13:00:00.000Z' },
    });
    await untilShown(screen, two, (item) => item.kind === 'message' && item.state === 'forgotten');
  });

  it('tells whose account was erased where the chat names them, at once and whoever comes back, and nowhere else', async () => {
    const [team, other] = [await newTeam(bo), await newTeam(bo)];
    await team.said(team.posted(one, ana.accountId, 'Hello'));
    const [screen, elsewhere] = [await joined(bo, team.chatId), await joined(bo, other.chatId)];
    const [gone, unknown] = [randomUUID(), randomUUID()];
    await team.said(team.of('ReactionAdded', one, { accountId: gone, emoji: '👍' }));
    await untilShown(screen, one);
    const { position } = (await screen.join(team.chatId)) as ChatJoined;
    for (const accountId of [unknown, gone])
      await app.happened(`account-${accountId}`, {
        type: 'AccountErased',
        data: { accountId, erasedAt: '2026-11-20T13:00:00.000Z' },
      });
    await until('it is told', () => screen.forgotten.length > 0);
    expect(screen.forgotten).toEqual([{ chatId: team.chatId, accountId: gone }]);
    expect(await screen.join(team.chatId, position)).toMatchObject({ forgotten: [gone] });
    expect(elsewhere.forgotten).toEqual([]);
  });

  it('tells whoever comes back of those whose account was erased before this process ran', async () => {
    const team = await newTeam(bo);
    const gone = randomUUID();
    await team.said(team.posted(one, ana.accountId, 'Hello'));
    await team.said(team.of('ReactionAdded', one, { accountId: gone, emoji: '👍' }));
    const screen = await joined(bo, team.chatId);
    const { position } = (await screen.join(team.chatId)) as ChatJoined;
    const erased = { accountId: gone, erasedAt: '2026-11-20T13:00:00.000Z' };
    await app.happened(`account-${gone}`, { type: 'AccountErased', data: erased });
    const begun = new ForgottenPeople({
      items: app.nest.get(ChatItems, { strict: false }),
      rooms: app.nest.get(ChatRooms, { strict: false }),
      people: app.nest.get(PeopleDirectory, { strict: false }),
      ...{ chats: () => [], tell: () => undefined, failed: () => undefined },
    });
    expect(await begun.since(team.chatId, position.padStart(20, '0'))).toEqual([gone]);
  });

  it('tells whose account was erased to whom they alone were written to', async () => {
    const dee = await app.signUp('dee');
    await newTeam(dee);
    const chatId = directChatId(ana.accountId, dee.accountId);
    const { posted } = chatFactsOf(chatId, 'direct');
    await app.happened(`chatLog-${chatId}.direct.${MONTH}`, posted(one, ana.accountId, 'Hello'));
    const screen = await joined(ana, chatId);
    await app.happened(`account-${dee.accountId}`, {
      type: 'AccountErased',
      data: { accountId: dee.accountId, erasedAt: '2026-11-20T13:00:00.000Z' },
    });
    await until('it is told', () => screen.forgotten.length > 0);
    expect(screen.forgotten).toEqual([{ chatId, accountId: dee.accountId }]);
  });

  it('tells each their own vote in a secret poll, and nobody another’s', async () => {
    const team = await newTeam(bo, cy);
    const poll = newPoll({ secret: true });
    const [first] = poll.options;
    await team.said(team.posted(one, ana.accountId, 'Which night?', { poll }));
    const screens = [
      await joined(ana, team.chatId),
      await joined(bo, team.chatId),
      await joined(bo, team.chatId),
    ];
    const [watcher, ...voters] = screens as [Screen, ...Screen[]];
    await team.said(
      team.of('PollVoted', one, { accountId: bo.accountId, optionIds: [first?.optionId ?? ''] }),
      team.of('ReactionAdded', one, { accountId: cy.accountId, emoji: '👍' }),
    );
    const isWhole = (item: ChatItemView) => item.kind === 'message' && item.reactions.length === 1;
    for (const screen of screens) await untilShown(screen, one, isWhole);
    const choices = (screen: Screen) =>
      shownOn(screen).flatMap((item) => (item.kind === 'message' && item.poll ? [item.poll.mine] : []));
    for (const screen of voters) expect(choices(screen).at(-1)).toEqual([first?.optionId]);
    expect(choices(watcher).flat()).toEqual([]);
    expect(shownOn(watcher).at(-1)).toMatchObject({ poll: { voters: 1 } });
    expect(JSON.stringify(watcher.items)).not.toContain(bo.accountId);
  });

  it('shows whoever has reported a message no more of it, whatever becomes of it, and the others all', async () => {
    const team = await newTeam(bo, cy);
    await team.said(team.posted(one, ana.accountId, 'Rude words'));
    const screens = [await joined(bo, team.chatId), await joined(cy, team.chatId)];
    const [reporter, other] = screens as [Screen, Screen];
    await team.said(team.reported(one, bo.accountId));
    await untilShown(reporter, one, (item) => item.kind === 'message' && item.state === 'hidden');
    await team.said(
      team.of('ReactionAdded', one, { accountId: cy.accountId, emoji: '👍' }),
      team.of('MessagePinned', one),
      team.posted(two, cy.accountId, 'Not nice', { replyTo: one }),
      team.of('ReactionAdded', two, { accountId: ana.accountId, emoji: '👍' }),
      team.edited(one, ana.accountId, 'Ruder words'),
    );
    const isEdited = (item: ChatItemView) => item.kind === 'message' && item.editedAt !== null;
    for (const screen of screens) await untilShown(screen, one, isEdited);
    expect(JSON.stringify(reporter.items)).not.toMatch(/Rude/);
    expect(shownOn(other).filter(({ id }) => id === one)).toContainEqual(
      expect.objectContaining({ text: 'Ruder words', pinned: true }),
    );
    expect(shownOn(other).find(({ id }) => id === two)).toMatchObject({
      reply: { messageId: one, text: expect.stringMatching(/^Rude/) as unknown },
    });
  });

  it('ends at once for whoever leaves, on each of their screens, and for nobody else', async () => {
    const team = await newTeam(bo, eve);
    const screens = [await joined(bo, team.chatId), await joined(bo, team.chatId)];
    const other = await joined(eve, team.chatId);
    await team.changed(team.left(bo.accountId, 'removed'));
    await until('both are told', () => screens.every(({ ended }) => ended.join() === team.chatId));
    await team.said(team.posted(one, ana.accountId, 'Without Bo'));
    await untilShown(other, one);
    expect(screens.flatMap(shownOn)).toEqual([]);
    expect(other.ended).toEqual([]);
    expect(await screens[0]?.join(team.chatId)).toMatchObject({ problem: { status: 404 } });
    await until('presence is without them', () => other.present.at(-1)?.accountIds.join() === eve.accountId);
  });

  it('ends for whose account is no member’s any more', async () => {
    const team = await newTeam();
    await team.changed(team.joined(eve.accountId, 'player', 'p1'));
    const screen = await joined(eve, team.chatId);
    await team.changed({
      type: 'MemberClaimed',
      data: { teamId: team.chatId, memberId: 'p1', accountId: null },
    });
    await until('it has ended', () => screen.ended.length === 1);
  });

  it('is not joined by whoever is removed meanwhile, however the two meet', async () => {
    for (let round = 0; round < 10; round += 1) {
      const team = await newTeam(bo);
      const [screen, witness] = [await open(bo), await joined(ana, team.chatId)];
      const [answer] = await Promise.all([
        screen.join(team.chatId),
        team.changed(team.left(bo.accountId, 'removed')),
      ]);
      await team.said(team.posted(one, ana.accountId, 'Without Bo'));
      await untilShown(witness, one);
      expect(shownOn(screen).filter(({ kind }) => kind === 'message')).toEqual([]);
      expect(answer.ok ? screen.ended.length : 1).toBe(1);
    }
  });

  it('says who types, to the others only, and once a second', async () => {
    const team = await newTeam(bo);
    const [mine, others, theirs] = [
      await joined(bo, team.chatId),
      await joined(bo, team.chatId),
      await joined(ana, team.chatId),
    ];
    const type = () => mine.socket.emitWithAck('chat.typing', { chatId: team.chatId, channel: 'news' });
    expect([await type(), await type()]).toEqual([{ ok: true }, { ok: true }]);
    await until('it is told', () => theirs.typing.length > 0);
    expect(theirs.typing).toEqual([{ chatId: team.chatId, channel: 'news', accountId: bo.accountId }]);
    expect([mine.typing, others.typing]).toEqual([[], []]);
  });

  it('says who has it open', async () => {
    const team = await newTeam(bo);
    const [first, second] = [await joined(ana, team.chatId), await joined(bo, team.chatId)];
    const both = [ana.accountId, bo.accountId].sort().join();
    await until('both are there', () => first.present.at(-1)?.accountIds.join() === both);
    await second.socket.emitWithAck('chat.leave', { chatId: team.chatId });
    await until('one has left', () => first.present.at(-1)?.accountIds.join() === ana.accountId);
    await team.said(team.posted(one, ana.accountId, 'Alone'));
    await untilShown(first, one);
    expect(shownOn(second)).toEqual([]);
  });

  it('tells how far others have read who show it, to who shows theirs', async () => {
    const team = await newTeam(bo, eve);
    await team.reader(eve, 'ReceiptsShown', { shown: false });
    const [shows, hides] = [await joined(ana, team.chatId), await joined(eve, team.chatId)];
    await team.reader(eve, 'ChannelRead', { channel: 'team', key: '5' });
    await team.reader(bo, 'ChannelRead', { channel: 'team', key: '6' });
    const told = { chatId: team.chatId, accountId: bo.accountId, channel: 'team', key: '6' };
    await until('it is told', () => shows.read.length > 0);
    expect([shows.read, hides.read]).toEqual([[told], []]);
    await team.reader(eve, 'ReceiptsShown', { shown: true });
    await team.reader(bo, 'ChannelRead', { channel: 'team', key: '7' });
    await until('it is told to both', () => shows.read.length + hides.read.length === 3);
    expect(hides.read).toEqual([{ ...told, key: '7' }]);
  });

  it('is followed as a whole by its members, whatever the month', async () => {
    const [team, other] = [await newTeam(bo), await newTeam()];
    const [member, stranger] = [await open(bo), await open(eve)];
    const follow = ({ socket }: Screen) =>
      socket.emitWithAck('changes.follow', { kind: 'chatLog', keys: [team.chatId] });
    expect(await follow(stranger)).toMatchObject({ problem: { status: 404 } });
    expect(await follow(member)).toEqual({ ok: true });
    await other.said(other.posted(one, ana.accountId, 'Elsewhere'));
    const position = await team.said(team.posted(one, ana.accountId, 'Here'));
    await until('it is told', () => member.changed.some(({ kind, own }) => kind === 'chatLog' && !own));
    // What names them was told as they came.
    expect(member.changed.filter(({ own }) => !own)).toEqual([{ kind: 'chatLog', position, own: false }]);
    expect(stranger.changed.filter(({ kind }) => kind === 'chatLog')).toEqual([]);
  });

  it('brings whoever comes back what has changed, or says that it is too much', async () => {
    const team = await newTeam(bo);
    const since = await team.said(
      team.posted(one, ana.accountId, 'Old'),
      team.posted(two, ana.accountId, 'Older'),
    );
    await team.said(team.posted(three, ana.accountId, 'New'), team.edited(one, ana.accountId, 'Changed'));
    const screen = await open(bo);
    const answer = await screen.join(team.chatId, since);
    const changed = answer.ok ? (answer.changed ?? []) : [];
    expect(changed.map(({ channel, items }) => [channel, items.map(({ id }) => id)])).toEqual([
      ['team', [three, one]],
    ]);
    await team.said(
      ...Array.from({ length: 201 }, (_, n) => team.posted(messageIdOf(100 + n), ana.accountId, `${n}`)),
    );
    expect(await (await open(bo)).join(team.chatId, since)).toMatchObject({ ok: true, changed: null });
  });

  it('has every item once and as it is, however often the connection is lost', async () => {
    const { below } = chanceOf(7);
    const team = await newTeam(bo);
    /** What the screen shows, by id: each newer view takes the place of an older one. */
    const shown = new Map<string, ChatItemView>();
    let position: string | undefined;
    const show = (items: readonly ChatItemView[], upTo: string): void => {
      for (const item of items) {
        const before = shown.get(item.id);
        if (!before || before.position <= item.position) shown.set(item.id, item);
      }
      if (position === undefined || upTo > position) position = upTo;
    };
    const connect = async (): Promise<Socket> => {
      const { socket, join } = await open(bo);
      socket.on('chat.items', (sent: ChatItemsSent) => show(sent.items, sent.position));
      const answer = await join(team.chatId, position ?? '0');
      if (!answer.ok || !answer.changed) throw new Error('the chat was not joined');
      for (const { items } of answer.changed) show(items, answer.position);
      return socket;
    };
    const messages = 200;
    const write = async (): Promise<void> => {
      for (let n = 1; n <= messages; n += 1) {
        const older = messageIdOf(1 + below(n));
        const replyTo = n > 1 && below(10) < 3 ? older : null;
        const reaction = { accountId: bo.accountId, emoji: '👍' };
        await app.appended(
          `chatLog-${team.chatId}.team.${MONTH}`,
          team.posted(messageIdOf(n), ana.accountId, `Message ${n}`, { replyTo }),
          ...(below(2) === 0 ? [team.of('ReactionAdded', older, reaction)] : []),
          ...(below(5) === 0 ? [team.edited(older, ana.accountId, `Changed ${n}`)] : []),
        );
      }
    };
    let isWritten = false;
    const writing = write().finally(() => (isWritten = true));
    let drops = 0;
    while (!isWritten) {
      const socket = await connect();
      const enough = shown.size + below(20);
      await until('some have come', () => isWritten || shown.size >= enough);
      socket.disconnect();
      drops += 1;
    }
    await writing;
    await connect();
    expect(drops).toBeGreaterThan(5);
    /** Without what is answered, which the page has as it is now. */
    const plain = (item: ChatItemView) => ({ ...item, ...(item.kind === 'message' ? { reply: null } : {}) });
    const all = (): readonly ChatItemView[] => [...shown.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
    const ids = () => all().flatMap(({ kind, id }) => (kind === 'message' ? [id] : []));
    await until('everything is on the screen as it is', async () => {
      // The read model may be a little behind as well.
      if (ids().length < messages) return false;
      const { body } = await app.send<ChatMessagesView>(
        'GET',
        `/chats/${team.chatId}/team/messages?limit=100`,
        bo,
      );
      return isDeepStrictEqual(all().slice(-100).map(plain), body.items.map(plain));
    });
    expect(ids()).toEqual(Array.from({ length: messages }, (_, n) => messageIdOf(n + 1)));
  });
});
