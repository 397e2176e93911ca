import { Worker } from 'node:worker_threads';

/** Memory in KiB, passes, lanes. */
export type Argon2Parameters = {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
};
type Job = { readonly password: string; readonly against?: string };
type Answer = { readonly result: string | boolean } | { readonly error: string };

const NICE = 10;
// A text, because it runs as it is in tests, which compile other files on the way. Priorities of threads exist on
// Linux only; elsewhere these threads are as good as any.
const CODE = `
const { parentPort, workerData } = require('node:worker_threads');
const { hashSync, verifySync } = require(workerData.argon2);
try {
  const thread = Number(require('node:fs').readlinkSync('/proc/thread-self').split('/').pop());
  require('node:os').setPriority(thread, workerData.nice);
} catch {}
parentPort.on('message', ({ password, against }) => {
  try {
    const result = against === undefined ? hashSync(password, workerData.parameters) : verifySync(against, password);
    parentPort.postMessage({ result });
  } catch (error) {
    parentPort.postMessage({ error: String(error) });
  }
});`;

/**
 * Threads that compute argon2id, one job each at a time, at a lower priority than everything else: whoever loads a
 * page does not wait for those who sign in.
 */
export class HashThreads {
  private readonly idle: Worker[] = [];

  constructor(private readonly parameters: Argon2Parameters) {}

  /** Runs a job on a thread that has none, or on a new one. @throws what argon2 throws */
  run(job: Job): Promise<string | boolean> {
    const worker = this.idle.pop() ?? this.start();
    return new Promise((resolve, reject) => {
      const done = (answer: Answer): void => {
        worker.off('error', reject);
        // An idle thread keeps no process alive.
        worker.unref();
        this.idle.push(worker);
        if ('error' in answer) reject(new Error(answer.error));
        else resolve(answer.result);
      };
      worker.once('message', done).once('error', reject).ref();
      worker.postMessage(job);
    });
  }

  private start(): Worker {
    return new Worker(CODE, {
      eval: true,
      workerData: { argon2: require.resolve('@node-rs/argon2'), parameters: this.parameters, nice: NICE },
    });
  }
}
