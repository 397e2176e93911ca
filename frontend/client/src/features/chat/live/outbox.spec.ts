import type { Failure } from '../../../shared/api/problem';
import { keptFiles } from '../../../shared/lib/kept-files';
import { countUnsent } from './kept-unsent';
import { createOutbox, newMessageId, type Unsent } from './outbox';

const failure = (status: number, detail = 'Not like this.'): Failure => ({
  ...{ type: 'about:blank', status, code: 'x', title: 'No', detail, correlationId: 'c' },
  retryAfterSeconds: null,
});
const open = () => createOutbox('ana', 'T1');
const texts = (outbox: ReturnType<typeof open>): readonly string[] => outbox.get().map(({ text }) => text);
const writeTo = (outbox: ReturnType<typeof open>, ...written: readonly string[]): void => {
  for (const text of written) outbox.write({ channel: 'team', text, reply: null, files: [] });
};
/** Takes everything, and notes it. */
const server = () => {
  const sent: Unsent[] = [];
  return {
    sent,
    send: (unsent: Unsent): Promise<void> => {
      sent.push(unsent);
      return Promise.resolve();
    },
  };
};
beforeEach(() => localStorage.clear());

it('sends in the order of writing, and shows each until it is heard of', async () => {
  const { sent, send } = server();
  const outbox = open();
  writeTo(outbox, 'one', 'two');
  expect(await outbox.send(send)).toBeNull();
  expect(sent.map(({ text }) => text)).toEqual(['one', 'two']);
  expect(outbox.get().map(({ isTaken }) => isTaken)).toEqual([true, true]);
  outbox.arrived(new Set([sent[0]?.messageId ?? '']));
  expect(texts(outbox)).toEqual(['two']);
});

it('keeps what could not be sent over a reload, and sends it as the same message under the same key', async () => {
  const first = open();
  writeTo(first, 'one', 'two');
  const tried: Unsent[] = [];
  const lost = failure(0);
  const answer = first.send((unsent) => {
    tried.push(unsent);
    return Promise.reject(lost);
  });
  expect(await answer).toBe(lost);
  expect(tried).toHaveLength(1);

  const { sent, send } = server();
  const second = open();
  expect(texts(second)).toEqual(['one', 'two']);
  await second.send(send);
  expect(sent[0]).toEqual(tried[0]);
  expect(texts(open())).toEqual([]);
});

it('waits when too much was sent or the session has ended', async () => {
  for (const status of [429, 401, 503]) {
    const outbox = open();
    writeTo(outbox, 'one');
    expect((await outbox.send(() => Promise.reject(failure(status))))?.status).toBe(status);
    expect(outbox.get()[0]?.refusal).toBeNull();
  }
});

it('says why one is refused, goes on with the next, and tries again as another message', async () => {
  const { sent, send } = server();
  const outbox = open();
  writeTo(outbox, 'bad', 'good');
  const answer = outbox.send((unsent) =>
    unsent.text === 'bad' ? Promise.reject(failure(409)) : send(unsent),
  );
  expect(await answer).toBeNull();
  const [refused] = outbox.get();
  expect(refused).toMatchObject({ text: 'bad', refusal: 'Not like this.', isTaken: false });
  expect(texts(open())).toEqual(['bad']);
  if (refused) outbox.retry(refused);
  await outbox.send(send);
  expect(sent.map(({ text }) => text)).toEqual(['good', 'bad']);
  expect(sent[1]?.messageId).not.toBe(refused?.messageId);
  expect(sent[1]?.commandKey).not.toBe(refused?.commandKey);
});

it('opens a poll that closed before it could be sent for as long as it was meant to be', async () => {
  const written = Date.parse('2026-11-21T18:00:00.000Z');
  jest.useFakeTimers({ now: written });
  const closesAt = '2026-11-21T19:00:00.000Z';
  const poll = { options: [], multiple: false, secret: false, closesAt };
  const outbox = open();
  outbox.write({ channel: 'team', text: 'Tonight?', reply: null, files: [], poll });
  const [first] = outbox.get();
  await outbox.send(() => Promise.reject(failure(422)));
  if (first) outbox.retry(first);
  expect(outbox.get()[0]?.poll?.closesAt).toBe(closesAt);
  await outbox.send(() => Promise.reject(failure(422)));
  jest.setSystemTime(written + 2 * 3_600_000);
  for (const again of outbox.get()) outbox.retry(again);
  expect(outbox.get()[0]?.poll?.closesAt).toBe('2026-11-21T21:00:00.000Z');
  jest.useRealTimers();
});

it('forgets one that is given up, also for the next load', async () => {
  const outbox = open();
  writeTo(outbox, 'one');
  outbox.remove(outbox.get()[0]?.messageId ?? '');
  expect(texts(outbox)).toEqual([]);
  expect(texts(open())).toEqual([]);
});

it('does not bring back what was heard of while its answer was on the way', async () => {
  const outbox = open();
  writeTo(outbox, 'one');
  await outbox.send(({ messageId }) => {
    outbox.arrived(new Set([messageId]));
    return Promise.resolve();
  });
  expect(texts(outbox)).toEqual([]);
});

it('takes up what a version without files has kept', () => {
  const outbox = open();
  const reply = { messageId: 'm1', authorId: 'kim', text: 'Hi', attachments: [] };
  outbox.write({ channel: 'team', text: 'one', reply, files: [] });
  const name = Object.keys(localStorage).find((one) => one.includes('chat-unsent')) ?? '';
  const { files: _, ...before } = JSON.parse(localStorage.getItem(name) ?? '{}') as Record<string, unknown>;
  localStorage.clear();
  const bare = { ...before, reply: { ...reply, attachments: undefined } };
  localStorage.setItem('kept chat-unsent ana T1', JSON.stringify([bare]));
  expect(open().get()).toEqual(outbox.get());
});

