import Database from 'better-sqlite3';
import { openDataFile, type DataFileFormat, type Durability } from '../../data-file';

/**
 * `refs` finds objects by what they belong to; `inside` is what the provider knows of an object and tells nobody, such
 * as how a card behaves.
 */
const SCHEMA = `
  CREATE TABLE objects (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    created INTEGER NOT NULL,
    body TEXT NOT NULL,
    inside TEXT NOT NULL
  ) STRICT;
  CREATE INDEX objects_by_kind ON objects (kind, seq);
  CREATE INDEX objects_by_time ON objects (kind, created);
  CREATE TABLE refs (
    kind TEXT NOT NULL, field TEXT NOT NULL, value TEXT NOT NULL, seq INTEGER NOT NULL,
    PRIMARY KEY (kind, field, value, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX refs_by_object ON refs (seq);
  CREATE TABLE balances (
    currency TEXT PRIMARY KEY, available INTEGER NOT NULL, pending INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE answers (
    key TEXT PRIMARY KEY, digest TEXT NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL, request TEXT NOT NULL,
    created INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX answers_by_time ON answers (created);
  CREATE TABLE deliveries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    event TEXT NOT NULL,
    payload TEXT NOT NULL,
    state TEXT NOT NULL,
    due INTEGER NOT NULL,
    attempts INTEGER NOT NULL,
    forged INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX deliveries_due ON deliveries (state, due);
  CREATE INDEX deliveries_of_event ON deliveries (event);
  CREATE TABLE tasks (
    id INTEGER PRIMARY KEY AUTOINCREMENT, due INTEGER NOT NULL, what TEXT NOT NULL, object TEXT NOT NULL
  ) STRICT;
  CREATE INDEX tasks_due ON tasks (due);
  CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
`;

const tablesOf = (db: Database.Database): string =>
  JSON.stringify(
    db.prepare("SELECT name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY name").all(),
  );

const expectedTables = (): string => {
  const db = new Database(':memory:');
  db.exec(SCHEMA);
  const tables = tablesOf(db);
  db.close();
  return tables;
};

/** Every movement is in the balance, and nothing else: a file in which they differ has lost or doubled money. */
const wrongIn = (db: Database.Database): string | null => {
  if (tablesOf(db) !== expectedTables()) return 'its tables are not the right ones';
  const differing = db
    .prepare<[], { currency: string }>(
      `SELECT currency FROM (
         SELECT currency, available + pending AS amount FROM balances
         UNION ALL
         SELECT body ->> 'currency', -(body ->> 'net') FROM objects WHERE kind = 'balance_transaction'
       ) GROUP BY currency HAVING sum(amount) <> 0`,
    )
    .get();
  return differing ? `its balance in ${differing.currency} is not the sum of its movements` : null;
};

/** What the card provider keeps in its file. */
export const CARD_FORMAT: DataFileFormat = {
  store: 'card provider',
  applicationId: 0x46484350,
  version: 1,
  schema: SCHEMA,
  wrongIn,
};

/** Opens the card provider's file; see {@link openDataFile}. */
export const openCardFile = (file: string, durability: Durability): Database.Database =>
  openDataFile(CARD_FORMAT, file, durability);
