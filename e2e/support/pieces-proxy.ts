import { createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * The end of a part of the first screen, and the middle of text beside an icon: a browser may paint what has arrived so
 * far.
 */
const END_OF_PART = /(?<=<\/(?:li|h1|p|button|figure)>)|(?<=<\/svg>\w{4})/;
const MOST_PIECES = 60;
// Longer than a frame.
const PAUSE_MS = 25;

/** A proxy in front of a site that sends pages in pieces, as on a slow network, and everything else unchanged. */
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
    // The page was left.
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
