import { endOnFailedSync } from '../data-file';
import type { EventLog } from './event-log';
import type { WriteOutcome, WriteRequest } from './event-writer';

type Waiting = {
  readonly request: WriteRequest;
  readonly resolve: (outcome: WriteOutcome) => void;
  readonly reject: (error: unknown) => void;
};

/** More in one transaction would hold up everybody else for too long. */
const MAX_GROUP = 512;

/**
 * Writes that arrive in the same turn of the event loop, or while a commit runs, share one transaction and one sync
 * to the disk. Nobody is answered before it.
 */
export class GroupCommit {
  private waiting: Waiting[] = [];
  private scheduled = false;

  constructor(private readonly log: EventLog) {}

  /** Resolves once the write is durable; rejects if the whole group could not be committed. */
  submit(request: WriteRequest): Promise<WriteOutcome> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ request, resolve, reject });
      this.schedule();
    });
  }

  /** Commits what is waiting now. */
  flush(): void {
    while (this.waiting.length > 0) this.commit();
  }

  private schedule(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      this.commit();
      if (this.waiting.length > 0) this.schedule();
    });
  }

  private commit(): void {
    const group = this.waiting.splice(0, MAX_GROUP);
    if (group.length === 0) return;
    try {
      const outcomes = this.log.write(group.map(({ request }) => request));
      outcomes.forEach((outcome, index) => group[index]?.resolve(outcome));
    } catch (error) {
      endOnFailedSync(error);
      for (const { reject } of group) reject(error);
    }
    queueMicrotask(() => this.log.announce());
  }
}
