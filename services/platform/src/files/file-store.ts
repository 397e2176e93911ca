import { HttpProblem } from '../http/problem';

/**
 * Bytes that are too many for the log and for documents, each under a name of its own that is never given twice. Who
 * keeps something here closes it first, and keeps a document that names it from before it is put until it is removed:
 * then nothing is ever left behind.
 */
export interface FileStore {
  /** There once it resolves, also over a loss of power. @throws 507 when there is no room; StoreUnavailable */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Null: there is none. @throws StoreUnavailable */
  get(name: string): Promise<Buffer | null>;
  /** Names that there is nothing under are passed over. @throws StoreUnavailable */
  remove(names: readonly string[]): Promise<void>;
}

/** Nest token of the {@link FileStore}. */
export const FILE_STORE = Symbol('FileStore');

/** Nothing was kept, and nothing that was there before is lost. */
export const noRoom = (): HttpProblem =>
  new HttpProblem(
    507,
    'no_room_for_files',
    'No room for files',
    'There is no room for files at the moment. Nothing was lost; try again later, or send your message without the file.',
  );

/** @throws for what is no name: letters, digits and dashes */
export const nameOf = (name: string): string => {
  if (!/^[\w-]{8,64}$/.test(name)) throw new Error('not a name of a file');
  return name;
};
