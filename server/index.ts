import { createServer, type IncomingMessage } from 'node:http';
import process from 'node:process';
import { isDraining } from '../lib/runtime/readiness.ts';
import { runInProduction, sitePort, trustedProxies } from '../lib/env/own-server.ts';
import { readPolicySettings } from '../lib/env/policy-settings.ts';
import { pictureRules } from '../lib/env/picture-rules.ts';
import { cachesResponses, compressesPages } from '../lib/env/serving.ts';
import { eachSecurityHeader } from '../lib/csp/security-headers.ts';
import { logError } from '../lib/log/log.ts';
import { withOutcome } from '../lib/log/request-outcome.ts';
import { limitWork } from './admission.ts';
import { checkAddress } from './check-address.ts';
import { trustProxy } from './client-ip.ts';
import { endOnSignal } from './end.ts';
import { checkFileConditions } from './file-conditions.ts';
import type { Guard } from './guard.ts';
import { headAsGet } from './head-as-get.ts';
import { refusesLargeBodies } from './large-bodies.ts';
import { createPictureGuard } from './picture-queue.ts';
import { listPictureFiles } from './picture-files.ts';
import { readAwayRest } from './read-away.ts';
import { ResponseCache } from './response-cache.ts';
import { SiteResponse } from './site-response.ts';

// Longer than a proxy keeps an idle connection (nginx: 60 s), or it may write to one that is just being closed.
const KEEP_ALIVE_MS = 75_000;

runInProduction();
const { default: next } = await import('next');

const port = sitePort();
const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, ServerResponse: SiteResponse });
const app = next({ dev: false, port });
await app.prepare();
const handle = app.getRequestHandler();

// From here on the environment has what Next found in its files.
const { pageCacheEvents } = await import('../lib/cache/handler.ts');
const proxies = trustedProxies();
const cache = new ResponseCache({
  compresses: compressesPages(),
  isFresh: cachesResponses(),
  isHttps: readPolicySettings().isHttps,
});
pageCacheEvents.on('change', () => cache.clear());

/** Asked in this order before Next; the first that answers is the last that is asked. */
const guards: readonly Guard[] = [
  checkAddress,
  refusesLargeBodies,
  createPictureGuard({ rules: pictureRules(), files: listPictureFiles() }),
  checkFileConditions,
  headAsGet,
  (request, response) => cache.answers(request, response as SiteResponse),
  limitWork,
];

function onFailure(response: SiteResponse, error: unknown): void {
  logError('request was not handled', error);
  if (response.headersSent) response.destroy();
  else response.writeHead(500).end('Internal Server Error');
}

server.on('request', (request: IncomingMessage, response: SiteResponse) => {
  trustProxy(request, proxies);
  const [pathname = ''] = (request.url ?? '').split('?', 1);
  // What is answered before Next looks for a page has them too.
  eachSecurityHeader(pathname, (name, value) => response.setHeader(name, value));
  if (isDraining()) response.shouldKeepAlive = false;
  readAwayRest(request, response);
  const pass = () =>
    withOutcome(response.outcome, () => handle(request, response)).catch((error: unknown) =>
      onFailure(response, error),
    );
  if (!guards.some((answers) => answers(request, response, pass))) void pass();
});
server.once('error', (error) => {
  logError('the server does not listen', error);
  process.exit(1);
});
server.listen(port, () => console.log(`Ready on http://localhost:${port}`));
endOnSignal(server, () => app.close());
