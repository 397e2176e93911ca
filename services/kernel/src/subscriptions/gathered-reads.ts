type Gathering<Answer> = {
  readonly keys: Set<string>;
  readonly answers: Promise<ReadonlyMap<string, Answer>>;
};

/**
 * Reads by key that are asked for in the same turn of the loop are one query: what a thousand sockets ask at once is
 * little more work for a store than what one asks. All who ask for a key get the same answer: nobody changes it.
 */
export class GatheredReads<Answer> {
  private next: Gathering<Answer> | null = null;

  /** @param read the answers that there are, by key */
  constructor(private readonly read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Answer>>) {}

  /** @throws what the read throws, to everybody who shares it */
  async of(key: string): Promise<Answer | undefined> {
    this.next ??= this.gather();
    this.next.keys.add(key);
    return (await this.next.answers).get(key);
  }

  private gather(): Gathering<Answer> {
    const keys = new Set<string>();
    const turn = new Promise((resolve) => setImmediate(resolve));
    const answers = turn.then(() => {
      this.next = null;
      return this.read([...keys]);
    });
    return { keys, answers };
  }
}
