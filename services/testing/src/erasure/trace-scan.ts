import { Secrets, openBytes, openSealed } from '@fieldhouse/kernel/runtime';
import Database from 'better-sqlite3';
import type Redis from 'ioredis';
import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { v5 as uuidv5 } from 'uuid';

const SEALED = /sealed:v1:[\w-]{38,}/g;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** Where the product keeps what people attach. */
const ATTACHED = /[/\\]files[/\\]/;
const SQLITE = 'SQLite format 3\0';

/** Where a trace is that was found in files which could be decrypted. */
export const DECRYPTED_FILES = 'files that could be decrypted';

/** Something that tells of somebody who was erased: where, and what. */
export type Trace = { readonly where: string; readonly what: string };

/** Where to look and for what. */
export type Search = {
  /** Folders with everything in them: a data folder, a backup. */
  readonly folders: readonly string[];
  /** What else there is, by name: the content of Redis, what processes said. */
  readonly texts?: Readonly<Record<string, string>>;
  /** The installation's secret. */
  readonly secret: string;
  readonly planted: readonly string[];
  readonly requests: readonly object[];
};

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );

/** Every value of every row, whole also where it is spread over pages. */
const rowsOf = (file: string): string => {
  const db = new Database(file, { readonly: true });
  try {
    const tables = db
      .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'")
      .pluck()
      .all();
    return tables
      .flatMap((table) => db.prepare<[], readonly unknown[]>(`SELECT * FROM "${table}"`).raw().all())
      .flat()
      .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value)))
      .join('\n');
  } finally {
    db.close();
  }
};

/** Everything that there is, as latin1 text, so that no byte is lost. */
const contentsOf = ({ folders, texts = {} }: Search): ReadonlyMap<string, string> => {
  const contents = new Map(
    Object.entries(texts).map(([name, text]) => [name, Buffer.from(text).toString('latin1')]),
  );
  for (const file of folders.flatMap(filesIn)) {
    const bytes = readFileSync(file);
    contents.set(file, bytes.toString('latin1'));
    if (bytes.toString('latin1', 0, SQLITE.length) === SQLITE)
      contents.set(`${file}, row by row`, rowsOf(file));
  }
  return contents;
};

const encodings = ['base64url', 'base64', 'hex'] as const;
const digestsOf = (text: string): readonly string[] =>
  encodings.map((encoding) => hash('sha256', text, encoding).replace(/=+$/, ''));

/** A text as it may stand in bytes: itself, in hexadecimal, and in base64 wherever it begins. */
const formsOf = (text: string): readonly string[] => {
  const bytes = Buffer.from(text);
  const base64 = [0, 1, 2].flatMap((shift) => {
    const shifted = Buffer.concat([Buffer.alloc(shift), bytes]);
    // The characters at both ends depend on what stands beside it.
    return (['base64', 'base64url'] as const).map((form) => shifted.toString(form).slice(4, -4));
  });
  return [bytes.toString('latin1'), bytes.toString('hex'), ...base64];
};

/** All that can be opened with the secret and every key that is still to be found anywhere: values, and whole files. */
const openedOf = (
  contents: ReadonlyMap<string, string>,
  secret: string,
): { readonly values: readonly string[]; readonly files: readonly string[] } => {
  const sealed = new Set([...contents.values()].flatMap((text) => text.match(SEALED) ?? []));
  const open = (key: Buffer, value: string): string | undefined => {
    try {
      return JSON.stringify(openSealed(key, value));
    } catch {
      return undefined;
    }
  };
  const masters = new Secrets(secret).keysOf('subject-keys');
  const keys = [...sealed].flatMap((value) => {
    const opened = masters.flatMap((master) => open(master, value) ?? []);
    return opened.map((key) => Buffer.from(JSON.parse(key) as string, 'base64url'));
  });
  const subjectKeys = keys.filter(({ length }) => length === 32);
  const attached = [...contents].filter(([where]) => ATTACHED.test(where));
  return {
    values: [...sealed].flatMap((value) => subjectKeys.flatMap((key) => open(key, value) ?? [])),
    files: attached.flatMap(([, text]) =>
      subjectKeys.flatMap((key) => openFile(key, Buffer.from(text, 'latin1')) ?? []),
    ),
  };
};

