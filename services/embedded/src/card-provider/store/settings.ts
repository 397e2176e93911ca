import type Database from 'better-sqlite3';

/** What the provider was told to do otherwise than usual; kept, as everything else. */
export type Switches = {
  /** How many more copies of each event are sent. */
  readonly duplicates: number;
  readonly delayMs: number;
  /** Events wait until they are released. */
  readonly hold: boolean;
  /** Events are not sent at all: only who lists them learns of them. */
  readonly drop: boolean;
  /** This many calls are refused with `refusalStatus`. */
  readonly refusals: number;
  readonly refusalStatus: number;
  /** Where events are sent, when it was said while the provider ran. */
  readonly endpoint: string;
};

const USUAL: Switches = {
  duplicates: 0,
  delayMs: 0,
  hold: false,
  drop: false,
  refusals: 0,
  refusalStatus: 429,
  endpoint: '',
};

/** The provider's settings in its file. */
export class Settings {
  private readonly read;
  private readonly write;

  constructor(db: Database.Database) {
    this.read = db.prepare<[], string>("SELECT value FROM settings WHERE name = 'switches'").pluck();
    this.write = db.prepare<[string]>(
      "INSERT INTO settings (name, value) VALUES ('switches', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
    );
  }

  get(): Switches {
    return { ...USUAL, ...(JSON.parse(this.read.get() ?? '{}') as Partial<Switches>) };
  }

  set(change: Partial<Switches>): Switches {
    const switches = { ...this.get(), ...change };
    this.write.run(JSON.stringify(switches));
    return switches;
  }
}
