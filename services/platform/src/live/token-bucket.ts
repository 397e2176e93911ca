/** An allowance that fills up again: `burst` at once, `perSecond` for as long as one likes. */
export class TokenBucket {
  private filledAt: number;
  private tokens: number;

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.tokens = burst;
    this.filledAt = now();
  }

  /** @returns false when there is not so much; nothing is taken then */
  take(cost = 1): boolean {
    if (!this.has(cost)) return false;
    this.tokens -= cost;
    return true;
  }

  /** Whether there is so much; nothing is taken. */
  has(cost = 1): boolean {
    const now = this.now();
    this.tokens = Math.min(this.burst, this.tokens + ((now - this.filledAt) / 1_000) * this.perSecond);
    this.filledAt = now;
    return this.tokens >= cost;
  }

  /** Takes it even where there is not so much: later takers wait for it. */
  charge(cost: number): void {
    this.tokens -= cost;
  }
}
