import { parentPort, workerData } from 'node:worker_threads';
import { CARD_FORMAT } from './card-provider/store/card-file';
import { checkFile, type DataFileFormat } from './data-file';
import { DamagedDataError } from './data-folder';
import { DOCUMENT_FORMAT, KEYS_FORMAT } from './document-store/storage/document-file';
import { EVENT_FORMAT } from './event-store/event-file';

/** A thread that checks a whole file beside its store; it says what is wrong, or nothing. */
const { store, file } = workerData as { readonly store: string; readonly file: string };
const formats: readonly DataFileFormat[] = [EVENT_FORMAT, DOCUMENT_FORMAT, KEYS_FORMAT, CARD_FORMAT];
const format = formats.find((one) => one.store === store);
try {
  if (!format) throw new Error(`no store is called ${store}`);
  checkFile(format, file, true);
} catch (error) {
  if (!(error instanceof DamagedDataError)) throw error;
  parentPort?.postMessage(error.message);
}
