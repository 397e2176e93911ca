import type { ProblemView } from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { chatLogId, type ChatLogEvent } from '@fieldhouse/events/chat';
import { EVENT_STORE, type EventStore } from '@fieldhouse/kernel/runtime';
import { monthOf, type Poll } from '@fieldhouse/values';
import { newMessageId, newPoll, type TestAnswer, type TestApp } from '@fieldhouse/testing';
import { DateTime } from 'luxon';
import { randomUUID } from 'node:crypto';
import { StandInTeam, startChatApp } from '../testing/chat-app';

let stack: EmbeddedStack;
let team: StandInTeam;
let app: TestApp;
let chatId: string;

beforeAll(async () => {
  stack = await startEmbeddedStack();
  team = new StandInTeam();
  app = await startChatApp(stack, team);
});
afterAll(async () => {
  await app.stop();
  await stack.stop();
});
beforeEach(() => {
  chatId = `t${randomUUID()}`;
});

type Answer = TestAnswer<ProblemView>;
type Asked = { readonly body?: unknown; readonly key?: string };
const ask = (by: string, method: string, path: string, { body, key }: Asked = {}): Promise<Answer> =>
  app.send(method, `/chats/${chatId}${path}`, {
    body,
    headers: { 'x-account': by, ...(key === undefined ? {} : { 'idempotency-key': key }) },
  });
const pathOf = (messageId: string, channel = 'team'): string => `/${channel}/messages/${messageId}`;
const post = (
  by: string,
  text: string,
  messageId = newMessageId(),
  more: Asked & { replyTo?: string } = {},
) => ask(by, 'PUT', pathOf(messageId), { ...more, body: { text, replyTo: more.replyTo ?? null } });
const posted = async (by: string, text = 'Who brings bats?'): Promise<string> => {
  const messageId = newMessageId();
  expect(await post(by, text, messageId)).toMatchObject({ status: 200 });
  return messageId;
};
const factsOf = async (messageId: string, channel: 'team' | 'news' = 'team') =>
  (
    await app.eventsOf<ChatLogEvent>(`chatLog-${chatLogId(chatId, channel, monthOf(messageId) ?? '')}`)
  ).filter(({ data }) => data.messageId === messageId);
const typesOf = async (messageId: string) => (await factsOf(messageId)).map(({ type }) => type);

