import type { Timer } from './timer-service';

type Queue = { readonly waiting: { readonly no: number; readonly timer: Timer }[]; first: number };

/** So many places at the beginning of a queue may be empty before it is written anew. */
const EMPTY_PLACES = 1_000;

/**
 * Timers that came due and are still to be sent, each aggregate's in a queue of its own: however many of one wait, the
 * next of another is found at once.
 */
export class DueTimers {
  private readonly queues = new Map<string, Queue>();
  private readonly jobIds = new Set<string>();
  private last = 0;

  has(jobId: string): boolean {
    return this.jobIds.has(jobId);
  }

  add(timer: Timer): void {
    const { aggregate } = timer.command;
    const queue = this.queues.get(aggregate) ?? { waiting: [], first: 0 };
    queue.waiting.push({ no: (this.last += 1), timer });
    this.queues.set(aggregate, queue);
    this.jobIds.add(timer.jobId);
  }

  /** Takes out whichever came due first of the aggregates that have room. */
  next(hasRoom: (aggregate: string) => boolean): Timer | undefined {
    let found: Queue | undefined;
    for (const [aggregate, queue] of this.queues)
      if (hasRoom(aggregate) && (!found || noOf(queue) < noOf(found))) found = queue;
    const timer = found?.waiting[found.first]?.timer;
    if (!found || !timer) return undefined;
    found.first += 1;
    this.jobIds.delete(timer.jobId);
    if (found.first === found.waiting.length) this.queues.delete(timer.command.aggregate);
    else if (found.first === EMPTY_PLACES) {
      found.waiting.splice(0, EMPTY_PLACES);
      found.first = 0;
    }
    return timer;
  }

  /** Of which aggregates at least so many wait. */
  crowded(least: number): readonly string[] {
    return [...this.queues].flatMap(([aggregate, { waiting, first }]) =>
      waiting.length - first >= least ? [aggregate] : [],
    );
  }

  clear(): void {
    this.queues.clear();
    this.jobIds.clear();
  }
}

const noOf = ({ waiting, first }: Queue): number => waiting[first]?.no ?? Infinity;
