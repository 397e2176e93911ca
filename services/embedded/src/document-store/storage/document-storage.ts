import { lockDataFolder } from '../../data-folder';
import { basename, dirname } from 'node:path';
import { Catalog } from './catalog';
import type { Durability } from '../../data-file';
import { openDocumentFiles, openInMemory } from './document-file';

/** The open files with their catalogs. In memory the keys lie with everything else. */
export type DocumentStorage = {
  readonly catalog: Catalog;
  readonly keys?: Catalog;
  readonly close: () => void;
};

/**
 * Opens or makes the files, holding them against other processes.
 *
 * @param file a path, or ':memory:'
 * @throws DamagedDataError, DataInUseError
 */
export const openDocumentStorage = (file: string, durability: Durability): DocumentStorage => {
  if (file === ':memory:') {
    const db = openInMemory();
    return { catalog: new Catalog(db), close: () => void db.close() };
  }
  const release = lockDataFolder(dirname(file), basename(file));
  try {
    const { documents, keys } = openDocumentFiles(file, durability);
    const close = (): void => {
      keys.close();
      documents.close();
      release();
    };
    return { catalog: new Catalog(documents), keys: new Catalog(keys), close };
  } catch (error) {
    release();
    throw error;
  }
};
