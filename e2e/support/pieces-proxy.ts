import { createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * The end of what a first screen is made of, and the middle of words beside an icon: a browser may paint what has
 * arrived until there.
 */
const END_OF_PART = /(?<=<\/(?:li|h1|p|button|figure)>)|(?<=<\/svg>\w{4})/;
const MOST_PIECES = 60;
// Longer than a frame.
const PAUSE_MS = 25;

/** In front of a site: its pages arrive part by part, as on a slow network; all else as it is. */
export async function startPiecesProxy(siteAddress: string) {
  const server = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    const passed = request(
      new URL(url, siteAddress),
      { method, headers: { ...headers, 'accept-encoding': 'identity' } },
      async (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        if (!answer.headers['content-type']?.startsWith('text/html')) {
          answer.pipe(outgoing);
          return;
        }
        const parts = (await text(answer)).split(END_OF_PART);
        for (const part of parts.splice(0, MOST_PIECES)) {
          outgoing.write(part);
          await pause(PAUSE_MS);
        }
        outgoing.end(parts.join(''));
      },
    );
    // Of a page that was left.
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    address: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
