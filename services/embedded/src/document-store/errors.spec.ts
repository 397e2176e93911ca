import Database from 'better-sqlite3';
import { asStoreError } from './errors';

describe('what the machine refuses', () => {
  it.each([
    ['SQLITE_FULL', 'OutOfDiskSpace', 14031],
    ['SQLITE_IOERR_FSYNC', 'ShutdownInProgress', 91],
    ['SQLITE_CANTOPEN', 'ShutdownInProgress', 91],
    ['SQLITE_BUSY', 'ExceededTimeLimit', 262],
    ['SQLITE_NOMEM', 'ExceededTimeLimit', 262],
  ])('is told by a code that means "not now": %s as %s', (sqliteCode, codeName, code) => {
    expect(asStoreError(new Database.SqliteError('so it says', sqliteCode))).toMatchObject({
      codeName,
      code,
    });
  });
});
