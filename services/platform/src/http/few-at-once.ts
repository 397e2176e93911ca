import { HttpProblem } from './problem';

const RETRY_AFTER_SECONDS = 5;

/** Work that takes memory: few at once in this process, and of one account so few that nobody can fill it alone. */
export class FewAtOnce {
  private readonly under: string[] = [];

  constructor(private readonly most: { readonly all: number; readonly ofOne: number }) {}

  /** @throws 429 while too much is under way, of all or of this account */
  async run<T>(accountId: string, work: () => Promise<T>): Promise<T> {
    if (this.under.length >= this.most.all) throw busy('Many people are sending files.');
    if (this.under.filter((one) => one === accountId).length >= this.most.ofOne)
      throw busy('Your last files are still being made ready.');
    this.under.push(accountId);
    try {
      return await work();
    } finally {
      this.under.splice(this.under.indexOf(accountId), 1);
    }
  }
}

const busy = (why: string): HttpProblem =>
  new HttpProblem(429, 'too_many_uploads', 'Many uploads', `${why} Try again in 0:0${RETRY_AFTER_SECONDS}.`, {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
