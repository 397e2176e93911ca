import { fakeApi, problem, type FakeApi } from '../../../../test/fake-api';
import { isFailure, isUndecided, sentenceOf } from '../../../shared/api/problem';
import { keptFiles } from '../../../shared/lib/kept-files';
import { fileShares, forgetSent, sendFiles } from './files';

const AT = '/chats/T1/team/attachments';
const PLACE = { chatId: 'T1', channel: 'team' } as const;
let network: FakeApi;
let n = 0;

/** Files that wait on the device, new ones for each test. */
const waiting = async (...names: readonly string[]) => {
  const files = names.map((name) => ({ attachmentId: `f${(n += 1)}`, name, size: 3 }));
  for (const { attachmentId } of files) await keptFiles.put(attachmentId, new Blob(['a,b']));
  return files;
};
const send = (files: Parameters<typeof sendFiles>[2]) => sendFiles(() => undefined as never, PLACE, files);
const sentIds = (): readonly string[] =>
  network.seen.filter(({ method }) => method === 'PUT').map(({ path }) => path.split('/').at(-1) ?? '');

beforeEach(() => {
  network = fakeApi();
  network.on('PUT', `${AT}/:attachmentId`, { body: { attachment: {} } });
});

it('go out in their order under their names, each once, and say how far they are', async () => {
  const shares: number[] = [];
  const stop = fileShares.subscribe(() => shares.push(...fileShares.get().values()));
  const files = await waiting('lineup.csv', 'rules.pdf');
  await send(files);
  await send(files);
  stop();
  expect(sentIds()).toEqual(files.map(({ attachmentId }) => attachmentId));
  const names = network.seen.map(({ body }) => ((body as FormData).get('file') as File).name);
  expect(names).toEqual(['lineup.csv', 'rules.pdf']);
  expect(shares).toEqual([0, 0.5, 1, 0, 0.5, 1]);
  expect(fileShares.get().size).toBe(0);
});

it('go out again once their message was refused', async () => {
  const files = await waiting('lineup.csv');
  await send(files);
  forgetSent(files);
  await send(files);
  expect(sentIds()).toHaveLength(2);
});

it.each([
  ['for a connection', 503, {}, true],
  ['for a moment when many send files', 429, { 'retry-after': '5' }, true],
  ['not until tomorrow', 429, { 'retry-after': '80000' }, false],
  ['not for room', 507, {}, false],
  ['not where they are refused', 422, {}, false],
])('wait %s', async (_, status, headers, waits) => {
  network.on('PUT', `${AT}/:attachmentId`, {
    ...problem(status, 'x', 'No', { detail: 'Because.' }),
    headers,
  });
  const failure: unknown = await send(await waiting('lineup.csv')).catch((error: unknown) => error);
  if (!isFailure(failure)) throw new Error('it was sent');
  expect([isUndecided(failure), sentenceOf(failure)]).toEqual([waits, 'Because.']);
});

it('that are not on the device any more are asked for', async () => {
  const failure: unknown = await send([{ attachmentId: 'gone', name: 'a.pdf', size: 1 }]).catch(
    (error: unknown) => error,
  );
  expect(failure).toMatchObject({
    detail: '“a.pdf” is not on this device anymore. Delete this message and attach the file again.',
  });
  expect(sentIds()).toEqual([]);
});
