import process from 'node:process';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { startDraining } from '../lib/runtime/readiness.ts';

// Answers tell from the first moment that their connection ends; whoever is just about to send hears it in time.
const LINGERS_MS = 250;
// With what a supervisor's process does before and after it, all is over in ten seconds.
const ENDS_AFTER_MS = 7000;
const SWEEP_MS = 50;

type HttpServer = {
  close: (done: () => void) => unknown;
  closeIdleConnections: () => void;
  closeAllConnections: () => void;
};

/** Takes nothing new, answers what is under way, and cuts off what is not answered in time. */
export async function endServer(server: HttpServer, mostMs = ENDS_AFTER_MS): Promise<void> {
  startDraining();
  await wait(LINGERS_MS);
  // Right after the sockets were looked at: no request stands unread at the moment when idle connections are closed.
  await turn();
  const force = setTimeout(() => server.closeAllConnections(), mostMs);
  // What began before all this keeps its connection when it is answered.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  await new Promise<void>((resolve) => server.close(resolve));
  clearInterval(sweep);
  clearTimeout(force);
}

/** The start script sends it some time before SIGTERM, for a balancer to see that the site is not ready. */
const DRAIN_SIGNAL = 'SIGUSR2';

/** Ends the process on a signal. */
export function endOnSignal(server: HttpServer, close: () => Promise<unknown>): void {
  const end = () =>
    void endServer(server)
      .then(close)
      .finally(() => process.exit(0));
  process.on(DRAIN_SIGNAL, startDraining);
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
}
