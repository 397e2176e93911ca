import type { Database } from 'better-sqlite3';
import { endOnFailedSync } from '../../data-file';
import type { Catalog } from './catalog';

/** Who waits for the open transaction; told why it failed, if it did. */
type Waiting<R> = (failure: { readonly result: R } | undefined) => void;

/**
 * Commands that arrive in the same turn of the event loop share one transaction and one sync to the disk.
 * Nobody is answered before it, nor does anybody see what is not durable: reads that meet an open transaction run
 * after it, whether it was committed or rolled back.
 */
export class GroupCommit<R> {
  private open = false;
  /** Why the open transaction is gone: SQLite ends it by itself where the machine fails. */
  private lost: { readonly error: unknown } | undefined;
  private waiting: Waiting<R>[] = [];
  private readonly statements: Readonly<
    Record<'begin' | 'commit' | 'rollback' | 'mark' | 'release' | 'undo', () => void>
  >;

  constructor(
    private readonly db: Database,
    private readonly catalog: Catalog,
    /** The answer to a write that failed, or whose group could not be committed. Must not throw. */
    private readonly refusal: (error: unknown) => R,
    /** What is to be done with what is durable before anybody is told so. Must not throw. */
    private readonly committed: () => void = () => undefined,
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

  /** Runs what only reads, at once or after the open transaction. `read` must not throw. */
  read(read: () => void): void {
    if (this.open) this.waiting.push(read);
    else read();
  }

  /** Runs a write whole or not at all, and answers once it is durable. */
  write(write: () => R, give: (result: R) => void): void {
    const result = this.attempt(write);
    this.waiting.push((failure) => give(failure ? failure.result : result));
  }

  /** Commits what is open now. */
  flush(): void {
    const waiting = this.waiting;
    this.waiting = [];
    const failure = this.open ? this.commit() : undefined;
    for (const tell of waiting) tell(failure);
  }

  /** @returns what everybody in the group is told instead of their results, if it could not be committed */
  private commit(): { readonly result: R } | undefined {
    const { lost } = this;
    this.open = false;
    this.lost = undefined;
    try {
      if (lost) throw lost.error;
      this.statements.commit();
      this.committed();
      return undefined;
    } catch (error) {
      endOnFailedSync(error);
      if (this.db.inTransaction) this.statements.rollback();
      this.catalog.reload();
      return { result: this.refusal(error) };
    }
  }

  private attempt(write: () => R): R {
    if (this.lost) return this.refusal(this.lost.error);
    const version = this.catalog.version;
    try {
      this.begin();
      this.statements.mark();
      const result = write();
      this.statements.release();
      return result;
    } catch (error) {
      this.undo(error, version);
      return this.refusal(error);
    }
  }

  private undo(error: unknown, version: number): void {
    if (!this.open) return;
    if (!this.db.inTransaction) {
      this.lost = { error };
      return;
    }
    this.statements.undo();
    this.statements.release();
    if (this.catalog.version !== version) this.catalog.reload();
  }

  private begin(): void {
    if (this.open) return;
    this.statements.begin();
    this.open = true;
    setImmediate(() => this.flush());
  }
}
