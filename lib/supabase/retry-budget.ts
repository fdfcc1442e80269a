const MOST = 5;
const EARNED_BY_A_SUCCESS = 0.1;

/**
 * Repeated requests are paid from what succeeded before, so that an upstream in trouble sees hardly more of them than
 * it would without any repeating.
 */
export class RetryBudget {
  #left = MOST;

  earn(): void {
    this.#left = Math.min(MOST, this.#left + EARNED_BY_A_SUCCESS);
  }

  take(): boolean {
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
