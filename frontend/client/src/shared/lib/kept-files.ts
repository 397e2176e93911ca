import { KEPT_FILES } from './kept';

const STORE = 'files';
/** Where the device keeps no files, they are there for as long as the page is. */
const onPage = new Map<string, Blob>();
let opened: Promise<IDBDatabase> | undefined;

const open = (): Promise<IDBDatabase> =>
  new Promise((done, fail) => {
    const request = indexedDB.open(KEPT_FILES, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
    request.onerror = () => fail(new Error('the device keeps no files'));
    request.onsuccess = () => {
      const database = request.result;
      // The person signs out: what is kept goes at once.
      database.onversionchange = () => {
        database.close();
        opened = undefined;
      };
      done(database);
    };
  });

const inStore = async <T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> => {
  opened ??= open();
  const database = await opened;
  return new Promise((done, fail) => {
    const transaction = database.transaction(STORE, mode);
    const request = ask(transaction.objectStore(STORE));
    transaction.oncomplete = () => done(request.result);
    transaction.onabort = () => fail(new Error('the device has no room'));
  });
};

/** Files that the person has chosen and the service does not have yet, for every tab of this device until they sign out. */
export const keptFiles = {
  put: async (id: string, file: Blob): Promise<void> => {
    onPage.set(id, file);
    await inStore('readwrite', (store) => store.put(file, id)).then(
      () => onPage.delete(id),
      () => (opened = undefined),
    );
  },
  /** Null: it is not on this device. */
  get: async (id: string): Promise<Blob | null> => {
    const there = onPage.get(id);
    if (there) return there;
    const found = await inStore<unknown>('readonly', (store) => store.get(id)).catch(() => null);
    return found instanceof Blob ? found : null;
  },
  remove: async (id: string): Promise<void> => {
    onPage.delete(id);
    await inStore('readwrite', (store) => store.delete(id)).catch(() => undefined);
  },
} as const;
