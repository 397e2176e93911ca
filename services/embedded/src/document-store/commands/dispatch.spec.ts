import { Catalog } from '../storage/catalog';
import { openInMemory } from '../storage/document-file';
import { decode, type Doc } from '../values/doc';
import { Cursors } from './cursors';
import { Dispatcher } from './dispatch';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('a store whose disk is full', () => {
  let catalog: Catalog;
  let dispatcher: Dispatcher;
  let answers: Doc[];
  const send = (command: Doc): void => {
    const request = { id: 1, kind: 'message', db: 'test', command, wantsReply: true } as const;
    dispatcher.handle(request, 1, (reply) => void answers.push(decode(reply)));
  };
  const insert = (id: string): void =>
    send({ insert: 'docs', documents: [{ _id: id, text: 'x'.repeat(60_000) }] });

  beforeEach(() => {
    const file = openInMemory();
    file.pragma('max_page_count = 32');
    catalog = new Catalog(file);
    dispatcher = new Dispatcher(catalog, new Cursors(1000));
    answers = [];
  });
  afterEach(() => {
    dispatcher.flush();
    catalog.file.close();
  });

  it('says so as MongoDB does, and keeps nothing of what it refused', async () => {
    for (const id of ['a', 'b', 'c', 'd']) {
      insert(id);
      await turn();
    }
    expect(answers[0]).toMatchObject({ n: 1, ok: 1 });
    expect(answers[3]).toMatchObject({ ok: 0, code: 14031, codeName: 'OutOfDiskSpace' });
    const kept = answers.filter(({ ok }) => ok === 1).length;
    expect(catalog.find('test', 'docs')?.count()).toBe(kept);
    catalog.file.pragma('max_page_count = 1000');
    insert('d');
    await turn();
    expect(answers[4]).toMatchObject({ n: 1, ok: 1 });
  });

  it('greets and answers pings at once, also while a group waits for the disk', () => {
    insert('a');
    send({ hello: 1 });
    send({ ping: 1 });
    send({ makeCoffee: 1 });
    expect(answers).toMatchObject([{ isWritablePrimary: true, ok: 1 }, { ok: 1 }, { code: 59 }]);
  });
});

describe('a query without an index', () => {
  const MANY = 20_000;
  const catalog = new Catalog(openInMemory());
  const dispatcher = new Dispatcher(catalog, new Cursors(1000));
  const send = (command: Doc): Promise<Doc> =>
    new Promise((resolve) => {
      const request = { id: 1, kind: 'message', db: 'test', command, wantsReply: true } as const;
      dispatcher.handle(request, 1, (reply) => resolve(decode(reply)));
    });
  beforeAll(() => {
    const docs = catalog.ensure('test', 'docs');
    catalog.file.exec('BEGIN');
    for (let i = 0; i < MANY; i++) docs.insert({ _id: i, n: i, text: 'x'.repeat(200) });
    catalog.file.exec('COMMIT');
  });
  afterAll(() => catalog.file.close());

  it.each<readonly [string, Doc, unknown]>([
    ['a search', { find: 'docs', filter: { n: MANY - 1 } }, { cursor: { firstBatch: [{ _id: MANY - 1 }] } }],
    ['a sort', { find: 'docs', sort: { n: -1 }, limit: 1 }, { cursor: { firstBatch: [{ _id: MANY - 1 }] } }],
    ['a count', { count: 'docs', query: { n: { $gte: 10 } } }, { n: MANY - 10 }],
  ])('lets others go first on its way: %s', async (_name, query, result) => {
    const order: string[] = [];
    const slow = send(query).then((answer) => (order.push('slow'), answer));
    await turn();
    await send({ insert: 'others', documents: [{}] }).then(() => order.push('write'));
    await send({ find: 'docs', filter: { _id: 5 } }).then(() => order.push('read'));
    expect(await slow).toMatchObject({ ok: 1, ...(result as Doc) });
    expect(order).toEqual(['write', 'read', 'slow']);
  });

  it('goes through without a pause where it writes', async () => {
    const update = { q: { n: { $gte: MANY - 2 } }, u: { $set: { seen: true } }, multi: true };
    expect(await send({ update: 'docs', updates: [update] })).toMatchObject({ n: 2, nModified: 2, ok: 1 });
  });
});
