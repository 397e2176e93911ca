import { StoreUnavailable } from '@fieldhouse/kernel/runtime';
import type { AwayLog } from '../away-log';
import type { FileStore } from './file-store';

/** Files whose store says in the log why it is away: whoever asks gets no more than a 503, or tries again in silence. */
export const toldFiles = (files: FileStore, away: AwayLog): FileStore => {
  const told = async <T>(asked: Promise<T>): Promise<T> => {
    try {
      return await asked;
    } catch (error) {
      if (error instanceof StoreUnavailable) away.tell(error);
      throw error;
    }
  };
  return {
    put: (name, bytes) => told(files.put(name, bytes)),
    get: (name) => told(files.get(name)),
    remove: (names) => told(files.remove(names)),
  };
};
