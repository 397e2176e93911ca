import { wrongParameter } from './refusals';

/** A form with brackets in its names, as a tree: `a[b][0]=c` is a → b → 0 → 'c'. */
export type Fields = ReadonlyMap<string, Field>;
export type Field = string | Fields;

const MAX_FIELDS = 1_000;
const MAX_DEPTH = 8;
const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    throw wrongParameter('', 'Invalid request: the form holds what is no text in UTF-8.');
  }
};

const pathOf = (name: string): readonly string[] => {
  const [, first = '', rest = ''] = NAME.exec(name) ?? [];
  const path = [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, part = '']) => part)];
  if (first === '' || path.length > MAX_DEPTH) throw wrongParameter(name, `Invalid parameter name: ${name}`);
  return path;
};

/**
 * Reads a query or a body. A name is given once, and is either a value or a group: what says both is refused rather
 * than guessed at.
 *
 * @throws Refusal
 */
export const parseForm = (text: string): Fields => {
  const root = new Map<string, Field>();
  const pairs = text.split('&').filter((pair) => pair !== '');
  if (pairs.length > MAX_FIELDS)
    throw wrongParameter('', `Invalid request: more than ${MAX_FIELDS} parameters.`);
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    const name = decoded(at < 0 ? pair : pair.slice(0, at));
    put(root, name, at < 0 ? '' : decoded(pair.slice(at + 1)));
  }
  return root;
};

const put = (root: Map<string, Field>, name: string, value: string): void => {
  const path = pathOf(name);
  let fields = root;
  for (const part of path.slice(0, -1)) {
    const key = part === '' ? String(fields.size) : part;
    const next = fields.get(key) ?? new Map<string, Field>();
    if (typeof next === 'string') throw wrongParameter(name, `Invalid object: ${name}`);
    fields.set(key, next);
    fields = next as Map<string, Field>;
  }
  const last = path.at(-1) ?? '';
  const key = last === '' ? String(fields.size) : last;
  if (fields.has(key)) throw wrongParameter(name, `Duplicate parameter: ${name}`);
  fields.set(key, value);
};
