import type {
  ChatItemView,
  ChatMessagesView,
  ChatSearchView,
  ChatView,
  ChatsView,
  DashboardView,
  DirectChatsView,
  MessageVersionsView,
} from '@fieldhouse/api-contract';
import type { ChatLogEvent } from '@fieldhouse/events/chat';
import { MONGO_DB } from '@fieldhouse/platform';
import { collectionOf } from '@fieldhouse/kernel';
import { KEYRING, type Keyring } from '@fieldhouse/kernel/runtime';
import { teamMemberProjections, type TeamMembersDocument } from '@fieldhouse/read-team-members';
import { documentsExamined } from '@fieldhouse/testing/documents-examined';
import { newPoll, type TestPerson } from '@fieldhouse/testing';
import { directChatId } from '@fieldhouse/values';
import * as fc from 'fast-check';
import { Collection, type Db } from 'mongodb';
import { randomUUID } from 'node:crypto';
import { chatItemsProjection } from './items/chat-items.projection';
import { leaguePeopleProjection } from './rooms/league-people.projection';
import { startChatApp, type ChatApp } from './testing/chat-app';
import { chatFactsOf, memberIdOf, messageIdOf, MONTH, teamFactsOf } from './testing/chat-facts';

const TEAMS = collectionOf(teamMemberProjections[0]);

