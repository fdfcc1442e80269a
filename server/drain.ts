import process from 'node:process';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { startDraining } from '../lib/runtime/readiness.ts';

type Closable = {
  on: (event: 'connection', listener: () => void) => unknown;
  close: (done: () => void) => unknown;
  closeAllConnections: () => void;
};

// Answers tell from the first moment that their connection ends; whoever is just about to send hears it in time.
const LINGERS_MS = 250;
// So long connections may still come one right after the other.
const ACCEPTS_MS = 1000;
// With what a supervisor's process does before and after it, all is over in ten seconds.
const ENDS_AFTER_MS = 7000;

/**
 * Returns after a turn of the event loop that brought no connection. Node takes one in each turn, and what waits when a
 * server stops listening is reset.
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

/** Takes nothing new, answers what is under way, and cuts off what is not answered in time. */
export async function drain(server: Closable, mostMs = ENDS_AFTER_MS): Promise<void> {
  startDraining();
  await wait(LINGERS_MS);
  // Right after the sockets were looked at: no request stands unread at the moment when idle connections are closed.
  await acceptWaiting(server);
  const force = setTimeout(() => server.closeAllConnections(), mostMs);
  await new Promise<void>((resolve) => server.close(resolve));
  clearTimeout(force);
}

/** SIGUSR2: the start script sends it some time before SIGTERM, for a balancer to see that the site is not ready. */
export function drainOnSignal(server: Closable, close: () => Promise<unknown>): void {
  const end = () =>
    void drain(server)
      .then(close)
      .finally(() => process.exit(0));
  process.on('SIGUSR2', startDraining);
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, end);
}
