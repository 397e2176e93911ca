import type Database from 'better-sqlite3';
import { createHash } from 'node:crypto';
import { otherParameters } from './refusals';

/** An answer as it leaves. */
export type Answer = {
  readonly status: number;
  readonly body: string;
  readonly request: string;
  readonly isReplayed?: boolean;
};

type Row = {
  readonly digest: string;
  readonly status: number;
  readonly body: string;
  readonly request: string;
};

const KEPT_SECONDS = 24 * 60 * 60;

/** What tells whether two requests ask for the same. */
export const digestOf = (method: string, path: string, body: string): string =>
  createHash('sha256').update(`${method} ${path}\n${body}`).digest('hex');

/** Answers by the key of their request, for a day. */
export class Answers {
  private readonly find;
  private readonly add;
  private readonly prune;

  constructor(db: Database.Database) {
    this.find = db.prepare<[string, number], Row>(
      'SELECT digest, status, body, request FROM answers WHERE key = ? AND created >= ?',
    );
    this.add = db.prepare<[string, string, number, string, string, number]>(
      'INSERT INTO answers (key, digest, status, body, request, created) VALUES (?, ?, ?, ?, ?, ?)',
    );
    this.prune = db.prepare<[number]>('DELETE FROM answers WHERE created < ?');
  }

  /** @throws Refusal when the key was used for something else */
  replay(key: string, digest: string, now: number): Answer | undefined {
    const row = this.find.get(key, now - KEPT_SECONDS);
    if (!row) return undefined;
    if (row.digest !== digest) throw otherParameters(key);
    return { status: row.status, body: row.body, request: row.request, isReplayed: true };
  }

  keep(key: string, digest: string, { status, body, request }: Answer, now: number): void {
    this.prune.run(now - KEPT_SECONDS);
    this.add.run(key, digest, status, body, request, now);
  }
}
