import process from 'node:process';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { startDraining } from '../lib/runtime/readiness.ts';

type Closable = {
  on: (event: 'connection', listener: () => void) => unknown;
  close: (done: () => void) => unknown;
  closeAllConnections: () => void;
};

// Responses announce the close from the first moment; a client about to send sees it in time.
const LINGERS_MS = 250;
// So long further connections are still accepted.
const ACCEPTS_MS = 1000;
// Together with the supervisor's own steps, shutdown stays within ten seconds.
const ENDS_AFTER_MS = 7000;

/**
 * Returns after a turn of the event loop without a new connection. Node accepts one per turn, and pending ones are
 * reset when a server stops listening.
 */
async function acceptWaiting(server: Closable): Promise<void> {
  const endsAt = performance.now() + ACCEPTS_MS;
  let hasAccepted = true;
  server.on('connection', () => (hasAccepted = true));
  while (hasAccepted && performance.now() < endsAt) {
    hasAccepted = false;
    await turn();
  }
}

/** Accepts nothing new, finishes requests in progress, and cuts off those that take too long. */
export async function drain(server: Closable, mostMs = ENDS_AFTER_MS): Promise<void> {
  startDraining();
  await wait(LINGERS_MS);
  // Right after sockets were polled, no request is unread when idle connections are closed.
  await acceptWaiting(server);
  const force = setTimeout(() => server.closeAllConnections(), mostMs);
  await new Promise<void>((resolve) => server.close(resolve));
  clearTimeout(force);
}

/** On SIGUSR2, which the start script sends some time before SIGTERM, the site reports that it isn't ready. */
export function drainOnSignal(server: Closable, close: () => Promise<unknown>): void {
  const end = () =>
    void drain(server)
      .then(close)
      .finally(() => process.exit(0));
  process.on('SIGUSR2', startDraining);
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, end);
}
