import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { OnApplicationShutdown } from '@nestjs/common';
import { ImportFileError, type ImportFileErrorCode } from './import-file.errors';

/** What a context asks of its lists, each a function of what it is given. @throws ImportFileError */
export type ListReaders = Readonly<Record<string, (input: never) => unknown>>;
/** What the thread is asked, and what it answers. */
export type Job = { readonly ask: string; readonly input: unknown };
export type Answer =
  | { readonly result: unknown }
  | {
      readonly refusal: {
        readonly code: ImportFileErrorCode;
        readonly details: Readonly<Record<string, unknown>>;
      };
    }
  | { readonly failure: string };

const TOO_LONG: Answer = { refusal: { code: 'file_takes_too_long', details: {} } };
const WAITING = 10;
const MEGABYTES = 512;
const LOOK_EVERY_MS = 250;
const LIST_READ_WITHIN_MS = 5_000;

type Reading = { readonly worker: Worker; readonly thread: number | null };

/**
 * Reads lists on a thread of its own, one after the other: whatever a list makes the parser do, nobody else waits for
 * it. The thread ends with a list that takes too much of the processor: a machine with other work to do refuses nobody.
 */
export class ListThread<Readers extends ListReaders> implements OnApplicationShutdown {
  private reading: Reading | undefined;
  private waiting = 0;
  private turn: Promise<unknown> = Promise.resolve();

  /**
   * @param module whose {@link serveLists} has the readers
   * @param endedAfterMs processor time for one list; where the system does not tell it, time
   */
  constructor(
    private readonly module: string,
    private readonly endedAfterMs = LIST_READ_WITHIN_MS,
  ) {}

  /** @throws ImportFileError what the reader throws, `file_takes_too_long`, `imports_are_busy` */
  async ask<Ask extends keyof Readers & string>(
    ask: Ask,
    input: Parameters<Readers[Ask]>[0],
  ): Promise<ReturnType<Readers[Ask]>> {
    if (this.waiting >= WAITING) throw new ImportFileError('imports_are_busy', { retryAfterSeconds: 5 });
    this.waiting += 1;
    const mine = this.turn.then(() => this.answered({ ask, input }));
    this.turn = mine.catch(() => undefined);
    try {
      const answer = await mine;
      if ('refusal' in answer) throw new ImportFileError(answer.refusal.code, answer.refusal.details);
      if ('failure' in answer) throw new Error(answer.failure);
      return answer.result as ReturnType<Readers[Ask]>;
    } finally {
      this.waiting -= 1;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.reading?.worker.terminate();
  }

  private async answered(job: Job): Promise<Answer> {
    const { worker, thread } = (this.reading ??= await this.started());
    worker.ref();
    const begun = spentMs(thread);
    let overdue: NodeJS.Timeout | undefined;
    const answer = await new Promise<Answer>((resolve) => {
      overdue = setInterval(
        () => {
          if (spentMs(thread) - begun >= this.endedAfterMs) resolve(TOO_LONG);
        },
        Math.min(LOOK_EVERY_MS, this.endedAfterMs),
      );
      // Without an answer it ran out of memory: that list is too much as well.
      worker.once('message', resolve).once('exit', () => resolve(TOO_LONG));
      worker.postMessage(job);
    });
    clearInterval(overdue);
    worker.removeAllListeners('message').removeAllListeners('exit');
    // An idle thread keeps no process alive.
    worker.unref();
    if (answer === TOO_LONG) {
      this.reading = undefined;
      await worker.terminate();
    }
    return answer;
  }

  /** It says so when it can begin: the time that it takes to load is not the list's. */
  private async started(): Promise<Reading> {
    const worker = new Worker(this.module, {
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    });
    const thread = await new Promise<number | null>((resolve, reject) =>
      worker.once('message', resolve).once('error', reject),
    );
    worker.removeAllListeners('error').on('error', () => undefined);
    return { worker, thread };
  }
}

/** Processor time of a thread of this process so far (proc(5), schedstat); without one, the time. */
const spentMs = (thread: number | null): number => {
  if (thread === null) return performance.now();
  try {
    return Number(readFileSync(`/proc/self/task/${thread}/schedstat`, 'utf8').split(' ', 1)[0]) / 1e6;
  } catch {
    // It has ended, which its own event tells.
    return 0;
  }
};