describe('a message', () => {
  it('is kept with its text closed, and readable', async () => {
    const messageId = await posted('ben', 'The <@ana> code is 4711');
    const [fact] = await factsOf(messageId);
    expect(fact).toMatchObject({
      type: 'MessagePosted',
      data: {
        chatId,
        channel: 'team',
        messageId,
        authorId: 'ben',
        text: 'The <@ana> code is 4711',
        mentions: ['ana'],
      },
    });
    const stored = await app.storedEventsOf(fact?.streamId ?? '');
    expect(JSON.stringify(stored.map(({ data }) => data))).not.toContain('4711');
  });

  it('is there once after an answer was lost, with the same key or another', async () => {
    const [messageId, key] = [newMessageId(), randomUUID()];
    const first = await post('ben', 'Hi', messageId, { key });
    expect((await post('ben', 'Hi', messageId, { key })).body).toEqual(first.body);
    expect(await post('ben', 'Hi', messageId, { key: randomUUID() })).toMatchObject({
      status: 200,
    });
    expect(await post('ben', 'Ho', messageId, { key })).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
    expect(await typesOf(messageId)).toEqual(['MessagePosted']);
  });

  it('sent at once with one id by two people is the first one’s', async () => {
    const messageId = newMessageId();
    const answers = await Promise.all([post('ben', 'Mine', messageId), post('cal', 'Mine', messageId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'message_id_taken' });
    expect(await typesOf(messageId)).toEqual(['MessagePosted']);
  });

  it('changed twice at once has both changes, one after the other', async () => {
    const messageId = await posted('ben');
    const path = `${pathOf(messageId)}/text`;
    const answers = await Promise.all([
      ask('ben', 'PUT', path, { body: { text: 'Bats' } }),
      ask('ben', 'PUT', path, { body: { text: 'Balls' } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const facts = await factsOf(messageId);
    expect(
      facts
        .map(({ data }) => ('text' in data ? data.text : ''))
        .slice(1)
        .sort(),
    ).toEqual(['Balls', 'Bats']);
  });

  it('removed and changed at once ends as removed', async () => {
    const messageId = await posted('ben');
    const answers = await Promise.all([
      ask('ana', 'POST', `${pathOf(messageId)}/remove`, { body: { reason: 'Not nice' } }),
      ask('ben', 'PUT', `${pathOf(messageId)}/text`, { body: { text: 'Balls' } }),
    ]);
    expect(answers[0]?.status).toBe(200);
    expect([200, 409]).toContain(answers[1]?.status);
    expect((await typesOf(messageId)).at(-1)).toBe('MessageRemoved');
    expect(await ask('ben', 'PUT', `${pathOf(messageId)}/text`, { body: { text: 'Again' } })).toMatchObject({
      status: 409,
      body: { code: 'message_gone' },
    });
  });

  it('that was on its way when its writer was removed is their last one', async () => {
    team.members.set('out', { role: 'player', status: 'active' });
    team.afterAsked = () => team.members.delete('out');
    const [messageId, key] = [newMessageId(), randomUUID()];
    const first = await post('out', 'Bye', messageId, { key });
    team.afterAsked = () => undefined;
    expect(first.status).toBe(200);
    expect(await post('out', 'One more')).toMatchObject({ status: 404, body: { code: 'not_found' } });
    // What was accepted is answered as it was, and nothing comes of it.
    expect((await post('out', 'Bye', messageId, { key })).body).toEqual(first.body);
    expect(await typesOf(messageId)).toEqual(['MessagePosted']);
  });

  it('belongs to its month, and an old one takes no new message', async () => {
    const months = [0, 1, 2].map((ago) =>
      DateTime.utc().startOf('month').minus({ months: ago }).toFormat('yyyyMM'),
    );
    const ids = months.map((month) => newMessageId(month));
    const answers: Answer[] = [];
    for (const id of ids) answers.push(await post('ben', 'Hi', id));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 409]);
    expect(answers[2]?.body).toMatchObject({
      code: 'month_closed',
      detail: 'This message has waited too long to be sent. Send it again as a new one.',
    });
    // One of the other month is answered across.
    expect(await post('cal', 'Hello', newMessageId(), { replyTo: ids[1] })).toMatchObject({ status: 200 });
  });

  it('answers one of its channel and no other', async () => {
    const news = newMessageId();
    expect(
      await ask('ana', 'PUT', pathOf(news, 'news'), { body: { text: 'News', replyTo: null } }),
    ).toMatchObject({
      status: 200,
    });
    for (const replyTo of [news, newMessageId(), 'nonsense', '209901-x'])
      expect(await post('ben', 'Hi', newMessageId(), { replyTo })).toMatchObject({
        status: 404,
        body: { code: 'message_unknown' },
      });
  });
});

describe('a hostile text', () => {
  it.each([
    ['nothing but marks that nobody sees', '\u200B\u2060'],
    ['nothing but control characters', '\u0000\u0007'],
    ['writing turned around', 'txt.\u202Eexe'],
    ['nothing but lines', ' \n\r\n\t '],
    ['too much', 'x'.repeat(4_001)],
    ['half a character', 'bats \uD83D'],
    ['ten thousand mentions', '<@ana>'.repeat(10_000)],
  ])('of %s is refused', async (_, text) => {
    const messageId = newMessageId();
    expect(await post('ben', text, messageId)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', errors: [{ field: 'text' }] },
    });
    expect(await typesOf(messageId)).toEqual([]);
  });

  it('of many names, or of a stranger’s, is refused', async () => {
    const names = Array.from({ length: 21 }, (_, n) => `<@p${n}>`).join(' ');
    expect(await post('ben', names)).toMatchObject({ status: 422, body: { code: 'too_many_mentions' } });
    expect(await post('ben', '<@eve> hi')).toMatchObject({ status: 422, body: { code: 'mention_unknown' } });
  });

  it('is kept as it was written where it is only odd', async () => {
    const text = 'a'.repeat(3_900) + '\n<!everybody> <@> {{x}} <script>\u200Fשלום 🏴󠁧󠁢󠁥󠁮󠁧󠁿';
    const messageId = await posted('ben', text);
    expect((await factsOf(messageId))[0]?.data).toMatchObject({ text, mentions: [], wide: null });
  });

  it.each(['', 'x', '👍👍', '👍 ', '<b>', '__proto__', '1', '👍'.repeat(20)])(
    'in place of an emoji is refused: %s',
    async (emoji) => {
      const messageId = await posted('ben');
      expect(await ask('cal', 'POST', `${pathOf(messageId)}/reactions`, { body: { emoji } })).toMatchObject({
        status: 400,
      });
    },
  );

  it.each(['👍', '👍🏽', '❤️', '🇦🇹', '👩‍👩‍👧‍👦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '⚾'])(
    'is no emoji that one may give once and take back: %s',
    async (emoji) => {
      const messageId = await posted('ben');
      const react = `${pathOf(messageId)}/reactions`;
      expect(await ask('cal', 'POST', react, { body: { emoji } })).toMatchObject({ status: 200 });
      expect(await ask('cal', 'POST', react, { body: { emoji } })).toMatchObject({ status: 200 });
      expect(await ask('cal', 'POST', `${react}/remove`, { body: { emoji } })).toMatchObject({ status: 200 });
      expect(await typesOf(messageId)).toEqual(['MessagePosted', 'ReactionAdded', 'ReactionRemoved']);
    },
  );
});

describe('a mention of many', () => {
  it('made by two at once comes once, in whatever month each stands', async () => {
    const before = DateTime.utc().startOf('month').minus({ months: 1 }).toFormat('yyyyMM');
    const answers = await Promise.all([
      post('ben', '<!team> hi'),
      post('ana', '<!captains> hi', newMessageId()),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
    expect(await post('cal', '<!team> hi', newMessageId(before))).toMatchObject({
      status: 429,
      body: {
        code: 'wide_mention_just_made',
        detail:
          'The team or its captains have been mentioned here already. Try again in 10 minutes, or leave the mention out.',
      },
    });
  });

  it('is for those who run the team once they say so', async () => {
    expect(await ask('ben', 'PUT', '/settings', { body: { wideMentions: false } })).toMatchObject({
      status: 403,
      body: { code: 'not_team_manager' },
    });
    expect(await ask('ana', 'PUT', '/settings', { body: { wideMentions: false } })).toMatchObject({
      status: 200,
    });
    expect(await post('ben', '<!team> hi', newMessageId())).toMatchObject({
      status: 403,
      body: { code: 'wide_mentions_off' },
    });
    expect(await post('ana', '<!team> hi')).toMatchObject({ status: 200 });
  });
});

describe('whoever may not', () => {
  it('is told why, each in a sentence', async () => {
    const mine = await posted('ben');
    const refused = async (answer: Promise<Answer>, status: number, code: string) => {
      const { status: is, body } = await answer;
      expect([is, body.code]).toEqual([status, code]);
      expect(body.detail).toMatch(/^[A-Z].+\.$/);
    };
    const at = pathOf(mine);
    await refused(post('new', 'Hi'), 403, 'email_unconfirmed');
    await refused(
      ask('ben', 'PUT', pathOf(newMessageId(), 'news'), { body: { text: 'Hi', replyTo: null } }),
      403,
      'not_team_manager',
    );
    await refused(ask('cal', 'PUT', `${at}/text`, { body: { text: 'Hi' } }), 403, 'not_own_message');
    await refused(ask('cal', 'DELETE', at), 403, 'not_own_message');
    await refused(
      ask('cal', 'POST', `${at}/remove`, { body: { reason: 'Not nice' } }),
      403,
      'not_team_manager',
    );
    await refused(ask('cal', 'POST', `${at}/keep`), 403, 'not_team_manager');
    await refused(ask('cal', 'POST', `${at}/pin`), 403, 'not_team_manager');
    await refused(ask('ben', 'POST', `${at}/report`, { body: { reason: 'Not nice' } }), 409, 'own_message');
    await refused(ask('ben', 'POST', '/hidden/ben'), 409, 'hides_self');
    await refused(ask('ben', 'POST', '/hidden/nobody'), 404, 'member_unknown');
    await refused(ask('ana', 'POST', `${pathOf(newMessageId())}/pin`), 404, 'message_unknown');
    team.members.set('cal', { role: 'player', status: 'suspended' });
    await refused(post('cal', 'Hi'), 403, 'member_suspended');
    team.members.set('cal', { role: 'player', status: 'active' });
    team.archived = true;
    await refused(post('ben', 'Hi'), 409, 'team_archived');
    expect(await ask('ben', 'DELETE', at)).toMatchObject({ status: 200 });
    team.archived = false;
  });

  it('is not of the team: nothing of it exists, by whatever id', async () => {
    const mine = await posted('ben');
    const bodies = { text: 'Hi', replyTo: null, reason: 'Not nice', emoji: '👍', optionIds: [] };
    const asks = (by: string, path: string) =>
      Promise.all([
        ask(by, 'PUT', path, { body: bodies }),
        ask(by, 'PUT', `${path}/text`, { body: bodies }),
        ask(by, 'PUT', `${path}/vote`, { body: bodies }),
        ask(by, 'DELETE', path),
        ...['remove', 'report', 'keep', 'reactions', 'reactions/remove', 'pin', 'close-poll'].map((what) =>
          ask(by, 'POST', `${path}/${what}`, { body: bodies }),
        ),
        ask(by, 'DELETE', `${path}/pin`),
      ]);
    const answers = [
      ...(await asks('eve', pathOf(mine))),
      ...(await asks('ben', pathOf(mine, 'board'))),
      ...(await asks('ben', pathOf('nonsense'))),
      ...(await asks('ben', pathOf(`202613-${randomUUID()}`))),
      await ask('eve', 'POST', '/team/read', { body: { key: '9' } }),
      await ask('ben', 'POST', '/board/read', { body: { key: '9' } }),
      await ask('eve', 'PUT', '/mute', { body: { level: 'all' } }),
      await ask('eve', 'PUT', '/settings', { body: { wideMentions: false } }),
    ];
    const [first] = answers;
    for (const { status, body } of answers)
      expect([status, body.code, body.detail]).toEqual([404, 'not_found', first?.body.detail]);
    expect(await typesOf(mine)).toEqual(['MessagePosted']);
  });
});

describe('a poll', () => {
  const SAME = randomUUID();
  const asked = async (more: Partial<Poll> = {}) => {
    const [messageId, poll] = [newMessageId(), newPoll(more)];
    const body = { text: 'Which night?', replyTo: null, poll };
    expect(await ask('ben', 'PUT', pathOf(messageId), { body })).toMatchObject({ status: 200 });
    const [first = '', second = ''] = poll.options.map(({ optionId }) => optionId);
    return { messageId, first, second };
  };
  const vote = (by: string, messageId: string, ...optionIds: readonly string[]) =>
    ask(by, 'PUT', `${pathOf(messageId)}/vote`, { body: { optionIds } });

  it('is kept with its options closed, and readable', async () => {
    const { messageId, first } = await asked();
    const [fact] = await factsOf(messageId);
    expect(fact?.data).toMatchObject({ poll: { options: [{ optionId: first, text: 'Tuesday' }, {}] } });
    const stored = await app.storedEventsOf(fact?.streamId ?? '');
    expect(JSON.stringify(stored.map(({ data }) => data))).not.toContain('Tuesday');
  });

  it('has one choice of each, however often and from wherever it is sent at once', async () => {
    const { messageId, first, second } = await asked();
    const answers = await Promise.all([
      ...['ana', 'ana', 'ana'].map((by) => vote(by, messageId, first)),
      vote('cal', messageId, second),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const votes = (await factsOf(messageId)).flatMap(({ type, data }) =>
      type === 'PollVoted' ? [[data.accountId, data.optionIds]] : [],
    );
    expect(votes.sort()).toEqual([
      ['ana', [first]],
      ['cal', [second]],
    ]);
  });

  it('is closed by its author, and takes no vote from then on', async () => {
    const { messageId, first } = await asked();
    expect(await ask('cal', 'POST', `${pathOf(messageId)}/close-poll`)).toMatchObject({
      status: 403,
      body: { code: 'not_own_poll' },
    });
    expect(await ask('ben', 'POST', `${pathOf(messageId)}/close-poll`)).toMatchObject({ status: 200 });
    expect(await vote('cal', messageId, first)).toMatchObject({ status: 409, body: { code: 'poll_closed' } });
    expect(await typesOf(messageId)).toEqual(['MessagePosted', 'PollClosed']);
  });

  it.each([
    ['one option', { options: newPoll().options.slice(1) }],
    [
      'the same option twice',
      { options: ['Tue', ' tue '].map((text) => ({ optionId: randomUUID(), text })) },
    ],
    ['an id twice', { options: ['Tue', 'Thu'].map((text) => ({ optionId: SAME, text })) }],
    [
      'an option that turns what others read',
      { options: ['\u202Eeut', 'Thu'].map((text) => ({ optionId: randomUUID(), text })) },
    ],
  ])('is not asked with %s', async (_, more) => {
    const body = { text: 'Which night?', replyTo: null, poll: newPoll(more) };
    expect(await ask('ben', 'PUT', pathOf(newMessageId()), { body })).toMatchObject({ status: 400 });
  });

  it('is not asked without a question', async () => {
    const body = { text: ' ', replyTo: null, poll: newPoll() };
    expect(await ask('ben', 'PUT', pathOf(newMessageId()), { body })).toMatchObject({ status: 400 });
  });
});

it('a month is read from the log once, and only what is new after that', async () => {
  const first = await posted('ben');
  for (let n = 0; n < 20; n += 1) await posted('cal', `Message ${n}`);
  const streamId = `chatLog-${chatLogId(chatId, 'team', monthOf(first) ?? '')}`;
  const reads = jest.spyOn(app.nest.get<EventStore>(EVENT_STORE), 'read');
  expect(await ask('cal', 'POST', `${pathOf(first)}/reactions`, { body: { emoji: '👍' } })).toMatchObject({
    status: 200,
  });
  expect(await ask('cal', 'POST', `${pathOf(first)}/reactions`, { body: { emoji: '👍' } })).toMatchObject({
    status: 200,
  });
  const of = reads.mock.calls.filter(([stream]) => stream === streamId).map(([, from]) => from ?? 0);
  reads.mockRestore();
  expect(of).not.toHaveLength(0);
  expect(Math.min(...of)).toBeGreaterThan(20);
});
