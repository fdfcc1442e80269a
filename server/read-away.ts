import type { IncomingMessage, ServerResponse } from 'node:http';

const REST_MS = 10_000;
const LINGERS_MS = 1000;
const REMAINS_MS = 250;

/** Whether the rest of a body came within the time. */
function readAway(request: IncomingMessage, mostMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(request.complete), mostMs);
    const done = () => {
      clearTimeout(timer);
      resolve(request.complete);
    };
    request.once('end', done).once('close', done);
    request.unpipe();
    const read = () => {
      while (request.read() !== null);
    };
    // Whoever stopped reading may have left a listener of this kind, and then `resume` does nothing.
    request.on('readable', read);
    read();
  });
}

/** What an answered request still sends would stand before the next one on its connection. */
export function readAwayRest(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete || request.destroyed) return;
    void readAway(request, REST_MS).then((isRead) => {
      if (!isRead) request.socket.destroy();
    });
  });
}

/**
 * Closed at once, a connection breaks under a sender who has not looked at the answer yet. Until it has, nothing is read:
 * the body stays with its sender, and only what was on its way is read away.
 */
export async function endLater(request: IncomingMessage, response: ServerResponse): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, LINGERS_MS);
    response.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
  await readAway(request, REMAINS_MS);
  response.end();
}
