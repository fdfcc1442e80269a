import { ServerResponse } from 'node:http';
import type { RequestOutcome } from '../lib/request-outcome.ts';
import { sayUnavailable } from './unavailable.ts';

/** An error that comes from an upstream without an answer is no fault of the site's: it passes, and 503 says so. */
export class SiteResponse extends ServerResponse {
  readonly outcome: RequestOutcome = { isUpstreamAway: false };
  /** What is sent in the place of whatever Next writes. */
  #instead: Buffer | null = null;

  override writeHead(status: number, ...rest: unknown[]): this {
    if (status !== 500 || !this.outcome.isUpstreamAway) {
      return super.writeHead(status, ...(rest as []));
    }
    this.#instead = sayUnavailable(this);
    return super.writeHead(this.statusCode);
  }

  override write(...rest: unknown[]): boolean {
    this.#begin();
    return this.#instead !== null || super.write(...(rest as [string]));
  }

  override end(...rest: unknown[]): this {
    this.#begin();
    return super.end(...((this.#instead ? [this.#instead] : rest) as []));
  }

  /** Before Node does it with the first piece of the body. */
  #begin(): void {
    if (!this.headersSent && this.statusCode === 500) this.writeHead(500);
  }
}
