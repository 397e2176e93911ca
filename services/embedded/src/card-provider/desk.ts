import type Database from 'better-sqlite3';
import { endOnFailedSync } from '../data-file';
import { Ledger } from './money/ledger';
import { Objects } from './store/objects';
import { Settings } from './store/settings';
import { Tasks } from './store/tasks';
import { EventBook } from './webhooks/event-book';
import { Outbox } from './webhooks/outbox';

/** What everything that the provider does works with. */
export type Desk = {
  readonly objects: Objects;
  readonly ledger: Ledger;
  readonly events: EventBook;
  readonly outbox: Outbox;
  readonly tasks: Tasks;
  readonly settings: Settings;
  /** Where people reach the pages, without a slash at the end. */
  readonly publicUrl: () => string;
  /** Milliseconds. */
  readonly clock: () => number;
  /** Seconds, as the API counts. */
  readonly now: () => number;
  /** Does something whole and durable, or not at all. */
  readonly act: <T>(what: () => T) => T;
};

/** Sets up the desk over a file. */
export const openDesk = (db: Database.Database, clock: () => number, publicUrl: () => string): Desk => {
  const now = (): number => Math.floor(clock() / 1_000);
  const objects = new Objects(db);
  const settings = new Settings(db);
  const tasks = new Tasks(db);
  const outbox = new Outbox(db, settings, clock);
  const act = <T>(what: () => T): T => {
    try {
      return db.transaction(what)();
    } catch (error) {
      endOnFailedSync(error);
      throw error;
    }
  };
  return {
    objects,
    settings,
    outbox,
    clock,
    now,
    act,
    publicUrl,
    ledger: new Ledger(db, objects, tasks, now),
    events: new EventBook(objects, outbox, now),
    tasks,
  };
};
