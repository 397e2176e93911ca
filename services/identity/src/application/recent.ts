import { LRUCache } from 'lru-cache';

/** For so long an answer holds, from when it was asked for. */
const HOLDS_MS = 2_000;
const AT_MOST = 20_000;

/**
 * Answers that hold for two seconds. Everybody who asks meanwhile waits for the same one, however long it takes: where
 * the stores are slow, whoever asks again finds what was asked before them instead of asking for more. A failure is not
 * kept.
 */
export class Recent<Answer> {
  private readonly answers = new LRUCache<string, { readonly answer: Answer; readonly until: number }>({
    max: AT_MOST,
  });
  private readonly asked = new Map<string, Promise<Answer>>();

  of(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const known = this.answers.get(key);
    if (known && Date.now() < known.until) return Promise.resolve(known.answer);
    return this.asked.get(key) ?? this.ask(key, ask);
  }

  /** What is known, and what is under way, does not hold any more. */
  forget(key: string): void {
    this.answers.delete(key);
    this.asked.delete(key);
  }

  private ask(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const until = Date.now() + HOLDS_MS;
    const isCurrent = (): boolean => this.asked.get(key) === asking;
    const asking: Promise<Answer> = ask()
      .then((answer) => {
        if (isCurrent()) this.answers.set(key, { answer, until });
        return answer;
      })
      .finally(() => {
        if (isCurrent()) this.asked.delete(key);
      });
    this.asked.set(key, asking);
    return asking;
  }
}
