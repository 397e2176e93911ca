import { Audience, HttpProblem } from '@fieldhouse/platform';
import { Injectable } from '@nestjs/common';
import { HASHED_AT_ONCE, HashThreads, type Job } from './hash-threads';

const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** A league that meets at once for its draft gets in: two seconds' worth on one core, nine while others are there. */
const QUEUE = 100;
const RETRY_AFTER_SECONDS = 5;

/** argon2id (m = 19 MiB, t = 2, p = 1), a few at a time; the queue is short so that a flood is told to wait. */
@Injectable()
export class PasswordHasher {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly threads = new HashThreads(PARAMETERS);
  private readonly decoy: Promise<string>;

  constructor(private readonly audience: Audience) {
    this.decoy = this.hash('no such account');
  }

  hash(password: string): Promise<string> {
    return this.compute({ password }) as Promise<string>;
  }

  /** Takes as long for an account that does not exist (`null`) as for a wrong password. */
  async verify(passwordHash: string | null, password: string): Promise<boolean> {
    const against = passwordHash ?? (await this.decoy);
    const right = await this.compute({ password, against });
    return right === true && passwordHash !== null;
  }

  private async compute(job: Omit<Job, 'isResting'>): Promise<string | boolean> {
    if (this.running < HASHED_AT_ONCE) this.running += 1;
    else await this.place();
    try {
      return await this.threads.run({ ...job, isResting: this.audience.isThere() });
    } finally {
      // The place goes straight to whoever waits longest: nobody who has just come can slip in between.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private place(): Promise<void> {
    if (this.waiting.length >= QUEUE) {
      throw new HttpProblem(
        429,
        'too_many_sign_ins',
        'Too many sign-ins',
        `Many people are signing in. Try again in 0:0${RETRY_AFTER_SECONDS}.`,
        { retryAfterSeconds: RETRY_AFTER_SECONDS },
      );
    }
    return new Promise<void>((resolve) => this.waiting.push(resolve));
  }
}
