import { lockDataFolder } from '../../data-folder';
import { basename, dirname } from 'node:path';
import { Catalog } from './catalog';
import type { Durability } from '../../data-file';
import { openDocumentFile } from './document-file';

/** The open file with its catalog. */
export type DocumentStorage = { readonly catalog: Catalog; readonly close: () => void };

/**
 * Opens or makes the file, holding it against other processes.
 *
 * @param file a path, or ':memory:'
 * @throws DamagedDataError, DataInUseError
 */
export const openDocumentStorage = (file: string, durability: Durability): DocumentStorage => {
  const release = file === ':memory:' ? () => undefined : lockDataFolder(dirname(file), basename(file));
  try {
    const db = openDocumentFile(file, durability);
    const close = (): void => {
      db.close();
      release();
    };
    return { catalog: new Catalog(db), close };
  } catch (error) {
    release();
    throw error;
  }
};
