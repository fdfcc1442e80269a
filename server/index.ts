import { createServer, type IncomingMessage } from 'node:http';
import process from 'node:process';
import { runInProduction, sitePort } from '../lib/env/own-server.ts';
import { logError } from '../lib/log.ts';
import { withOutcome } from '../lib/request-outcome.ts';
import { endOnSignal } from './end.ts';
import { guards } from './guards.ts';
import { readAwayRest } from './read-away.ts';
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

function onFailure(response: SiteResponse, error: unknown): void {
  logError('request was not handled', error);
  if (response.headersSent) response.destroy();
  else response.writeHead(500).end('Internal Server Error');
}

server.on('request', (request: IncomingMessage, response: SiteResponse) => {
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
