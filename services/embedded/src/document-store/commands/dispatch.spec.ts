import { Catalog } from '../storage/catalog';
import { openDocumentFile } from '../storage/document-file';
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
    const file = openDocumentFile(':memory:', 'none');
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
