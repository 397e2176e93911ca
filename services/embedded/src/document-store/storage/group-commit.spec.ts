import { StoreError } from '../errors';
import { Catalog } from './catalog';
import { openInMemory } from './document-file';
import { GroupCommit } from './group-commit';
import { readIndexSpec } from './index-spec';
import { indexChecksum, type IndexRow } from './tables';
import { wrongContentIn } from './verify';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('group commit', () => {
  let catalog: Catalog;
  let commits: GroupCommit<string>;
  let answers: string[];
  const give = (answer: string): void => void answers.push(answer);
  const insert = (id: number): string => {
    catalog.ensure('test', 'docs').insert({ _id: id });
    return `inserted ${id}`;
  };
  beforeEach(() => {
    catalog = new Catalog(openInMemory());
    commits = new GroupCommit<string>(catalog.file, catalog, (error) => `refused: ${String(error)}`);
    answers = [];
  });
  afterEach(() => catalog.file.close());

  it('answers the writes of one turn together, after their commit', async () => {
    commits.write(() => insert(1), give);
    commits.write(() => insert(2), give);
    expect(catalog.file.inTransaction).toBe(true);
    expect(answers).toEqual([]);
    await turn();
    expect(catalog.file.inTransaction).toBe(false);
    expect(answers).toEqual(['inserted 1', 'inserted 2']);
  });

  it('lets a read that meets an open transaction wait for its commit, and others not', async () => {
    commits.read(() => give('empty'));
    expect(answers).toEqual(['empty']);
    commits.write(() => insert(1), give);
    commits.read(() => give(`${catalog.find('test', 'docs')?.count() ?? 0} found`));
    expect(answers).toEqual(['empty']);
    await turn();
    expect(answers).toEqual(['empty', 'inserted 1', '1 found']);
  });

  it('undoes a failed write whole, with what it made, and keeps its neighbours', async () => {
    const halfDone = (): string => {
      insert(2);
      catalog.ensure('test', 'made');
      throw new StoreError('BadValue', 'no');
    };
    commits.write(() => insert(1), give);
    commits.write(halfDone, give);
    commits.write(() => insert(3), give);
    await turn();
    expect(answers).toEqual(['inserted 1', 'refused: StoreError: no', 'inserted 3']);
    const docs = catalog.find('test', 'docs');
    expect([...(docs?.scanAll({ keys: 0, docs: 0 }) ?? [])].map(({ doc }) => doc['_id'])).toEqual([1, 3]);
    expect(catalog.find('test', 'made')).toBeUndefined();
  });

  it('tells every writer when the commit itself fails, and goes on from what is stored', async () => {
    commits.write(() => insert(1), give);
    commits.write(() => insert(2), give);
    catalog.file.exec('ROLLBACK');
    await turn();
    expect(answers).toHaveLength(2);
    expect(answers.every((answer) => answer.startsWith('refused: '))).toBe(true);
    expect(catalog.find('test', 'docs')).toBeUndefined();
    commits.write(() => insert(3), give);
    await turn();
    expect(answers[2]).toBe('inserted 3');
  });

  it('answers reads from what is stored when the group they met could not be committed', async () => {
    commits.write(() => insert(1), give);
    commits.read(() => give(`${catalog.find('test', 'docs')?.count() ?? 0} found`));
    catalog.file.exec('ROLLBACK');
    await turn();
    expect(answers[0]).toMatch(/^refused: /);
    expect(answers[1]).toBe('0 found');
  });

  it('refuses a whole group, later writes too, when the machine ends its transaction', async () => {
    commits.write(() => insert(1), give);
    commits.write(() => {
      catalog.file.exec('ROLLBACK');
      throw new Error('the disk is full');
    }, give);
    commits.write(() => insert(2), give);
    await turn();
    expect(answers).toEqual(Array(3).fill('refused: Error: the disk is full'));
    expect(catalog.find('test', 'docs')).toBeUndefined();
  });

  it('takes back what an undone write said of an index, so that it tells the truth after the next start', async () => {
    const docs = catalog.ensure('test', 'docs');
    catalog.createIndex(docs, readIndexSpec({ key: { tags: 1 }, name: 'tags_1' }));
    const tagged = (id: number): string => {
      catalog.ensure('test', 'docs').insert({ _id: id, tags: [5, 6, 7] });
      return `inserted ${id}`;
    };
    commits.write(() => {
      tagged(1);
      throw new StoreError('BadValue', 'no');
    }, give);
    commits.write(() => tagged(2), give);
    await turn();
    const found = catalog.find('test', 'docs');
    catalog.reload();
    expect(found?.indexes[0]?.multikey).toBe(1);
    expect(catalog.find('test', 'docs')?.indexes[0]?.multikey).toBe(1);
    expect(wrongContentIn(catalog.file)).toBeNull();
  });

  it('notices an index that hides that documents have several keys in it', () => {
    const docs = catalog.ensure('test', 'docs');
    catalog.createIndex(docs, readIndexSpec({ key: { tags: 1 }, name: 'tags_1' }));
    docs.insert({ _id: 1, tags: [5, 6, 7] });
    const [row] = catalog.file.prepare<[], IndexRow>('SELECT * FROM indexes').all();
    const crc = row && indexChecksum({ ...row, multikey: 0 });
    catalog.file.prepare('UPDATE indexes SET multikey = 0, crc = ?').run(crc);
    expect(wrongContentIn(catalog.file)).toMatch(/kind of index/);
  });
});
