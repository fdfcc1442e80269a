import { connect, type Socket } from 'node:net';

const GIVES_UP_MS = 60_000;

/** Sends the head of a post to /api/quote and leaves its body to the caller. The status is 0 without a response. */
export function openPost(
  port: number,
  length: number,
): { socket: Socket; status: Promise<number> } {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST /api/quote HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${length}\r\nConnection: close\r\n\r\n`,
  );
  let answer = '';
  socket.on('data', (data) => (answer += data.toString('latin1')));
  // The site may close the connection on the rest of a refused body.
  socket.on('error', () => undefined);
  socket.setTimeout(GIVES_UP_MS, () => socket.destroy());
  const status = new Promise<number>((resolve) => {
    socket.once('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)));
  });
  return { socket, status };
}
