import Database from 'better-sqlite3';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The practice card provider of a product, and what happens to it from outside; its README has the paths. */
export type PracticeProvider = {
  /** Such as `/_sandbox/disputes/<id>/win`. @returns what it answers */
  readonly says: <Answer>(
    method: 'GET' | 'POST',
    path: string,
    params?: Readonly<Record<string, string>>,
  ) => Promise<Answer>;
};

/** Whoever sits at the machine has the provider's key: it lies in the data folder. */
export const practiceProvider = (dataDir: string): PracticeProvider => {
  const file = new Database(join(dataDir, 'cards.db'), { readonly: true });
  const key = file.prepare<[], string>("SELECT value FROM settings WHERE name = 'key'").pluck().get();
  file.close();
  const port = readFileSync(join(dataDir, 'cards-port'), 'utf8').trim();
  return {
    says: async <Answer>(
      method: 'GET' | 'POST',
      path: string,
      params: Readonly<Record<string, string>> = {},
    ) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: { authorization: `Bearer ${key}` },
        ...(method === 'POST' ? { body: new URLSearchParams(params) } : {}),
      });
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as Answer;
    },
  };
};
