import { attachmentPath, type AttachmentSentView, type ProblemView } from '@fieldhouse/api-contract';
import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import { chatLogId, filePass, type ChatLogEvent } from '@fieldhouse/events/chat';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { KEYRING, Secrets, type Keyring } from '@fieldhouse/kernel/runtime';
import { CommandSender, MONGO_DB } from '@fieldhouse/platform';
import { TEST_SECRET, newMessageId, type TestAnswer, type TestApp } from '@fieldhouse/testing';
import { monthOf } from '@fieldhouse/values';
import type { Db } from 'mongodb';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { chatAttachments } from '../application/attachment-upkeep';
import { ChatPeople } from '../application/chat-people';
import { AttachmentStore } from '../infrastructure/attachment.store';
import { StandInTeam, startChatApp } from '../testing/chat-app';

const CSV = Buffer.from('Name,Number\nKim,7\n');
const MB = 1024 * 1024;
let stack: EmbeddedStack;
let team: StandInTeam;
let app: TestApp;
let chatId: string;

beforeAll(async () => {
  stack = await startEmbeddedStack();
  team = new StandInTeam();
  app = await startChatApp(stack, team, { FILES_MB_PER_DAY: '60' });
  // An account has its key from its first fact on.
  await app.nest.get<Keyring>(KEYRING).prepare(['ana', 'ben', 'cal', 'dan', 'fay']);
});
afterAll(async () => {
  await app.stop();
  await stack.stop();
});
beforeEach(() => {
  chatId = `t${randomUUID()}`;
});

const filesOnDisk = (): readonly string[] =>
  existsSync(stack.filesDir)
    ? readdirSync(stack.filesDir, { recursive: true, withFileTypes: true }).flatMap((one) =>
        one.isFile() ? [join(one.parentPath, one.name)] : [],
      )
    : [];
const pictureOf = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0B6B4A' } })
    .withExif({ IFD0: { Copyright: 'taken at home' } })
    .jpeg()
    .toBuffer();

type Upload = { readonly name?: string; readonly id?: string; readonly channel?: string };
type Sent = AttachmentSentView & ProblemView;
const send = (by: string, bytes: Uint8Array, { name = 'lineup.csv', ...more }: Upload = {}) => {
  const { id = randomUUID(), channel = 'team' } = more;
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'text/html' }), name);
  const path = `/chats/${chatId}/${channel}/attachments/${id}`;
  return app.send<Sent>('PUT', path, { body: form, headers: { 'x-account': by } });
};
const sent = async (by: string, bytes: Uint8Array = CSV, name = 'lineup.csv') => {
  const { status, body } = await send(by, bytes, { name });
  expect(status).toBe(200);
  return body.attachment;
};
const post = (
  by: string,
  ids: readonly string[],
  { text = '', messageId = newMessageId(), channel = 'team' } = {},
): Promise<TestAnswer<ProblemView>> =>
  app.send('PUT', `/chats/${chatId}/${channel}/messages/${messageId}`, {
    body: { text, replyTo: null, attachments: ids.map((attachmentId) => ({ attachmentId })) },
    headers: { 'x-account': by },
  });
const posted = async (by: string, ids: readonly string[]): Promise<string> => {
  const messageId = newMessageId();
  expect(await post(by, ids, { messageId })).toMatchObject({ status: 200 });
  return messageId;
};
const passOf = (by: string) =>
  filePass(new Secrets(TEST_SECRET).keysOf('chat-files')[0], { chatId, by }, Date.now());
const open = (by: string, messageId: string, attachmentId: string, preview = false, headers = {}) => {
  const place = { chatId, channel: 'team', messageId, attachmentId } as const;
  return fetch(app.url + attachmentPath(place, passOf(by), preview), { headers });
};
const statusOf = async (...asked: Parameters<typeof open>): Promise<number> => (await open(...asked)).status;
const act = (by: string, method: string, messageId: string, what = '', body?: object) =>
  app.send(method, `/chats/${chatId}/team/messages/${messageId}${what}`, {
    body,
    headers: { 'x-account': by },
  });
const factsOf = async (messageId: string): Promise<readonly RecordedEvent<ChatLogEvent>[]> =>
  app.eventsOf<ChatLogEvent>(`chatLog-${chatLogId(chatId, 'team', monthOf(messageId) ?? '')}`);
