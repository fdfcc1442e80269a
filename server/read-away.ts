import type { IncomingMessage, ServerResponse } from 'node:http';

const REST_MS = 10_000;
const LINGERS_MS = 1000;
const REMAINS_MS = 250;
const MAX_REMAINS_BYTES = 256 * 1024;

/** Whether the rest of a body came within the time, and was no more than that. */
function readAway(request: IncomingMessage, maxMs: number, maxBytes = Infinity): Promise<boolean> {
  return new Promise((resolve) => {
    let bytes = 0;
    const done = () => {
      clearTimeout(timer);
      request.off('readable', read);
      resolve(request.complete);
    };
    const read = () => {
      for (let chunk = request.read(); chunk !== null; chunk = request.read()) {
        bytes += chunk.length;
        if (bytes > maxBytes) return done();
      }
    };
    const timer = setTimeout(done, maxMs);
    request.once('end', done).once('close', done);
    request.unpipe();
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
  await readAway(request, REMAINS_MS, MAX_REMAINS_BYTES);
  response.end();
}
