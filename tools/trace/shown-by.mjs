import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';

/** The cells of a row of a Markdown table. */
export const cellsOf = (row) =>
  row
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/** The entries of a cell. */
export const entriesOf = (cell) => cell.split('<br>').map((one) => one.trim());

const sources = new Map();
const sourceOf = (file) => {
  if (!sources.has(file))
    sources.set(file, existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null);
  return sources.get(file);
};

/** What is named, as `path` › title: a test, or a heading of a document. Null: it is neither. */
export const namedBy = (entry) => {
  const [, file, name] = /^`(.+?)` › (.+)$/.exec(entry) ?? [];
  return file ? { file, name, isDocument: file.endsWith('.md') } : null;
};

/** @returns why what is named is not there, or null */
export const wrongWith = ({ file, name, isDocument }) => {
  const source = sourceOf(file);
  if (source === null) return `${file} does not exist`;
  if (isDocument)
    return source.split('\n').some((line) => line.replace(/^#+ /, '') === name && line !== name)
      ? null
      : `${file} has no heading '${name}'`;
  const written = [name, name.replaceAll("'", "\\'")];
  const isTest = written.some((text) =>
    ["'", '"', '`'].some((quote) => source.includes(`${quote}${text}${quote}`)),
  );
  return isTest ? null : `${file} has no test '${name}'`;
};
