import { ImportFileError } from './import-file.errors';
import { ListThread } from './list-thread';
import type { PlainReaders } from './testing/plain-list.thread';

const LIST = 'First,Last\nAna,Ruiz\n';

let thread: ListThread<PlainReaders>;
const threadFor = (endedAfterMs?: number): ListThread<PlainReaders> =>
  new ListThread(require.resolve('./testing/plain-list.thread'), endedAfterMs);
afterEach(() => thread.onApplicationShutdown());

it('reads a list by the readers of its module', async () => {
  thread = threadFor();
  expect(await thread.ask('rows', LIST)).toEqual([['Ana', 'Ruiz']]);
});

it('refuses as it would be refused here', async () => {
  thread = threadFor();
  await expect(thread.ask('rows', '')).rejects.toEqual(new ImportFileError('file_empty'));
});

it('tells a fault of the reader as one', async () => {
  thread = threadFor();
  await expect(thread.ask('broken', LIST)).rejects.toThrow(/a fault of the reader/);
});

it('ends with a list that takes too long, and reads the next', async () => {
  thread = threadFor(300);
  const heavy = thread.ask('endless', LIST);
  const next = thread.ask('rows', LIST);
  await expect(heavy).rejects.toMatchObject({ code: 'file_takes_too_long' });
  await expect(next).resolves.toHaveLength(1);
});

it('lets ten wait and sends others away', async () => {
  thread = threadFor();
  const asked = Array.from({ length: 11 }, () =>
    thread.ask('rows', LIST).then(
      () => 'read',
      (error: ImportFileError) => error.code,
    ),
  );
  expect(await Promise.all(asked)).toEqual([...Array.from({ length: 10 }, () => 'read'), 'imports_are_busy']);
});
