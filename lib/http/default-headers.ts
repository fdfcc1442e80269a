import type { IncomingMessage, ServerResponse } from 'node:http';
import { readPolicySettings } from '../env/policy-settings.ts';
import { isDraining } from '../draining.ts';
import { tagPages, type PageSent } from './entity-tags.ts';
import { protectErrorPages } from './error-policy.ts';
import { pagePolicy } from './page-policy.ts';
import { eachSecurityHeader } from './security-headers.ts';

let isDone = false;

/**
 * Sets the headers where a request enters the process: Next leaves its configured ones out of what it answers before it
 * looks for a page, such as a redirect to an address without a slash at its end.
 */
export function setDefaultHeaders(onPageSent?: PageSent): void {
  if (isDone) return;
  isDone = true;
  const settings = readPolicySettings();
  protectErrorPages((inline) => pagePolicy(inline, settings));
  tagPages(onPageSent);
  const { subscribe } = process.getBuiltinModule('node:diagnostics_channel');
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const [pathname = ''] = (request.url ?? '').split('?', 1);
    eachSecurityHeader(pathname, (name, value) => response.setHeader(name, value));
    // A proxy that keeps connections would send its next request on one that is about to close.
    if (isDraining()) response.shouldKeepAlive = false;
  });
}
