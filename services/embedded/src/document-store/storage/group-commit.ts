import type { Database } from 'better-sqlite3';
import type { Catalog } from './catalog';

type Answer<R> = { readonly give: (result: R) => void; readonly result: R };

/**
 * Commands that arrive in the same turn of the event loop share one transaction and one sync to the disk.
 * Nobody is answered before it, nor does anybody see what is not durable: answers to reads that ran inside an
 * open transaction wait for it too.
 */
export class GroupCommit<R> {
  private open = false;
  private waiting: Answer<R>[] = [];
  private readonly statements: Readonly<
    Record<'begin' | 'commit' | 'rollback' | 'mark' | 'release' | 'undo', () => void>
  >;

  constructor(
    private readonly db: Database,
    private readonly catalog: Catalog,
    /** The answer to everybody in a group that could not be committed. */
    private readonly failure: (error: unknown) => R,
  ) {
    const statement = (sql: string): (() => void) => {
      const prepared = db.prepare(sql);
      return () => void prepared.run();
    };
    this.statements = {
      begin: statement('BEGIN IMMEDIATE'),
      commit: statement('COMMIT'),
      rollback: statement('ROLLBACK'),
      mark: statement('SAVEPOINT command'),
      release: statement('RELEASE command'),
      undo: statement('ROLLBACK TO command'),
    };
  }

  /** Runs a read and answers at once, or with the open transaction. `read` must not throw. */
  read(read: () => R, give: (result: R) => void): void {
    const result = read();
    if (this.open) this.waiting.push({ give, result });
    else give(result);
  }

  /**
   * Runs a write whole or not at all, and answers once it is durable.
   * @param refusal the answer for what `write` throws
   */
  write(write: () => R, refusal: (error: unknown) => R, give: (result: R) => void): void {
    this.waiting.push({ give, result: this.attempt(write, refusal) });
  }

  /** Commits what is open now. */
  flush(): void {
    const answers = this.waiting;
    this.waiting = [];
    if (this.open) {
      this.open = false;
      try {
        this.statements.commit();
      } catch (error) {
        this.abandon();
        const result = this.failure(error);
        for (const { give } of answers) give(result);
        return;
      }
    }
    for (const { give, result } of answers) give(result);
  }

  private attempt(write: () => R, refusal: (error: unknown) => R): R {
    const version = this.catalog.version;
    try {
      this.begin();
      this.statements.mark();
    } catch (error) {
      return refusal(error);
    }
    try {
      const result = write();
      this.statements.release();
      return result;
    } catch (error) {
      if (!this.db.inTransaction) return refusal(error);
      this.statements.undo();
      this.statements.release();
      if (this.catalog.version !== version) this.catalog.reload();
      return refusal(error);
    }
  }

  private begin(): void {
    if (this.open) return;
    this.statements.begin();
    this.open = true;
    setImmediate(() => this.flush());
  }

  private abandon(): void {
    if (this.db.inTransaction) this.statements.rollback();
    this.catalog.reload();
  }
}
