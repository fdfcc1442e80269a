const MAX_RETRIES = 5;
const EARNED_BY_A_SUCCESS = 0.1;

/** A retry budget: successes earn retries, so that a failing upstream sees hardly more load than without retries. */
export class RetryBudget {
  #left = MAX_RETRIES;

  earn(): void {
    this.#left = Math.min(MAX_RETRIES, this.#left + EARNED_BY_A_SUCCESS);
  }

  take(): boolean {
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