/** What the process does once it has seen the message's facts. */
const tidied = async (messageId: string): Promise<void> => {
  for (const fact of await factsOf(messageId))
    for (const effect of chatAttachments.react(fact))
      if (effect.kind === 'dispatch')
        await app.nest.get(CommandSender).send(effect.command, {
          ...{ commandId: randomUUID(), correlationId: fact.id, causationId: fact.id, requestHash: fact.id },
          actor: { kind: 'process', name: 'test' },
        });
};
const overdue = () =>
  app.nest
    .get<Db>(MONGO_DB)
    .collection('chat_attachments')
    .updateMany({ purgeAt: { $gt: new Date(0) } }, { $set: { purgeAt: new Date(1) } });

describe('a file', () => {
  it('is sent, posted without a word and opened by the team, closed in the store and in the log', async () => {
    const { attachmentId } = await sent('ben', Buffer.from('Name,Code\nKim,4711-4711\n'));
    const messageId = await posted('ben', [attachmentId]);
    const answer = await open('cal', messageId, attachmentId);
    expect([answer.status, await answer.text()]).toEqual([200, 'Name,Code\nKim,4711-4711\n']);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/csv',
      'content-disposition': `attachment; filename="lineup.csv"; filename*=UTF-8''lineup.csv`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=300, must-revalidate',
    });
    const [fact] = await factsOf(messageId);
    expect(fact?.data).toMatchObject({ text: '', attachments: [{ attachmentId, name: 'lineup.csv' }] });
    const [stored] = await app.storedEventsOf(fact?.streamId ?? '');
    expect(JSON.stringify(stored?.data)).not.toContain('lineup');
    const kept = filesOnDisk();
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.filter((path) => readFileSync(path).includes('4711-4711'))).toEqual([]);
  });

  it('that is a picture is made anew, with its measures, and has a preview', async () => {
    const before = await pictureOf(3_000, 1_500);
    const about = await sent('ben', before, 'Überblick 1.JPG');
    expect(about).toMatchObject({
      name: 'Überblick 1.webp',
      type: 'image/webp',
      width: 2_560,
      height: 1_280,
    });
    const messageId = await posted('ben', [about.attachmentId]);
    const [whole, preview] = await Promise.all(
      [false, true].map((small) => open('cal', messageId, about.attachmentId, small)),
    );
    expect(whole?.headers.get('content-disposition')).toBe(
      `inline; filename="_berblick 1.webp"; filename*=UTF-8''%C3%9Cberblick%201.webp`,
    );
    const bytes = Buffer.from((await whole?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(bytes).toHaveLength(about.bytes);
    const { width, height, exif } = await sharp(bytes).metadata();
    expect([before.includes('taken at home'), width, height, exif]).toEqual([true, 2_560, 1_280, undefined]);
    const small = await sharp(Buffer.from((await preview?.arrayBuffer()) ?? new ArrayBuffer(0))).metadata();
    expect([small.format, small.width, small.height]).toEqual(['webp', 640, 320]);
  });

  it('is not sent again to who has it', async () => {
    const { attachmentId } = await sent('ben');
    const messageId = await posted('ben', [attachmentId]);
    const etag = (await open('cal', messageId, attachmentId)).headers.get('etag') ?? '';
    const again = (by: string) => statusOf(by, messageId, attachmentId, false, { 'if-none-match': etag });
    expect([await again('cal'), await again('eve')]).toEqual([304, 404]);
  });

  it('sent twice, also at once, is there once; another under its id is refused', async () => {
    const id = randomUUID();
    const answers = await Promise.all([send('ben', CSV, { id }), send('ben', CSV, { id })]);
    const again = await send('ben', CSV, { id });
    expect([...answers, again].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]?.body).toEqual(again.body);
    expect(await send('ben', Buffer.from('a,b\n'), { id })).toMatchObject({
      status: 409,
      body: { code: 'attachment_id_taken' },
    });
    // Of somebody else it is another file.
    expect((await send('cal', Buffer.from('a,b\n'), { id })).status).toBe(200);
  });

  it('is its sender’s, of its channel and its team, and one message’s', async () => {
    const { attachmentId } = await sent('ben');
    const unknown = { status: 422, body: { code: 'attachment_unknown' } };
    expect(await post('cal', [attachmentId])).toMatchObject(unknown);
    expect(await post('ben', [randomUUID()])).toMatchObject(unknown);
    const messageId = await posted('ben', [attachmentId]);
    await tidied(messageId);
    expect(await post('ben', [attachmentId])).toMatchObject(unknown);
    expect(await post('ben', [attachmentId], { messageId })).toMatchObject({ status: 200 });
    chatId = `t${randomUUID()}`;
    expect(await post('ben', [attachmentId])).toMatchObject(unknown);
    expect(await statusOf('ben', messageId, attachmentId)).toBe(404);
  });
});

