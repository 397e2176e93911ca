import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

const RESTART_AFTER_MS = [50, 100, 250, 500];
const STEADY_AFTER_MS = 10_000;

export type ServerOptions = {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Whether a line of its output says that it is ready; the line is the answer of `start`. */
  readonly isReady: (line: string) => boolean;
  /** Lines that are neither for the log nor a readiness sign. */
  readonly onLine?: (line: string) => void;
};

/** The process ended before it was ready; `message` is the last sentence it wrote. */
export class CouldNotStart extends Error {}

/** A child process that is started again whenever it ends without being asked to. */
export class Supervised {
  private child: ChildProcess | undefined;
  private stopping = false;
  private restarts = 0;
  private up = false;
  private exited: Promise<void> = Promise.resolve();

  constructor(private readonly options: ServerOptions) {}

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Whether the process that runs now has said that it is ready. */
  get isUp(): boolean {
    return this.up;
  }

  /** Starts it and waits until it is ready. @throws CouldNotStart with what it said */
  start(): Promise<string> {
    return new Promise((resolve, reject) => this.launch(resolve, reject));
  }

  /** Kills the process that runs now; another one is started. */
  kill(): void {
    this.child?.kill('SIGKILL');
  }

  /** Asks it to end and waits; whatever is left after `graceMs` is killed. */
  async stop(graceMs: number): Promise<void> {
    this.stopping = true;
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
    await this.exited;
    clearTimeout(timer);
  }

  private launch(ready: (line: string) => void, failed: (error: Error) => void): void {
    const { command, args, env, name, isReady, onLine } = this.options;
    const startedAt = Date.now();
    let lastWords = '';
    let isUp = false;
    this.up = false;
    const child = spawn(command, [...args], {
      env: { ...process.env, ...env, FIELDHOUSE_SUPERVISED: '1' },
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: true,
    });
    this.child = child;
    child.stdin.on('error', () => undefined);
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!isUp && isReady(line)) {
        isUp = true;
        this.up = true;
        ready(line);
      } else onLine?.(line);
    });
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (line.trim() !== '') lastWords = line;
      if (isUp) process.stderr.write(`${name}: ${line}\n`);
    });
    child.on('exit', () => child.stdin.end('ended\n'));
    child.on('error', (error) => failed(new CouldNotStart(error.message)));
    this.exited = new Promise((resolve) => {
      child.on('close', (code, signal) => {
        resolve();
        if (this.stopping) return;
        if (!isUp && this.restarts === 0)
          return failed(new CouldNotStart(lastWords || `${name} ended with code ${code ?? signal ?? '?'}`));
        if (Date.now() - startedAt > STEADY_AFTER_MS) this.restarts = 0;
        const wait = RESTART_AFTER_MS[Math.min(this.restarts, RESTART_AFTER_MS.length - 1)] ?? 1_000;
        this.restarts += 1;
        const why = isUp || lastWords === '' ? '' : `: ${lastWords}`;
        process.stderr.write(`${name} ended (${signal ?? `code ${code ?? '?'}`}${why}); starting it again\n`);
        setTimeout(() => {
          if (!this.stopping)
            this.launch(
              () => undefined,
              () => undefined,
            );
        }, wait);
      });
    });
  }
}
