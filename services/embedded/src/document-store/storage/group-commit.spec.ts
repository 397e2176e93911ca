import { StoreError } from '../errors';
import { Catalog } from './catalog';
import { openDocumentFile } from './document-file';
import { GroupCommit } from './group-commit';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('group commit', () => {
  let catalog: Catalog;
  let commits: GroupCommit<string>;
  let answers: string[];
  const give = (answer: string): void => void answers.push(answer);
  const refusal = (error: unknown): string => `refused: ${String(error)}`;
  const insert = (id: number): string => {
    catalog.ensure('test', 'docs').insert({ _id: id });
    return `inserted ${id}`;
  };
  beforeEach(() => {
    catalog = new Catalog(openDocumentFile(':memory:', 'none'));
    commits = new GroupCommit<string>(catalog.file, catalog, (error) => `failed: ${String(error)}`);
    answers = [];
  });
  afterEach(() => catalog.file.close());

  it('answers the writes of one turn together, after their commit', async () => {
    commits.write(() => insert(1), refusal, give);
    commits.write(() => insert(2), refusal, give);
    expect(catalog.file.inTransaction).toBe(true);
    expect(answers).toEqual([]);
    await turn();
    expect(catalog.file.inTransaction).toBe(false);
    expect(answers).toEqual(['inserted 1', 'inserted 2']);
  });

  it('lets a read that saw an uncommitted write wait for its commit, and others not', async () => {
    commits.read(() => 'empty', give);
    expect(answers).toEqual(['empty']);
    commits.write(() => insert(1), refusal, give);
    commits.read(() => `${catalog.find('test', 'docs')?.count() ?? 0} found`, give);
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
    commits.write(() => insert(1), refusal, give);
    commits.write(halfDone, refusal, give);
    commits.write(() => insert(3), refusal, give);
    await turn();
    expect(answers).toEqual(['inserted 1', 'refused: StoreError: no', 'inserted 3']);
    const docs = catalog.find('test', 'docs');
    expect([...(docs?.scanAll({ keys: 0, docs: 0 }) ?? [])].map(({ doc }) => doc['_id'])).toEqual([1, 3]);
    expect(catalog.find('test', 'made')).toBeUndefined();
  });

  it('tells everybody when the commit itself fails, and goes on from what is stored', async () => {
    commits.write(() => insert(1), refusal, give);
    commits.write(() => insert(2), refusal, give);
    catalog.file.exec('ROLLBACK');
    await turn();
    expect(answers).toHaveLength(2);
    expect(answers.every((answer) => answer.startsWith('failed: '))).toBe(true);
    expect(catalog.find('test', 'docs')).toBeUndefined();
    commits.write(() => insert(3), refusal, give);
    await turn();
    expect(answers[2]).toBe('inserted 3');
  });
});