const openFile = (key: Buffer, sealed: Buffer): string | undefined => {
  try {
    return openBytes(key, sealed).toString('latin1');
  } catch {
    return undefined;
  }
};

/** How a UUID begins, as its bytes do: three of its groups. */
const beginningOf = (id: string): string => id.slice(0, 8) + id.slice(9, 13);

/**
 * Ids that anybody could compute from a planted text and an id that stands beside it. There are as many guesses as there
 * are ids times texts: each costs one digest, and only what begins as an id that was made of a name is looked at further.
 */
const guessableIds = (
  contents: ReadonlyMap<string, string>,
  planted: readonly string[],
): readonly string[] => {
  const ids = new Set([...contents.values()].flatMap((text) => text.match(UUID) ?? []));
  const ofNames = new Set([...ids].filter((id) => id[14] === '5').map(beginningOf));
  const namespaces = [...ids].map((id) => ({ id, bytes: Buffer.from(id.replaceAll('-', ''), 'hex') }));
  const isGuessed = (text: string): boolean => {
    const guess = Buffer.concat([Buffer.alloc(16), Buffer.from(text)]);
    return namespaces.some(({ id, bytes }) => {
      guess.set(bytes);
      return ofNames.has(hash('sha1', guess, 'hex').slice(0, 12)) && ids.has(uuidv5(text, id));
    });
  };
  return planted.filter(
    (text) => isGuessed(text) || (text !== text.toLowerCase() && isGuessed(text.toLowerCase())),
  );
};

const BEGINNING = 6;

/** Finds which of many forms stand in a text, in one pass: by their beginnings, then whole. */
const finderOf = (
  wanted: readonly { readonly what: string; readonly form: string }[],
): ((text: string) => readonly string[]) => {
  const byBeginning = new Map<string, (typeof wanted)[number][]>();
  for (const one of wanted) {
    const beginning = one.form.slice(0, BEGINNING);
    byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), one]);
  }
  return (text) => {
    const found = new Set<string>();
    for (let at = 0; at + BEGINNING <= text.length; at += 1)
      for (const { what, form } of byBeginning.get(text.slice(at, at + BEGINNING)) ?? [])
        if (text.startsWith(form, at)) found.add(what);
    return [...found];
  };
};

/**
 * Looks for planted texts in all bytes there are, in the open, in what can still be decrypted, and as digests that a
 * guess would confirm.
 */
export const tracesOf = (search: Search): readonly Trace[] => {
  const contents = contentsOf(search);
  const wanted = search.planted.flatMap((text) =>
    formsOf(text)
      .map((form) => ({ what: text, form }))
      .filter(({ form }) => form.length >= BEGINNING),
  );
  const digests = [
    ...search.planted.flatMap((text) => [text, text.toLowerCase()]),
    ...search.requests.map((request) => JSON.stringify(request)),
  ].flatMap((text) => digestsOf(text).map((form) => ({ what: `the digest of ${text}`, form })));
  const opened = openedOf(contents, search.secret);
  const all = new Map([
    ...contents,
    ['what could be decrypted', opened.values.join('\n')],
    [DECRYPTED_FILES, opened.files.join('\n')],
  ]);
  const find = finderOf([...wanted, ...digests]);
  return [
    ...[...all].flatMap(([where, text]) => find(text).map((what) => ({ where, what }))),
    ...guessableIds(contents, search.planted).map((what) => ({ where: 'an id', what })),
  ];
};

/** Everything in a Redis, readable: its own files are compressed. */
export const redisText = async (redis: Redis): Promise<string> => {
  const parts: unknown[] = [];
  for (const key of await redis.keys('*')) {
    const type = await redis.type(key);
    parts.push(key);
    if (type === 'string') parts.push(await redis.get(key));
    if (type === 'hash') parts.push(await redis.hgetall(key));
    if (type === 'list') parts.push(await redis.lrange(key, 0, -1));
    if (type === 'set') parts.push(await redis.smembers(key));
    if (type === 'zset') parts.push(await redis.zrange(key, '0', '-1'));
    if (type === 'stream') parts.push(await redis.xrange(key, '-', '+'));
  }
  return JSON.stringify(parts);
};
