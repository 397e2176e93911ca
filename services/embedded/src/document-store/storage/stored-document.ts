import { crc32 } from 'node:zlib';
import { StoreError } from '../errors';
import { decode, decodeFields, type Doc } from '../values/doc';
import type { DocumentRow } from './tables';

/** Below this much it is cheaper to decode all than to look for what is wanted. */
const WHOLE_BYTES = 512;

/** A document as it is stored: its place in insertion order, its BSON, and its value when it is asked for. */
export class StoredDocument {
  private value: Doc | undefined;

  constructor(
    readonly seq: number,
    readonly bytes: Buffer,
  ) {}

  /** The same without its decoded value, to be kept for a while. */
  bare(): StoredDocument {
    return new StoredDocument(this.seq, this.bytes);
  }

  /** Decoded once. Not to be changed: use `decode(bytes)` for that. */
  get doc(): Doc {
    return (this.value ??= decode(this.bytes));
  }

  /** Those of its own fields, and maybe others: what large documents are looked at for is mostly little of them. */
  fields(names: ReadonlySet<string>): Doc {
    return this.value ?? (this.bytes.length < WHOLE_BYTES ? this.doc : decodeFields(this.bytes, names));
  }
}

/** @throws StoreError when the checksum says that these are not the bytes that were written */
export const fromRow = ({ seq, doc, crc }: DocumentRow): StoredDocument => {
  if (crc32(doc) !== crc) throw new StoreError('UnknownError', `a stored document is damaged (row ${seq})`);
  return new StoredDocument(seq, doc);
};
