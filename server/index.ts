import { createServer } from 'node:http';
import path from 'node:path';
import { checkFileConditions } from '../lib/api/file-conditions.ts';
import { runInProduction, sitePort, trustedProxies } from '../lib/env/own-server.ts';
import { readPolicySettings } from '../lib/env/policy-settings.ts';
import { pictureRules } from '../lib/env/picture-rules.ts';
import { cachesResponses, compressesPages } from '../lib/env/serving.ts';
import { logError } from '../lib/log/log.ts';
import { withOutcome } from '../lib/log/request-outcome.ts';
import { drainOnSignal } from './drain.ts';
import * as guard from './guards.ts';
import { createPictureGuard } from './pictures.ts';
import { createResponseCache } from './response-cache.ts';
import { sendError, SiteResponse } from './site-response.ts';
import { createStaticFiles } from './static-files.ts';

runInProduction();
const { default: next } = await import('next');
const port = sitePort();
const server = createServer({
  // Longer than a proxy keeps an idle connection (nginx: 60 s), or it may write to one that is being closed.
  keepAliveTimeout: 75_000,
  // For a whole request, including a discarded body; Node also checks at this interval.
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
  ServerResponse: SiteResponse,
});
const app = next({ dev: false, port });
await app.prepare();
const handle = app.getRequestHandler();

// From here on the environment includes what Next read from its files.
const { pageCacheEvents } = await import('../lib/cache/handler.ts');
const proxies = trustedProxies();
const compresses = compressesPages();
const cache = createResponseCache({ port, compresses, isHttps: readPolicySettings().isHttps });
pageCacheEvents.on('change', cache.clear);

/** Run in this order before Next; the first that responds is the last one called. */
const guards: readonly guard.Guard[] = [
  guard.checkAddress,
  guard.discardRest,
  guard.refuseLargeBodies,
  ...(cachesResponses() ? [cache.guard] : []),
  ...(compresses ? [createStaticFiles({ folder: path.resolve('.next/static') })] : []),
  createPictureGuard(pictureRules()),
  checkFileConditions(sendError),
  guard.limitPages,
];

server.on('request', (request, response) => {
  guard.trustProxy(request, proxies);
  const pass = () =>
    withOutcome(response.outcome, () => handle(request, response)).catch((error: unknown) => {
      logError('request was not handled', error);
      response.destroy();
    });
  if (!guards.some((answers) => answers(request, response, pass))) void pass();
});
server.listen(port, () => {
  console.log(`Ready on http://localhost:${port}`);
  // `npm start` waits for this, then prints the URLs.
  process.send?.('ready');
});
drainOnSignal(server, () => app.close());
