import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Memory in KiB, passes, lanes. */
export type Argon2Parameters = {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
};
/** A password to be hashed, or to be compared with a digest; and whether the thread rests after it. */
export type Job = { readonly password: string; readonly against?: string; readonly isResting: boolean };
type Answer = { readonly result: string | boolean } | { readonly error: string };

const NICE = 10;
/** So many times as long as a thread has computed it rests, where it is asked to. */
const REST = 7;
// A text, because it runs as it is in tests, which compile other files on the way. Priorities of threads exist on
// Linux only; elsewhere these threads are as good as any.
const CODE = `
const { parentPort, workerData } = require('node:worker_threads');
const { hashSync, verifySync } = require(workerData.argon2);
try {
  const thread = Number(require('node:fs').readlinkSync('/proc/thread-self').split('/').pop());
  require('node:os').setPriority(thread, workerData.nice);
} catch {}
const never = new Int32Array(new SharedArrayBuffer(4));
parentPort.on('message', ({ password, against, isResting }) => {
  const begun = performance.now();
  try {
    const result = against === undefined ? hashSync(password, workerData.parameters) : verifySync(against, password);
    parentPort.postMessage({ result });
  } catch (error) {
    parentPort.postMessage({ error: String(error) });
  }
  if (isResting) Atomics.wait(never, 0, 0, workerData.rest * (performance.now() - begun));
});`;

/** One core stays free for everybody else. */
export const HASH_THREADS = Math.min(Math.max(availableParallelism() - 1, 1), 4);
/** As many jobs as keep the threads busy: while one is computed the next lies ready. */
export const HASHED_AT_ONCE = 2 * HASH_THREADS;

type Thread = { readonly worker: Worker; readonly jobs: ((answer: Answer) => void)[] };

/**
 * Threads that compute argon2id, each one job after the other, at a lower priority than everything else, and with a
 * rest between two jobs while others are there: whoever loads a page does not wait for those who sign in.
 */
export class HashThreads {
  private readonly threads: Thread[] = [];

  constructor(private readonly parameters: Argon2Parameters) {}

  /** Runs a job on the thread that has the fewest. @throws what argon2 throws */
  async run(job: Job): Promise<string | boolean> {
    const { worker, jobs } = this.next();
    const answer = await new Promise<Answer>((resolve) => {
      jobs.push(resolve);
      worker.ref();
      worker.postMessage(job);
    });
    if ('error' in answer) throw new Error(answer.error);
    return answer.result;
  }

  private next(): Thread {
    const [least] = [...this.threads].sort((a, b) => a.jobs.length - b.jobs.length);
    return least && (least.jobs.length === 0 || this.threads.length === HASH_THREADS) ? least : this.start();
  }

  private start(): Thread {
    const worker = new Worker(CODE, {
      eval: true,
      workerData: {
        argon2: require.resolve('@node-rs/argon2'),
        parameters: this.parameters,
        nice: NICE,
        rest: REST,
      },
    });
    const thread: Thread = { worker, jobs: [] };
    worker.on('message', (answer: Answer) => {
      thread.jobs.shift()?.(answer);
      // An idle thread keeps no process alive.
      if (thread.jobs.length === 0) worker.unref();
    });
    worker.on('error', (error) => {
      this.threads.splice(this.threads.indexOf(thread), 1);
      for (const tell of thread.jobs.splice(0)) tell({ error: String(error) });
    });
    this.threads.push(thread);
    return thread;
  }
}
