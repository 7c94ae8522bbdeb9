import type { Limit } from '../../gateway/rateLimit';

/** Limits bursts and sustained use; times are milliseconds of one clock. */
export class TokenBucket {
  private tokens: number;

  constructor(
    private readonly limit: Limit,
    private at: number,
  ) {
    this.tokens = limit.burst;
  }

  holds(cost: number, at: number): boolean {
    this.refill(at);
    return this.tokens >= cost;
  }

  /** Spends all of `cost` or nothing. */
  take(cost: number, at: number): boolean {
    if (!this.holds(cost, at)) return false;
    this.tokens -= cost;
    return true;
  }

  isFull(at: number): boolean {
    this.refill(at);
    return this.tokens === this.limit.burst;
  }

  private refill(at: number): void {
    const { burst, perSecond } = this.limit;
    this.tokens = Math.min(burst, this.tokens + ((at - this.at) / 1000) * perSecond);
    this.at = at;
  }
}