describe('a team’s chat, read', () => {
  let app: ChatApp;
  let ana: TestPerson;
  let bo: TestPerson;
  let cy: TestPerson;
  let eve: TestPerson;
  beforeAll(async () => {
    app = await startChatApp();
    [ana, bo, cy, eve] = [
      await app.signUp('ana'),
      await app.signUp('bo'),
      await app.signUp('cy'),
      await app.signUp('eve'),
    ];
  });
  afterAll(() => app.stop());

  const get = async <Body>(person: TestPerson, path: string): Promise<Body> => {
    const { status, body } = await app.send<Body>('GET', path, person);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  const statusOf = async (person: TestPerson, path: string): Promise<number> =>
    (await app.send('GET', path, person)).status;
  /** A new team of Ana (captain), Bo and Cy. */
  const newTeam = async (...people: readonly TestPerson[]) => {
    const chatId = randomUUID();
    await app.team(chatId, ana, ...(people.length > 0 ? people : [bo, cy]));
    const facts = chatFactsOf(chatId);
    const news = chatFactsOf(chatId, 'news');
    return {
      chatId,
      ...facts,
      news,
      said: (...events: readonly ChatLogEvent[]) =>
        app.happened(`chatLog-${chatId}.team.${MONTH}`, ...events),
      announced: (...events: readonly ChatLogEvent[]) =>
        app.happened(`chatLog-${chatId}.news.${MONTH}`, ...events),
      reads: (person: TestPerson, key: string, channel = 'team') =>
        app.happened(`chatReader-${chatId}.${person.accountId}`, {
          type: 'ChannelRead',
          data: { chatId, accountId: person.accountId, channel, key },
        }),
      reader: (person: TestPerson, type: string, more: object) =>
        app.happened(`chatReader-${chatId}.${person.accountId}`, {
          type,
          data: { chatId, accountId: person.accountId, ...more },
        }),
      chat: (person: TestPerson) => get<ChatView>(person, `/chats/${chatId}`),
      page: (person: TestPerson, query = '') =>
        get<ChatMessagesView>(person, `/chats/${chatId}/team/messages?${query}`),
      find: (person: TestPerson, q: string, more = '') =>
        get<ChatSearchView>(person, `/chats/${chatId}/search?q=${encodeURIComponent(q)}${more}`),
    };
  };
  /** Who is of a team, as it is stored. */
  const membersIn = async (teamId: string): Promise<TeamMembersDocument['members']> =>
    (await app.nest.get<Db>(MONGO_DB).collection<TeamMembersDocument>(TEAMS).findOne({ _id: teamId }))
      ?.members ?? [];
  const textsOf = (items: readonly ChatItemView[]) =>
    items.flatMap((item) => (item.kind === 'message' ? [item.text] : []));
  const messageIn = (items: readonly ChatItemView[], id: string) => {
    const found = items.find((item) => item.id === id);
    if (found?.kind !== 'message') throw new Error(`${id} is not there`);
    return found;
  };
  const channelOf = ({ channels }: ChatView, name = 'team') => {
    const found = channels.find(({ channel }) => channel === name);
    if (!found) throw new Error(`there is no channel ${name}`);
    return found;
  };
  const [one, two, three] = [messageIdOf(1), messageIdOf(2), messageIdOf(3)];

  it('begins with the team: two channels, its people by name, and what happened', async () => {
    const team = await newTeam();
    const chat = await team.chat(bo);
    expect(chat).toMatchObject({
      chatId: team.chatId,
      me: { accountId: bo.accountId, runs: false, mute: 'all', receipts: true, hidden: [] },
      wideMentions: true,
      receipts: [],
      reports: null,
    });
    expect(chat.channels.map(({ channel, refusal }) => [channel, refusal])).toEqual([
      ['team', null],
      ['news', 'not_team_manager'],
    ]);
    expect(chat.people.map(({ name, role }) => [name, role])).toEqual([
      ['ana Example', 'captain'],
      ['bo Example', 'player'],
      ['cy Example', 'player'],
    ]);
    const { items, older, newer, people } = await team.page(bo);
    expect(items.map((item) => item.kind === 'card' && [item.card, item.accountId])).toEqual([
      ['TeamCreated', null],
      ...[ana, bo, cy].map(({ accountId }) => ['MemberJoined', accountId]),
    ]);
    expect([older, newer, people]).toEqual([false, false, []]);
  });

  it('is open to write in as soon as the own address is confirmed', async () => {
    const person = {
      email: 'new@elsewhere.test',
      password: 'correct horse',
      firstName: 'New',
      lastName: 'One',
    };
    const { body } = await app.send<{ access_token: string; user: { id: string } }>('POST', '/auth/signup', {
      ...{ body: person, headers: { 'idempotency-key': randomUUID() } },
    });
    const fay = { accountId: body.user.id, email: person.email, token: body.access_token };
    const { chatId, chat } = await newTeam(fay);
    expect(channelOf(await chat(fay)).refusal).toBe('email_unconfirmed');
    const position = await app.appended(`account-${fay.accountId}`, {
      type: 'EmailConfirmed',
      data: { accountId: fay.accountId, confirmedAt: '2026-11-20T10:00:00.000Z' },
    });
    const opened = await get<ChatView>(fay, `/chats/${chatId}?atLeast=${position}`);
    expect(channelOf(opened).refusal).toBeNull();
  });

  it('is nobody’s who is not of the team, or not any more', async () => {
    const team = await newTeam();
    await team.said(team.posted(one, ana.accountId, 'Hello'));
    const paths = [
      '',
      '/search?q=hello',
      '/team/messages',
      `/team/messages?around=${one}`,
      `/team/messages/${one}/versions`,
    ].map((path) => `/chats/${team.chatId}${path}`);
    const statuses = (person: TestPerson) => Promise.all(paths.map((path) => statusOf(person, path)));
    expect(await statuses(eve)).toEqual([404, 404, 404, 404, 404]);
    expect(await statuses(ana)).toEqual([200, 200, 200, 200, 200]);
    expect(await statusOf(ana, `/chats/${randomUUID()}`)).toBe(404);
    expect(await statusOf(ana, `/chats/${team.chatId}/attic/messages`)).toBe(404);
    await app.happened(`team-${team.chatId}`, teamFactsOf(team.chatId).left(bo.accountId));
    expect(await statuses(bo)).toEqual([404, 404, 404, 404, 404]);
    const { people } = await team.page(ana);
    expect(people).toEqual([{ accountId: bo.accountId, name: 'bo Example', role: null }]);
  });

  it('shows what a message answers, in short, and no more than that of what is gone', async () => {
    const team = await newTeam();
    const long = `<@${bo.accountId}> ${'bats '.repeat(60)}`;
    await team.said(
      team.posted(one, ana.accountId, long),
      team.posted(two, bo.accountId, 'I do', { replyTo: one }),
    );
    const { reply } = messageIn((await team.page(cy)).items, two);
    expect(reply).toMatchObject({ messageId: one, authorId: ana.accountId });
    expect(reply?.text).toMatch(/^<@[\w-]+> bats .*bats…$/);
    expect(reply?.text?.length).toBeLessThanOrEqual(201);
    await team.said(team.of('MessageDeleted', one));
    const { items } = await team.page(cy);
    expect(messageIn(items, one)).toMatchObject({ state: 'deleted', text: null });
    expect(messageIn(items, two).reply).toEqual({
      messageId: one,
      authorId: ana.accountId,
      text: null,
      attachments: [],
    });
  });

  it('counts what others wrote after what was read, and who was meant, to a hundred', async () => {
    const team = await newTeam();
    const many = Array.from({ length: 130 }, (_, n) =>
      team.posted(messageIdOf(10 + n), ana.accountId, `Message ${n}`),
    );
    await team.said(...many);
    expect(channelOf(await team.chat(bo))).toMatchObject({ unread: 100, mentioned: 0, readKey: null });
    expect(channelOf(await team.chat(ana)).unread).toBe(0);
    const { items } = await team.page(bo);
    const last = items.at(-1)?.key ?? '';
    await team.reads(bo, last);
    await team.said(
      team.posted(one, ana.accountId, `<@${bo.accountId}> and <!team>`),
      team.posted(two, cy.accountId, '<!captains> please'),
      team.posted(three, bo.accountId, 'Mine'),
    );
    expect(channelOf(await team.chat(bo))).toMatchObject({ unread: 2, mentioned: 1, readKey: last });
    expect(channelOf(await team.chat(ana))).toMatchObject({ unread: 2, mentioned: 1 });
    await team.said(team.of('MessageDeleted', one));
    expect(channelOf(await team.chat(bo))).toMatchObject({ unread: 1, mentioned: 0 });
  });

  it('counts nothing of what was there before somebody came, nor of whom they hide', async () => {
    const team = await newTeam(bo);
    await team.said(team.posted(one, ana.accountId, 'Before'));
    await app.happened(`team-${team.chatId}`, teamFactsOf(team.chatId).joined(cy.accountId));
    expect(channelOf(await team.chat(cy)).unread).toBe(0);
    await team.said(team.posted(two, ana.accountId, 'After'), team.posted(three, bo.accountId, 'Me too'));
    expect(channelOf(await team.chat(cy)).unread).toBe(2);
    await team.reader(cy, 'PersonHidden', { hiddenId: bo.accountId });
    const chat = await team.chat(cy);
    expect([channelOf(chat).unread, chat.me.hidden]).toEqual([1, [bo.accountId]]);
  });

  it('tells in which teams something waits, and what of it they want to hear', async () => {
    const [loud, quiet, silent, idle] = [
      await newTeam(eve),
      await newTeam(eve),
      await newTeam(eve),
      await newTeam(eve),
    ];
    await quiet.reader(eve, 'ChatMuted', { level: 'mentions' });
    await silent.reader(eve, 'ChatMuted', { level: 'nothing' });
    for (const team of [loud, quiet, silent])
      await team.said(
        team.posted(one, ana.accountId, 'Hello'),
        team.posted(two, ana.accountId, '<!team> bring bats'),
      );
    await loud.announced(loud.news.posted(one, ana.accountId, 'News'));
    const row = ({ chatId }: { readonly chatId: string }, unread: number, mentioned: number) => ({
      ...{ chatId, kind: 'team' as const, name: 'Night Hawks', unread, mentioned, reported: 0 },
    });
    const waiting = async () => (await get<ChatsView>(eve, '/chats')).chats;
    expect(await waiting()).toHaveLength(2);
    expect(await waiting()).toEqual(expect.arrayContaining([row(loud, 3, 1), row(quiet, 1, 1)]));
    await silent.said(silent.posted(three, ana.accountId, `<@${eve.accountId}> really`));
    expect(await waiting()).toContainEqual(row(silent, 1, 1));
    const { parts, follows } = await get<DashboardView>(eve, '/dashboard');
    expect(parts.chats).toEqual({ chats: await waiting() });
    const teams = [loud, quiet, silent, idle].map(({ chatId }) => chatId);
    expect(follows).toEqual([{ kinds: ['chatLog'], keys: expect.arrayContaining(teams) }]);
  });

  it('tells what waits in the newest team of somebody who was of a hundred before', async () => {
    const fay = await app.signUp('fay');
    const members = await membersIn((await newTeam(fay)).chatId);
    const former = Array.from({ length: 300 }, (_, n) => ({
      ...{ _id: `former-${n}`, name: 'Old Hawks', archived: n % 3 > 0, members, past: [] },
      _position: `${n}`.padStart(20, '0'),
    }));
    const teams = app.nest.get<Db>(MONGO_DB).collection<(typeof former)[number]>(TEAMS);
    await teams.insertMany(former);
    const team = await newTeam(fay);
    await team.said(team.posted(one, ana.accountId, 'Hello'));
    const { chats } = await get<ChatsView>(fay, '/chats');
    expect(chats).toContainEqual(expect.objectContaining({ chatId: team.chatId, unread: 1 }));
    await teams.deleteMany({ name: 'Old Hawks' });
  });

  it('counts nothing where nothing was said after what was read, to tell what waits', async () => {
    const gil = await app.signUp('gil');
    const [busy] = [await newTeam(gil), await newTeam(gil)];
    await busy.said(busy.posted(one, ana.accountId, 'Hello'));
    await busy.reads(gil, (await busy.page(gil)).items.at(-1)?.key ?? '');
    const counts = jest.spyOn(Collection.prototype, 'countDocuments');
    const waiting = async () => {
      counts.mockClear();
      const { chats } = await get<ChatsView>(gil, '/chats');
      return { unread: chats.map(({ unread }) => unread), counts: counts.mock.calls.length };
    };
    expect(await waiting()).toEqual({ unread: [], counts: 0 });
    await busy.said(busy.posted(two, ana.accountId, 'Bring bats'));
    expect(await waiting()).toEqual({ unread: [1], counts: 2 });
    counts.mockRestore();
  });

  it('tells what waits without looking at leagues that somebody only plays in', async () => {
    const { accountId } = cy;
    const leagues = Array.from({ length: 20 }, (_, n) => ({
      ...{ _id: `d${n}`, leagueId: `l${n}`, name: 'League', draft: 'open', draftedAt: null, past: [] },
      ...{ parts: [{ as: 'player', playerId: 'p', accountId, since: '' }], members: [], _position: '0' },
    }));
    const collection = collectionOf(leaguePeopleProjection);
    await app.nest.get<Db>(MONGO_DB).collection<(typeof leagues)[number]>(collection).insertMany(leagues);
    expect(await documentsExamined(collection, () => get<ChatsView>(cy, '/chats'))).toBe(0);
  });

  it('tells nothing of what waits in a team in which somebody is inactive, who may read it', async () => {
    const team = await newTeam(bo, cy);
    await team.said(team.posted(one, ana.accountId, `<@${cy.accountId}> bring bats`));
    const waits = async () =>
      (await get<ChatsView>(cy, '/chats')).chats.some(({ chatId }) => chatId === team.chatId);
    expect(await waits()).toBe(true);
    await app.happened(`team-${team.chatId}`, {
      type: 'MemberStatusChanged',
      data: {
        ...{ teamId: team.chatId, memberId: memberIdOf(cy.accountId), from: 'active', to: 'inactive' },
        ...{ reason: null, authorId: null },
      },
    });
    expect(await waits()).toBe(false);
    expect(textsOf((await team.page(cy)).items)).toHaveLength(1);
  });

  it('finds by every word, the last one in its beginning, whatever the case and accents, the newest first', async () => {
    const team = await newTeam();
    await team.said(
      team.posted(one, ana.accountId, 'Bring the Águila banner'),
      team.posted(two, bo.accountId, 'The aguila banners are at home'),
      team.posted(three, bo.accountId, 'No banner'),
    );
    const found = async (q: string, person = cy) =>
      (await team.find(person, q)).found.map(({ message }) => message.id);
    expect(await found('aguila ban')).toEqual([two, one]);
    expect(await found('BANNER águ')).toEqual([one]);
    expect(await found('the ba')).toEqual([two, one]);
    expect(await found('ann')).toEqual([]);
    expect(await found('!?')).toEqual([]);
    await team.said(team.reported(one, cy.accountId), team.of('MessageDeleted', three));
    await team.reader(ana, 'PersonHidden', { hiddenId: bo.accountId });
    expect(await found('banner')).toEqual([two]);
    expect(await found('banner', ana)).toEqual([one]);
  });

  it('finds page after page', async () => {
    const team = await newTeam();
    const ids = Array.from({ length: 60 }, (_, n) => messageIdOf(100 + n));
    await team.said(...ids.map((id, n) => team.posted(id, ana.accountId, `bats ${n}`)));
    const seen: string[] = [];
    for (let next: string | null = ''; next !== null;) {
      const page: ChatSearchView = await team.find(bo, 'bat', next && `&before=${next}`);
      seen.push(...page.found.map(({ message }) => message.id));
      next = page.next;
    }
    expect(seen).toEqual([...ids].reverse());
  });

  it('pins what is shown, the newest first', async () => {
    const team = await newTeam();
    await team.said(
      ...[one, two, three].flatMap((id) => [
        team.posted(id, ana.accountId, `Pinned ${id}`),
        team.of('MessagePinned', id),
      ]),
      team.of('MessageDeleted', two),
    );
    const { pinned } = channelOf(await team.chat(bo));
    expect(pinned.map(({ id }) => id)).toEqual([three, one]);
  });

  it('shows receipts of who shows them, of the team, to who shows theirs', async () => {
    const team = await newTeam();
    await team.said(team.posted(one, ana.accountId, 'Hello'));
    const key = (await team.page(bo)).items.at(-1)?.key ?? '';
    await team.reads(bo, key);
    await team.reads(cy, key);
    await team.reader(cy, 'ReceiptsShown', { shown: false });
    expect((await team.chat(ana)).receipts).toEqual([{ accountId: bo.accountId, channel: 'team', key }]);
    expect((await team.chat(cy)).receipts).toEqual([]);
    await app.happened(`team-${team.chatId}`, teamFactsOf(team.chatId).left(bo.accountId));
    expect((await team.chat(ana)).receipts).toEqual([]);
  });

  it('hides from whoever reports it, and from all but who runs the team when three do; nobody else learns why', async () => {
    const team = await newTeam(bo, cy, eve);
    await team.said(
      team.posted(one, ana.accountId, 'Rude words'),
      team.reported(one, bo.accountId, 'It is rude'),
    );
    const stateFor = async (person: TestPerson) => {
      const { state, text } = messageIn((await team.page(person)).items, one);
      return [state, text];
    };
    expect(await stateFor(bo)).toEqual(['hidden', null]);
    expect(await stateFor(cy)).toEqual(['shown', 'Rude words']);
    await team.said(team.reported(one, cy.accountId), team.reported(one, eve.accountId));
    expect(await stateFor(ana)).toEqual(['hidden', null]);
    // Its author runs the team as well, and does not read who has reported it.
    expect((await team.chat(ana)).reports).toEqual([]);
    const { roleChanged } = teamFactsOf(team.chatId);
    await app.happened(`team-${team.chatId}`, roleChanged(cy.accountId, 'player', 'admin'));
    expect((await team.chat(cy)).reports).toMatchObject([
      {
        channel: 'team',
        message: { id: one, state: 'hidden', text: null },
        text: 'Rude words',
        reasons: [
          { accountId: bo.accountId, reason: 'It is rude' },
          { accountId: cy.accountId, reason: 'Not nice' },
          { accountId: eve.accountId, reason: 'Not nice' },
        ],
      },
    ]);
    expect((await team.chat(bo)).reports).toBeNull();
    // Who has to judge it is told where they look first; its author, and who does not run the team, is not.
    const toJudge = async (person: TestPerson) =>
      (await get<DashboardView>(person, '/dashboard')).parts.chats?.chats.find(
        ({ chatId }) => chatId === team.chatId,
      )?.reported ?? 0;
    expect(await Promise.all([cy, ana, bo].map(toJudge))).toEqual([1, 0, 0]);
    await team.said(team.of('MessageKept', one));
    expect(await toJudge(cy)).toBe(0);
    expect(await stateFor(ana)).toEqual(['shown', 'Rude words']);
    // Whoever has reported it has not asked to see it again.
    expect(await stateFor(bo)).toEqual(['hidden', null]);
    expect((await team.chat(cy)).reports).toEqual([]);
  });

  it('is neither the last of a conversation nor unread for whoever has reported it', async () => {
    await newTeam(bo);
    const chatId = directChatId(ana.accountId, bo.accountId);
    const facts = chatFactsOf(chatId, 'direct');
    const said = (...events: readonly ChatLogEvent[]) =>
      app.happened(`chatLog-${chatId}.direct.${MONTH}`, ...events);
    const listed = async (person: TestPerson) => {
      const { chats } = await get<DirectChatsView>(person, '/direct-chats');
      return chats.map(({ unread, last }) => [unread, last?.text ?? null]);
    };
    await said(facts.posted(one, ana.accountId, 'Hello'), facts.posted(two, ana.accountId, 'Rude words'));
    expect(await listed(bo)).toEqual([[2, 'Rude words']]);
    await said(facts.reported(two, bo.accountId));
    expect(await listed(bo)).toEqual([[1, 'Hello']]);
    expect(await listed(ana)).toEqual([[0, 'Rude words']]);
    const team = await newTeam();
    await team.said(team.posted(one, ana.accountId, '<!team> rude'), team.reported(one, bo.accountId));
    expect(channelOf(await team.chat(bo))).toMatchObject({ unread: 0, mentioned: 0 });
    expect(channelOf(await team.chat(cy))).toMatchObject({ unread: 1, mentioned: 1 });
  });

  it('tells what a message said before to its author and to who runs the team', async () => {
    const team = await newTeam();
    await team.said(team.posted(one, bo.accountId, 'First'), team.edited(one, bo.accountId, 'Second'));
    const path = `/chats/${team.chatId}/team/messages/${one}/versions`;
    const versions = {
      versions: [
        { at: '2026-11-20T10:00:00.000Z', text: 'First' },
        { at: '2026-11-20T11:00:00.000Z', text: 'Second' },
      ],
    };
    expect(await get<MessageVersionsView>(bo, path)).toEqual(versions);
    expect(await get<MessageVersionsView>(ana, path)).toEqual(versions);
    expect(await statusOf(cy, path)).toBe(403);
    expect(await statusOf(ana, path.replace(one, two))).toBe(404);
  });

  it.each(['MessageDeleted', 'MessageRemoved'] as const)(
    'tells nobody what a message said before that is no more: %s',
    async (type) => {
      const team = await newTeam();
      const ended =
        type === 'MessageRemoved'
          ? team.of(type, one, { reason: 'Rude', authorId: ana.accountId })
          : team.of(type, one);
      await team.said(
        team.posted(one, bo.accountId, 'First'),
        team.edited(one, bo.accountId, 'Second'),
        ended,
      );
      const path = `/chats/${team.chatId}/team/messages/${one}/versions`;
      expect([await statusOf(bo, path), await statusOf(ana, path)]).toEqual([404, 404]);
    },
  );

  it('forgets what an erased person wrote, in every place', async () => {
    const team = await newTeam();
    const gone = await app.signUp('gone');
    await app.happened(`team-${team.chatId}`, teamFactsOf(team.chatId).joined(gone.accountId));
    await team.said(
      team.posted(one, gone.accountId, 'unforgettable words'),
      team.posted(two, bo.accountId, 'Yes', { replyTo: one }),
      team.edited(one, gone.accountId, 'unforgettable changes'),
      team.reported(two, gone.accountId, 'unforgettable reasons'),
    );
    await app.nest.get<Keyring>(KEYRING).destroy(gone.accountId);
    await app.happened(`account-${randomUUID()}`, {
      type: 'AccountErased',
      data: { accountId: gone.accountId, erasedAt: '2026-11-20T13:00:00.000Z' },
    });
    const { items } = await team.page(bo);
    expect(messageIn(items, one)).toMatchObject({ state: 'forgotten', text: null });
    expect(messageIn(items, two).reply).toMatchObject({ text: null });
    expect((await team.find(bo, 'unforgettable')).found).toEqual([]);
    const [report] = (await team.chat(ana)).reports ?? [];
    expect(report?.reasons).toEqual([{ accountId: gone.accountId, reason: null }]);
    const versions = `/chats/${team.chatId}/team/messages/${one}/versions`;
    expect(await statusOf(ana, versions)).toBe(404);
    const stored = await app.nest
      .get<Db>(MONGO_DB)
      .collection(collectionOf(chatItemsProjection))
      .find()
      .toArray();
    expect(JSON.stringify(stored)).not.toContain('unforgettable');
  });

  it('has polls with the votes of who is gone; reported options are read by who runs the team', async () => {
    const team = await newTeam(bo, cy, eve);
    const poll = newPoll();
    const [first] = poll.options;
    const left = teamFactsOf(team.chatId).left(eve.accountId);
    await team.said(
      team.posted(one, bo.accountId, 'Which night?', { poll }),
      team.of('PollVoted', one, { accountId: eve.accountId, optionIds: [first?.optionId ?? ''] }),
      team.reported(one, cy.accountId),
    );
    await app.happened(`team-${team.chatId}`, left);
    const { items, people } = await team.page(bo);
    expect(messageIn(items, one).poll).toMatchObject({
      voters: 1,
      options: [{ accountIds: [eve.accountId] }, {}],
    });
    expect(people).toContainEqual({ accountId: eve.accountId, name: expect.any(String), role: null });
    expect((await team.find(bo, 'night tues')).found).toMatchObject([{ message: { id: one } }]);
    expect((await team.chat(ana)).reports).toMatchObject([{ options: ['Tuesday', 'Thursday'] }]);
  });

  it('refuses to be asked for two places at once', async () => {
    const { chatId } = await newTeam();
    expect(await statusOf(ana, `/chats/${chatId}/team/messages?before=1&after=2`)).toBe(400);
  });

  it('pages as a list of all that was said would, wherever one begins', async () => {
    const team = await newTeam();
    const ids = Array.from({ length: 57 }, (_, n) => messageIdOf(200 + n));
    const instant = (n: number): string => new Date(Date.UTC(2027, 0, 1) + n * 60_000).toISOString();
    await team.said(
      ...ids.map((id, n) => team.posted(id, ana.accountId, `Message ${n}`, { postedAt: instant(n) })),
    );
    const all = (await team.page(bo, 'limit=100')).items;
    expect(textsOf(all)).toEqual(ids.map((_, n) => `Message ${n}`));
    /** What a page is, cut out of the whole list: from an index, before it, after it. */
    const asked = fc.oneof(
      fc.record({ kind: fc.constantFrom('before', 'after'), n: fc.nat(all.length - 1) }),
      fc.record({ kind: fc.constantFrom('around', 'from'), n: fc.integer({ min: 4, max: all.length - 1 }) }),
      fc.record({ kind: fc.constant('newest'), n: fc.constant(0) }),
    );
    const spanOf = (kind: string, n: number, limit: number): readonly [number, number] => {
      if (kind === 'newest') return [Math.max(0, all.length - limit), all.length];
      if (kind === 'before') return [Math.max(0, n - limit), n];
      if (kind === 'after') return [n + 1, Math.min(all.length, n + 1 + limit)];
      if (kind === 'from') return [n, Math.min(all.length, n + limit)];
      const older = Math.floor(limit / 2);
      return [Math.max(0, n - older), Math.min(all.length, n + limit - older)];
    };
    await fc.assert(
      fc.asyncProperty(asked, fc.integer({ min: 1, max: 80 }), async ({ kind, n }, limit) => {
        const item = all[n];
        const places = new Map<string, string | undefined>([
          ...([
            ['before', item?.key],
            ['after', item?.key],
          ] as const),
          ...([
            ['around', item?.id],
            ['from', item?.at],
          ] as const),
        ]);
        const place = places.get(kind);
        const query = new URLSearchParams({ limit: String(limit), ...(place ? { [kind]: place } : {}) });
        const page = await team.page(bo, query.toString());
        const [from, to] = spanOf(kind, n, limit);
        expect(page.items.map(({ id }) => id)).toEqual(all.slice(from, to).map(({ id }) => id));
        expect([page.older, page.newer]).toEqual([from > 0, to < all.length]);
      }),
      { numRuns: 60 },
    );
  }, 30_000);
});
