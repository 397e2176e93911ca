import { notServed, StoreError } from '../errors';
import { isDoc, type Doc } from '../values/doc';

/** Shapes a found document; `fields`: the names of its own fields that it takes, if not all. */
export type Projection = ((doc: Doc) => Doc) & { readonly fields?: ReadonlySet<string> };

type Tree = { [part: string]: Tree | true };

/** Without a prototype: the parts of paths are anybody's words. */
const branchless = (): Tree => Object.create(null) as Tree;

const treeOf = (paths: readonly string[]): Tree => {
  const root = branchless();
  for (const path of paths) {
    let node = root;
    const parts = path.split('.');
    for (const [i, part] of parts.entries()) {
      const next = node[part];
      if (next === true) throw new StoreError('BadValue', `Path collision at ${path}`);
      if (i === parts.length - 1) {
        if (next !== undefined) throw new StoreError('BadValue', `Path collision at ${path}`);
        node[part] = true;
      } else {
        node = node[part] = next ?? branchless();
      }
    }
  }
  return root;
};

const mapNested = (value: unknown, shape: (doc: Doc) => Doc, keepScalars: boolean): unknown => {
  if (isDoc(value)) return shape(value);
  if (!Array.isArray(value)) return keepScalars ? value : undefined;
  return value.map((item) => mapNested(item, shape, keepScalars)).filter((item) => item !== undefined);
};

const include = (doc: Doc, tree: Tree): Doc => {
  const result: Doc = {};
  for (const key of Object.keys(doc)) {
    const branch = tree[key];
    if (branch === undefined) continue;
    const value =
      branch === true ? doc[key] : mapNested(doc[key], (nested) => include(nested, branch), false);
    if (value !== undefined) result[key] = value;
  }
  return result;
};

const exclude = (doc: Doc, tree: Tree): Doc => {
  const result: Doc = {};
  for (const key of Object.keys(doc)) {
    const branch = tree[key];
    if (branch === true) continue;
    result[key] =
      branch === undefined ? doc[key] : mapNested(doc[key], (nested) => exclude(nested, branch), true);
  }
  return result;
};

const isFlag = (value: unknown): value is number | boolean =>
  typeof value === 'number' || typeof value === 'boolean';

/**
 * Compiles a find projection; undefined when the whole document is wanted.
 * @throws StoreError BadValue for a mixture of inclusion and exclusion, CommandNotSupported for operators and expressions
 */
export const compileProjection = (spec: unknown): Projection | undefined => {
  if (spec === undefined || spec === null) return undefined;
  if (!isDoc(spec)) throw new StoreError('TypeMismatch', 'projection must be an object');
  const entries = Object.entries(spec);
  if (entries.length === 0) return undefined;
  if (entries.some(([path, value]) => !isFlag(value) || path.includes('$')))
    throw notServed('A projection with operators or expressions');
  const others = entries.filter(([path]) => path !== '_id');
  const includes = others.filter(([, value]) => Boolean(value)).map(([path]) => path);
  const excludes = others.filter(([, value]) => !value).map(([path]) => path);
  if (includes.length > 0 && excludes.length > 0) {
    throw new StoreError(
      'BadValue',
      `Cannot do exclusion on field ${String(excludes[0])} in inclusion projection`,
    );
  }
  const withId = spec['_id'] === undefined || Boolean(spec['_id']);
  if (includes.length > 0 || (others.length === 0 && withId)) {
    const tree = treeOf(withId ? ['_id', ...includes] : includes);
    return Object.assign((doc: Doc) => include(doc, tree), { fields: new Set(Object.keys(tree)) });
  }
  const tree = treeOf(withId ? excludes : ['_id', ...excludes]);
  return (doc) => exclude(doc, tree);
};