it('keeps the files of what waits, and none of what was taken or given up', async () => {
  const outbox = open();
  const files = ['f1', 'f2'].map((attachmentId) => ({ attachmentId, name: 'a.csv', size: 3 }));
  const there = async () =>
    (await Promise.all(files.map((one) => keptFiles.get(one.attachmentId)))).map(Boolean);
  for (const { attachmentId } of files) await keptFiles.put(attachmentId, new Blob(['a,b']));
  const [first, second] = files;
  if (!first || !second) throw new Error('there are no files');
  outbox.write({ channel: 'team', text: '', reply: null, files: [first] });
  outbox.write({ channel: 'team', text: '', reply: null, files: [second] });
  await outbox.send(() => Promise.reject(failure(409)));
  expect(await there()).toEqual([true, true]);
  for (const refused of outbox.get()) outbox.retry(refused);
  await outbox.send(({ files: [file] }) =>
    file === first ? Promise.resolve() : Promise.reject(failure(409)),
  );
  expect(await there()).toEqual([false, true]);
  outbox.remove(outbox.get().find(({ refusal }) => refusal !== null)?.messageId ?? '');
  expect(await there()).toEqual([false, false]);
});

it('leaves alone what another tab of the device keeps', () => {
  const [one, other] = [open(), open()];
  writeTo(one, 'from here');
  writeTo(other, 'from there');
  expect(texts(open())).toEqual(['from here', 'from there']);
  one.remove(one.get()[0]?.messageId ?? '');
  expect(texts(open())).toEqual(['from there']);
});

it('sends what a closed tab has left, in the order of writing', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T18:00:00.000Z') });
  const [closed, here] = [open(), open()];
  writeTo(closed, 'one');
  jest.advanceTimersByTime(1_000);
  writeTo(here, 'two');
  const { sent, send } = server();
  await here.send(send);
  expect(sent.map(({ text }) => text)).toEqual(['one', 'two']);
  expect(sent[0]).toMatchObject({ commandKey: closed.get()[0]?.commandKey });
  expect(texts(open())).toEqual([]);
  jest.useRealTimers();
});

it('shows what another tab has written until that has sent it or given it up', async () => {
  const [there, here] = [open(), open()];
  writeTo(there, 'sent', 'given up');
  here.look();
  expect(texts(here)).toEqual(['sent', 'given up']);
  there.remove(there.get()[1]?.messageId ?? '');
  await there.send(server().send);
  const { sent, send } = server();
  await here.send(send);
  expect([sent, texts(here)]).toEqual([[], []]);
});

it('loses nothing when another tab writes to the device in the same moment', () => {
  const [there, here] = [open(), open()];
  const setItem = Storage.prototype.setItem;
  const spied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    ...item
  ) {
    spied.mockRestore();
    writeTo(here, 'from here');
    setItem.apply(this, item);
  });
  writeTo(there, 'from there');
  here.look();
  there.look();
  expect([texts(here).toSorted(), texts(there).toSorted()]).toEqual([
    ['from here', 'from there'],
    ['from here', 'from there'],
  ]);
});

it('keeps nothing that the device has forgotten, as where somebody signs out in another tab', async () => {
  const outbox = open();
  writeTo(outbox, 'one');
  localStorage.clear();
  outbox.look();
  const { sent, send } = server();
  await outbox.send(send);
  expect([sent, texts(outbox), localStorage.length]).toEqual([[], [], 0]);
});

it('takes up what an earlier version has kept in one place', () => {
  writeTo(open(), 'one', 'two');
  const all = Object.keys(localStorage).map((name) => JSON.parse(localStorage.getItem(name) ?? '') as Unsent);
  localStorage.clear();
  localStorage.setItem('kept chat-unsent ana T1', JSON.stringify(all));
  expect(countUnsent('ana')).toBe(2);
  expect(texts(open())).toEqual(['one', 'two']);
  for (const { messageId } of open().get()) open().remove(messageId);
  expect([localStorage.length, countUnsent('ana')]).toEqual([0, 0]);
});

it('sends what was made of a refused message that another tab has seen to, and repeats none that it has', async () => {
  const here = open();
  writeTo(here, 'bad');
  await here.send(() => Promise.reject(failure(409)));
  const [refused] = here.get();
  if (!refused) throw new Error('there is none');
  const there = open();
  there.retry(refused);
  await there.send(server().send);
  here.look();
  here.retry(refused);
  expect(texts(here)).toEqual([]);
  here.retry(refused, { text: 'better', files: [] });
  const { sent, send } = server();
  await here.send(send);
  expect(sent).toMatchObject([{ text: 'better', channel: 'team' }]);
  expect(sent[0]?.messageId).not.toBe(refused.messageId);
});

it('keeps what the device has no room for', async () => {
  const outbox = open();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  writeTo(outbox, 'one');
  outbox.look();
  expect(texts(outbox)).toEqual(['one']);
  jest.restoreAllMocks();
});

it('keeps nothing for somebody else', () => {
  writeTo(open(), 'one');
  expect(createOutbox('kim', 'T1').get()).toEqual([]);
  expect(createOutbox('ana', 'T2').get()).toEqual([]);
});

it('names messages as the server takes them, by their month in UTC', () => {
  const id = newMessageId(new Date('2026-12-01T00:30:00Z'));
  expect(id).toMatch(/^202612-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(newMessageId()).not.toBe(newMessageId());
});
