import { ImportFileError } from './import-file.errors';
import { ListThread } from './list-thread';

const context = { listId: '4f0c2c1e-6d0e-5b7a-9c55-0d9f3a2b1c11', sport: 'softball', today: '2026-05-01' };
const listOf = (text: string) => ({ bytes: Buffer.from(text), mapping: null, ratings: {} });
/** As large as a list may be, every word of it in need of looking up. */
const HEAVY = `First,Last,Position\n${`A,B,${'x,'.repeat(450)}\n`.replace(/x.*,/, '"$&"').repeat(5_000)}`;

let thread: ListThread;
afterEach(() => thread.onApplicationShutdown());

it('reads a list as it would be read here', async () => {
  thread = new ListThread(60_000);
  const list = listOf('First,Last,Rating\nAna,Ruiz,12\nBen,Ode,7\n');
  const preview = await thread.ask('preview', { list, context, players: {} });
  expect(preview).toMatchObject({
    rows: 2,
    adds: 2,
    problems: [{ code: 'rating_out_of_range', lines: [2] }],
  });
  const { players, rows } = await thread.ask('players', { list, context });
  expect(rows).toBe(2);
  expect(players.map(({ lastName }) => lastName)).toEqual(['Ruiz', 'Ode']);
});

it('refuses as it would be refused here', async () => {
  thread = new ListThread(60_000);
  const asked = thread.ask('players', { list: listOf(''), context });
  await expect(asked).rejects.toEqual(new ImportFileError('file_empty'));
});

it('ends with a list that takes too long, and reads the next', async () => {
  thread = new ListThread(300);
  const heavy = thread.ask('preview', { list: listOf(HEAVY), context, players: {} });
  const next = thread.ask('players', { list: listOf('First,Last\nAna,Ruiz\n'), context });
  await expect(heavy).rejects.toMatchObject({ code: 'file_takes_too_long' });
  await expect(next).resolves.toMatchObject({ rows: 1 });
});

it('lets ten wait and sends others away', async () => {
  thread = new ListThread(60_000);
  const asked = Array.from({ length: 11 }, () =>
    thread.ask('players', { list: listOf('First,Last\nAna,Ruiz\n'), context }).then(
      () => 'read',
      (error: ImportFileError) => error.code,
    ),
  );
  expect(await Promise.all(asked)).toEqual([...Array.from({ length: 10 }, () => 'read'), 'imports_are_busy']);
});
