import { saveFile } from './save-file';

/** Gives a table to the person as a file that spreadsheets open with its accents. */
export const saveCsv = (name: string, csv: string | Blob): void =>
  saveFile(name, new Blob(['\ufeff', csv], { type: 'text/csv' }));