describe('whoever may not', () => {
  it('opens nothing: a stranger, a pass of another team or person, another message', async () => {
    const { attachmentId } = await sent('ben');
    const [messageId, other] = [await posted('ben', [attachmentId]), newMessageId()];
    await post('ben', [], { text: 'Hi', messageId: other });
    expect(await statusOf('eve', messageId, attachmentId)).toBe(404);
    expect(await statusOf('cal', other, attachmentId)).toBe(404);
    expect(await statusOf('cal', messageId, randomUUID())).toBe(404);
    expect(await statusOf('cal', 'nonsense', attachmentId)).toBe(404);
    const place = { chatId, channel: 'team', messageId, attachmentId } as const;
    for (const pass of [
      { ...passOf('eve'), by: 'cal' },
      { ...passOf('cal'), until: 4e9 },
    ])
      expect((await fetch(app.url + attachmentPath(place, pass))).status).toBe(404);
  });

  it('opens nothing from the moment they are off the team', async () => {
    team.members.set('out', { role: 'player', status: 'active' });
    const { attachmentId } = await sent('ben');
    const messageId = await posted('ben', [attachmentId]);
    expect(await statusOf('out', messageId, attachmentId)).toBe(200);
    team.members.delete('out');
    expect(await statusOf('out', messageId, attachmentId)).toBe(404);
  });

  it('sends nothing', async () => {
    const refused = async (by: string, status: number, code: string, channel = 'team') => {
      const answer = await send(by, CSV, { channel });
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    };
    await refused('eve', 404, 'not_found');
    await refused('new', 403, 'email_unconfirmed');
    await refused('ben', 403, 'not_team_manager', 'news');
    await refused('ben', 404, 'not_found', 'other');
    expect((await send('ben', CSV, { id: '..%2F..%2Fetc' })).status).toBe(404);
  });
});

describe('what is no file for a team', () => {
  it.each([
    ['a page', Buffer.from('<html><script>alert(1)</script>'), 422, 'attachment_type_refused'],
    ['a vector picture', Buffer.from('<svg onload="alert(1)"/>'), 422, 'attachment_type_refused'],
    ['nothing', Buffer.alloc(0), 400, 'attachment_missing'],
    ['half a picture', Buffer.from('\xFF\xD8\xFF\xE0', 'latin1'), 422, 'picture_unreadable'],
    ['a picture beyond 10 MB', Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(10 * MB)]), 413],
    ['a document beyond 20 MB', Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(20 * MB)]), 413],
  ])('is refused: %s', async (_, bytes, status, code = 'attachment_too_large') => {
    const before = filesOnDisk().length;
    const answer = await send('cal', bytes, { name: 'proper.csv' });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.detail).toMatch(/^[A-Z].+\.$/);
    expect(filesOnDisk()).toHaveLength(before);
  });

  it.each([
    ['text', Buffer.from('no picture')],
    ['half a picture', Buffer.from('\xFF\xD8\xFF\xE0', 'latin1')],
  ])('is %s that is called a picture: it is said of which', async (_, bytes) => {
    const { status, body } = await send('cal', bytes, { name: 'fake.png' });
    expect([status, body.code]).toEqual([422, 'attachment_no_picture']);
    expect(body.detail).toBe('The file fake.png is not a picture that can be read. Attach another one.');
  });

  it('is a message of too many of them, or of none and no word', async () => {
    const ids = Array.from({ length: 6 }, () => randomUUID());
    expect(await post('ben', ids)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'attachments' }] },
    });
    const [one = ''] = ids;
    expect(await post('ben', [one, one])).toMatchObject({ status: 400 });
    expect(await post('ben', [])).toMatchObject({ status: 400, body: { errors: [{ field: 'text' }] } });
  });

  it('is more than somebody may send in a day', async () => {
    team.members.set('dan', { role: 'player', status: 'active' });
    const large = Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(19 * MB)]);
    for (let n = 0; n < 3; n += 1) expect((await send('dan', large)).status).toBe(200);
    const { status, body, headers } = await send('dan', large);
    expect([status, body.code]).toEqual([429, 'too_many_requests']);
    expect(body.detail).toMatch(/^You have sent 60 MB of files within a day\. Try again in \d+ hours\.$/);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_600);
  });
});

