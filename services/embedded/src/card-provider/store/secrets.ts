import type Database from 'better-sqlite3';
import { randomBytes } from 'node:crypto';
import { randomText } from './ids';

/** What callers prove themselves with, and what proves webhooks to them; as the real provider's look in test mode. */
export type Secrets = { readonly key: string; readonly webhookSecret: string };

/** The secrets of a file, made with it: they are the same after each start. */
export const secretsOf = (db: Database.Database): Secrets => {
  const make = db.prepare<[string, string]>(
    'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  const read = db.prepare<[string], string>('SELECT value FROM settings WHERE name = ?').pluck();
  db.transaction(() => {
    make.run('key', `sk_test_${randomText(32)}`);
    make.run('webhook_secret', `whsec_${randomBytes(24).toString('base64url')}`);
  })();
  return { key: read.get('key') ?? '', webhookSecret: read.get('webhook_secret') ?? '' };
};
