import type { ServerResponse } from 'node:http';
import type { InlineSources } from './content-security-policy.ts';
import { hashInline } from './inline-hashes.ts';

const HEADER = 'Content-Security-Policy';

/** Keeps an answer back until all of it is there, and sends it with the policy that fits it. */
function holdBack(response: ServerResponse, policyFor: (inline: InlineSources) => string): void {
  const pieces: Buffer[] = [];
  const keep = (piece: unknown, encoding: unknown) => {
    if (typeof piece === 'string') {
      pieces.push(Buffer.from(piece, typeof encoding === 'string' ? (encoding as 'utf8') : 'utf8'));
    } else if (piece instanceof Uint8Array) pieces.push(Buffer.from(piece));
  };
  const { end } = response;
  response.flushHeaders = () => undefined;
  response.write = (piece: unknown, ...rest: unknown[]) => {
    keep(piece, rest[0]);
    const written = rest.at(-1);
    if (typeof written === 'function') process.nextTick(written);
    return true;
  };
  response.end = (...rest: unknown[]) => {
    keep(rest[0], rest[1]);
    for (const name of ['flushHeaders', 'write'] as const) Reflect.deleteProperty(response, name);
    response.end = end;
    const body = Buffer.concat(pieces);
    if (!response.headersSent && !response.hasHeader(HEADER)) {
      response.setHeader(HEADER, policyFor(hashInline(body.toString())));
    }
    const ended = rest.at(-1);
    return end.call(
      response,
      body,
      'utf8',
      typeof ended === 'function' ? () => ended() : undefined,
    );
  };
}

const isPage = (value: unknown) => String(value).startsWith('text/html');

/**
 * Pages are protected where they are kept. The page of an error is not: Next makes one when a page that was never made
 * before cannot be made now, and sends it past every cache.
 */
export function protectErrorPages(policyFor: (inline: InlineSources) => string): void {
  const { ServerResponse: Answer } = process.getBuiltinModule('node:http');
  const { setHeader } = Answer.prototype;
  const held = new WeakSet<ServerResponse>();
  Answer.prototype.setHeader = function (name, value) {
    if (
      this.statusCode >= 500 &&
      !held.has(this) &&
      /^content-type$/i.test(name) &&
      isPage(value)
    ) {
      held.add(this);
      holdBack(this, policyFor);
    }
    return setHeader.call(this, name, value);
  };
}
