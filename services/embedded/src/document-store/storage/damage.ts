import { DamagedDataError } from '../../data-folder';

/** The error for a document store file that is not what was written. */
export const damagedFile = (file: string, reason: string): DamagedDataError =>
  new DamagedDataError(
    `The document store's file ${file} is damaged (${reason}): restore it from a backup, or choose another folder with --data.`,
  );
