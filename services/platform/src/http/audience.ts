import { Injectable } from '@nestjs/common';

/** So long after an answer its reader counts as there: they read what came and ask for more. */
const STAYS_MS = 1_000;

/** Whether this process answers people who are signed in: heavy work that can wait a little gives way to them. */
@Injectable()
export class Audience {
  private answeredAt = Number.NEGATIVE_INFINITY;

  /** Somebody who is signed in has been answered. */
  answered(): void {
    this.answeredAt = performance.now();
  }

  /** @returns whether somebody was answered within the last second */
  isThere(): boolean {
    return performance.now() - this.answeredAt < STAYS_MS;
  }
}
