/**
 * Reads of one thing that are asked for while it is being read are one read, begun once that is over. So whoever asks
 * gets what was read after they asked, and a thousand who come at once are little more work for a store than two.
 * All of them get the same answer: nobody changes it.
 */
export class SharedReads<Answer> {
  private readonly under = new Map<string, Promise<unknown>>();
  private readonly next = new Map<string, Promise<Answer>>();

  /** @param read the same for the same key. @throws what the read throws, to everybody who shares it */
  of(key: string, read: () => Promise<Answer>): Promise<Answer> {
    const coming = this.next.get(key);
    if (coming) return coming;
    const under = this.under.get(key);
    if (!under) return this.begin(key, read);
    const next = under.then(() => {
      this.next.delete(key);
      return this.begin(key, read);
    });
    this.next.set(key, next);
    return next;
  }

  private begin(key: string, read: () => Promise<Answer>): Promise<Answer> {
    const answer = read();
    const isOver = (): boolean => this.under.delete(key);
    this.under.set(key, answer.then(isOver, isOver));
    return answer;
  }
}
