import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { ImportFileError } from './import-file.errors';
import { listReaders } from './list-readers';
import type { Answer, Job } from './list-thread';

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

const answerOf = ({ ask, input }: Job): Answer => {
  try {
    return { result: listReaders[ask](input as never) };
  } catch (error) {
    if (error instanceof ImportFileError) return { refusal: { code: error.code, details: error.details } };
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

parentPort?.postMessage(yieldToOthers());
parentPort?.on('message', (job: Job) => parentPort?.postMessage(answerOf(job)));
