import type { Collection } from 'mongodb';
import type { Checkpoint } from './runner-documents';

type Waiter = {
  readonly key: string;
  readonly position: string;
  readonly until: number;
  readonly tell: (commit: string) => void;
  readonly fail: (error: unknown) => void;
};

const LOOK_EVERY_MS = 5;

/**
 * How far the runners of other processes are. All who wait in this one share a query at a time: a thousand screens that
 * come back at once are no more work for the document store than one.
 */
export class DistantProgress {
  private readonly waiting = new Set<Waiter>();
  private isLooking = false;

  constructor(private readonly checkpoints: Collection<Checkpoint>) {}

  /**
   * @param key of the runner
   * @param position 20-digit text that is waited for; empty: it is only asked
   * @returns the place of the runner, asked after this call; empty: it has none
   * @throws what the document store says
   */
  of(key: string, position = '', withinMs = 0): Promise<string> {
    return new Promise((tell, fail) => {
      this.waiting.add({ key, position, until: Date.now() + withinMs, tell, fail });
      void this.look();
    });
  }

  private async look(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    while (this.waiting.size > 0) {
      const asked = [...this.waiting];
      try {
        this.answer(asked, await this.read(asked));
      } catch (error) {
        for (const waiter of asked) this.waiting.delete(waiter);
        for (const { fail } of asked) fail(error);
      }
      if (this.waiting.size > 0) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
    this.isLooking = false;
  }

  private async read(asked: readonly Waiter[]): Promise<ReadonlyMap<string, string>> {
    const keys = [...new Set(asked.map(({ key }) => key))];
    const found = await this.checkpoints.find({ _id: { $in: keys } }).toArray();
    return new Map(found.map(({ _id, commit }) => [_id, commit]));
  }

  private answer(asked: readonly Waiter[], commits: ReadonlyMap<string, string>): void {
    const now = Date.now();
    for (const waiter of asked) {
      const commit = commits.get(waiter.key) ?? '';
      if (commit < waiter.position && now < waiter.until) continue;
      this.waiting.delete(waiter);
      waiter.tell(commit);
    }
  }
}
