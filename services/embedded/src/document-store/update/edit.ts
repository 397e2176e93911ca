import { onDemand } from 'bson';
import { encode, isDoc, type Doc } from '../values/doc';
import { isPosition } from '../values/paths';

/** What becomes of the places in a document, by name: a value, nothing, or of places inside. */
type Edits = Map<string, Edit>;
type Edit = { readonly value: unknown } | 'gone' | Edits;

const OBJECT = 3;
const ARRAY = 4;
const OPERATORS = ['$set', '$unset'];

/**
 * An update that sets values or takes them away, done to BSON as it is: what lies beside them is neither read nor
 * written anew, however much it is.
 *
 * @returns none for any other update; and that gives none for a document that has not the places, or needs to be read
 */
export const compileEdit = (update: Doc): ((bytes: Buffer) => Buffer | undefined) | undefined => {
  if (Object.keys(update).some((name) => !OPERATORS.includes(name))) return undefined;
  const edits = new Map<string, Edit>();
  for (const name of OPERATORS) {
    const places = update[name];
    if (!isDoc(places)) continue;
    for (const [path, value] of Object.entries(places)) {
      // Such a value is left out of what is written.
      if (value === undefined) return undefined;
      enter(edits, path.split('.'), name === '$set' ? { value } : 'gone');
    }
  }
  return edits.has('_id') ? undefined : (bytes) => edited(bytes, edits, false);
};

const enter = (edits: Edits, [part = '', ...parts]: readonly string[], edit: Edit): void => {
  if (parts.length === 0) return void edits.set(part, edit);
  const inside = edits.get(part);
  const places = isOpen(inside) ? inside : new Map<string, Edit>();
  edits.set(part, places);
  enter(places, parts, edit);
};

const edited = (bytes: Buffer, edits: Edits, isList: boolean): Buffer | undefined => {
  const left = new Map<string, Edit>(edits);
  const pieces: Buffer[] = [];
  let [count, from] = [0, 4];
  for (const [type, nameAt, nameLength, valueAt, valueLength] of onDemand.parseToElements(bytes)) {
    const name = isList ? String(count) : bytes.toString('utf8', nameAt, nameAt + nameLength);
    count += 1;
    const edit = left.get(name);
    if (edit === undefined) continue;
    left.delete(name);
    const end = valueAt + valueLength;
    pieces.push(bytes.subarray(from, isOpen(edit) ? valueAt : nameAt - 1));
    from = end;
    if (isOpen(edit)) {
      if (type !== OBJECT && type !== ARRAY) return undefined;
      const inside = edited(bytes.subarray(valueAt, end), edit, type === ARRAY);
      if (!inside) return undefined;
      pieces.push(inside);
    } else if (edit !== 'gone') pieces.push(element(name, edit.value));
    else if (isList) return undefined;
  }
  pieces.push(bytes.subarray(from, bytes.length - 1));
  for (const [name, edit] of left) {
    if (edit === 'gone') continue;
    if (isOpen(edit) || (isList && !(isPosition(name) && Number(name) === count))) return undefined;
    count += 1;
    pieces.push(element(name, edit.value));
  }
  const size = pieces.reduce((sum, piece) => sum + piece.length, 5);
  const head = Buffer.alloc(4);
  head.writeInt32LE(size);
  return Buffer.concat([head, ...pieces, Buffer.alloc(1)], size);
};

const isOpen = (edit: Edit | undefined): edit is Edits => edit instanceof Map;

/** A field as it stands in a document. */
const element = (name: string, value: unknown): Buffer => encode({ [name]: value }).subarray(4, -1);
