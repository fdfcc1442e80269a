import { ServerResponse } from 'node:http';
import type { RequestOutcome } from '../lib/log/request-outcome.ts';
import { sayUnavailable } from './unavailable.ts';

const POLICY = 'content-security-policy';

/** What Next writes to: an upstream that did not answer makes a 503 of a 500, and a page can be taken before it is sent. */
export class SiteResponse extends ServerResponse {
  readonly outcome: RequestOutcome = { isUpstreamAway: false };
  /** Sends a body that comes in one piece, in the place of Next. */
  takeBody: ((body: Buffer) => void) | null = null;
  #instead: Buffer | null = null;

  /** The policy of a page replaces the general one of next.config.ts. */
  override appendHeader(name: string, value: string | readonly string[]): this {
    if (name.toLowerCase() === POLICY) return this.setHeader(name, value);
    return super.appendHeader(name, value);
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    if (status === 500 && this.outcome.isUpstreamAway) {
      this.takeBody = null;
      this.#instead = sayUnavailable(this);
      return super.writeHead(this.statusCode);
    }
    // Next's compression asks for the head before it passes the body on.
    if (this.takeBody && rest.length === 0) {
      this.statusCode = status;
      return this;
    }
    this.takeBody = null;
    // A page's data has the headers of its HTML, and a browser would fetch the picture of a page nobody has opened.
    if (/^text\/x-component/.test(String(this.getHeader('Content-Type'))))
      this.removeHeader('Link');
    return super.writeHead(status, ...(rest as []));
  }

  override write(...rest: unknown[]): boolean {
    this.takeBody = null;
    this.#begin();
    return this.#instead !== null || super.write(...(rest as [string]));
  }

  override end(...rest: unknown[]): this {
    this.#begin();
    const { takeBody } = this;
    const [body] = rest;
    this.takeBody = null;
    if (takeBody && (typeof body === 'string' || Buffer.isBuffer(body))) {
      takeBody(Buffer.from(body as string));
      return this;
    }
    return super.end(...((this.#instead ? [this.#instead] : rest) as []));
  }

  /** Sends what was taken, past the compression that has seen the end already. */
  sendBody(body?: Buffer): void {
    super.end(body);
  }

  /** Before Node does it with the first piece of the body. */
  #begin(): void {
    if (!this.headersSent && this.statusCode === 500) this.writeHead(500);
  }
}
