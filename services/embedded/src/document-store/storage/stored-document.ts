import { crc32 } from 'node:zlib';
import { StoreError } from '../errors';
import { decode, type Doc } from '../values/doc';
import type { DocumentRow } from './tables';

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
}

/** @throws StoreError when the checksum says that these are not the bytes that were written */
export const fromRow = ({ seq, doc, crc }: DocumentRow): StoredDocument => {
  if (crc32(doc) !== crc) throw new StoreError('UnknownError', `a stored document is damaged (row ${seq})`);
  return new StoredDocument(seq, doc);
};
