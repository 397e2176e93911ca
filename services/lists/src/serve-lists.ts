import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { ImportFileError } from './import-file.errors';
import type { Answer, Job, ListReaders } from './list-thread';

const NICE = 10;

/** Priorities of threads exist on Linux only; elsewhere this one is as good as any. @returns the thread's id, if it has one */
const yieldToOthers = (): number | null => {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').pop());
    setPriority(thread, NICE);
    return thread;
  } catch {
    return null;
  }
};

const answerOf = (readers: ListReaders, { ask, input }: Job): Answer => {
  try {
    const read = readers[ask];
    if (!read) throw new Error(`nothing reads ${ask}`);
    return { result: read(input as never) };
  } catch (error) {
    if (error instanceof ImportFileError) return { refusal: { code: error.code, details: error.details } };
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

/** Makes this thread the one that reads a context's lists; what a ListThread is given ends with it. */
export const serveLists = (readers: ListReaders): void => {
  parentPort?.postMessage(yieldToOthers());
  parentPort?.on('message', (job: Job) => parentPort?.postMessage(answerOf(readers, job)));
};