describe('files go', () => {
  it.each([
    ['deleted by its author', 'ben', 'DELETE', '', undefined],
    ['removed by a captain', 'ana', 'POST', '/remove', { reason: 'Not nice' }],
  ])('at once with a message that is %s, and their bytes behind them', async (_, by, method, what, body) => {
    const { attachmentId } = await sent('ben');
    const messageId = await posted('ben', [attachmentId]);
    await tidied(messageId);
    const kept = filesOnDisk().length;
    expect((await act(by, method, messageId, what, body)).status).toBe(200);
    for (const who of ['ana', 'ben', 'cal']) expect(await statusOf(who, messageId, attachmentId)).toBe(404);
    await tidied(messageId);
    await tidied(messageId);
    expect(filesOnDisk()).toHaveLength(kept - 1);
  });

  it('from who reports their message, and stay for who runs the team', async () => {
    const { attachmentId } = await sent('ben');
    const messageId = await posted('ben', [attachmentId]);
    await act('cal', 'POST', messageId, '/report', { reason: 'Not nice' });
    const opened = ['ana', 'ben', 'cal'].map((who) => statusOf(who, messageId, attachmentId));
    expect(await Promise.all(opened)).toEqual([200, 200, 404]);
  });

  it('that no message names in a day; those that one names stay', async () => {
    const [named, waiting] = [await sent('ben'), await sent('ben')];
    const messageId = await posted('ben', [named.attachmentId]);
    await tidied(messageId);
    await overdue();
    // Two processes at once.
    const store = app.nest.get(AttachmentStore);
    await Promise.all([store.purge(), store.purge()]);
    expect(await post('ben', [waiting.attachmentId])).toMatchObject({
      status: 422,
      body: { code: 'attachment_unknown' },
    });
    expect(await statusOf('cal', messageId, named.attachmentId)).toBe(200);
    const kept = filesOnDisk().length;
    // Whoever comes late sends it again, under the same id.
    expect((await send('ben', CSV, { id: waiting.attachmentId })).status).toBe(200);
    expect(filesOnDisk()).toHaveLength(kept + 1);
  });

  it('with their author, who takes them along before', async () => {
    team.members.set('fay', { role: 'player', status: 'active' });
    const about = await sent('fay');
    const messageId = await posted('fay', [about.attachmentId]);
    const [kept, people] = [filesOnDisk().length, app.nest.get(ChatPeople)];
    const person = { accountId: 'fay', addresses: [] };
    const taken = async () =>
      (await people.exportOf(person)).more?.['chatFiles'] as readonly { readonly url: string | null }[];
    expect(await taken()).toEqual([{ ...about, url: null }]);
    await tidied(messageId);
    const [file] = await taken();
    // They have left the team meanwhile.
    team.members.delete('fay');
    const { pathname, search } = new URL(file?.url ?? '');
    expect(await (await fetch(`${app.url}${pathname}${search}`)).text()).toBe(CSV.toString());
    const others = search.replace('by=fay', 'by=cal');
    expect((await fetch(`${app.url}${pathname}${others}`)).status).toBe(404);
    expect(await statusOf('gus', messageId, about.attachmentId)).toBe(404);
    await people.erase(person);
    expect(filesOnDisk()).toHaveLength(kept - 1);
    expect(await statusOf('ana', messageId, about.attachmentId)).toBe(404);
    await app.nest.get<Keyring>(KEYRING).destroy('fay');
    expect((await send('fay', CSV)).status).toBe(404);
    expect((await factsOf(messageId))[0]?.data).toMatchObject({ text: null, attachments: [] });
  });
});
