import { readTable } from '../read-table';
import { serveLists } from '../serve-lists';

/** How a spec has lists read: their rows as they are, and one that never ends. */
export const plainReaders = {
  rows: (text: string): readonly (readonly string[])[] =>
    readTable(Buffer.from(text), { maxRows: 10, suggest: () => ({}) }).rows,
  endless: (_: string): never => {
    for (;;);
  },
  broken: (_: string): never => {
    throw new TypeError('a fault of the reader');
  },
};
export type PlainReaders = typeof plainReaders;

serveLists(plainReaders);
