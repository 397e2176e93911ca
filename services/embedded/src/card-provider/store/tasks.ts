import type Database from 'better-sqlite3';

/** What is done when its time has come: a session runs out, a card's owner disputes, money arrives. */
export type TaskName = 'expire_session' | 'open_dispute' | 'pay_payout' | 'make_available';
export type Task = { readonly id: number; readonly what: TaskName; readonly object: string };

/** What is due later, in the file: a process that comes back does what fell due while it was gone. */
export class Tasks {
  private readonly add;
  private readonly firstDue;
  private readonly remove;

  constructor(db: Database.Database) {
    this.add = db.prepare<[number, string, string]>('INSERT INTO tasks (due, what, object) VALUES (?, ?, ?)');
    this.firstDue = db.prepare<[number], Task>(
      'SELECT id, what, object FROM tasks WHERE due <= ? ORDER BY due, id LIMIT 1',
    );
    this.remove = db.prepare<[number]>('DELETE FROM tasks WHERE id = ?');
  }

  /** @param due in milliseconds */
  plan(what: TaskName, object: string, due: number): void {
    this.add.run(due, what, object);
  }

  /** Takes the first that is due; its effects belong into the same transaction. */
  take(now: number): Task | undefined {
    const task = this.firstDue.get(now);
    if (task) this.remove.run(task.id);
    return task;
  }
}
