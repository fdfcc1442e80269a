import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../../supabase/tests/support/servers/postgres-server.ts';

export type DelayProxy = {
  port: number;
  /** Delays everything sent from now on. */
  delay: (milliseconds: number) => void;
  /** The number of requests since the last call. */
  takeRequests: () => number;
  close: () => Promise<void>;
};

const REQUEST_LINE = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE) \/\S* HTTP\/1\.1\r\n/;

/** A proxy between a caller and its upstream on loopback that counts and delays requests. */
export async function startDelayProxy(targetPort: number): Promise<DelayProxy> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  let delayMs = 0;
  let requests = 0;
  const host = new RegExp(`^(host: 127\\.0\\.0\\.1:)${port}\r$`, 'im');
  // The backend only accepts its own host name.
  const nameTarget = (chunk: Buffer) =>
    Buffer.from(chunk.toString('latin1').replace(host, `$1${targetPort}\r`), 'latin1');
  const server = createServer((caller) => {
    const target = connect(targetPort, '127.0.0.1');
    for (const socket of [caller, target]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
    caller.on('data', (chunk) => {
      if (REQUEST_LINE.test(chunk.toString('latin1', 0, 2000))) requests++;
      const passedOn = nameTarget(chunk);
      if (delayMs === 0) target.write(passedOn);
      else setTimeout(() => target.writable && target.write(passedOn), delayMs);
    });
    target.on('data', (chunk) => caller.writable && caller.write(chunk));
    caller.on('close', () => target.destroy());
    target.on('close', () => caller.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port,
    delay: (milliseconds) => (delayMs = milliseconds),
    takeRequests: () => {
      const seen = requests;
      requests = 0;
      return seen;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
