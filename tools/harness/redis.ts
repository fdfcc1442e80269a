import { connect } from 'node:net';
import { Child } from './child.ts';

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end('PING\r\n'));
    socket.once('data', () => resolve(true));
    socket.once('error', () => resolve(false));
  });

/** A Redis server without persistence. */
export class Redis {
  readonly url: string;
  readonly child: Child;
  readonly #port: number;

  constructor(port: number, log: string) {
    this.#port = port;
    this.url = `redis://127.0.0.1:${port}`;
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', ''];
    this.child = new Child({ command: 'redis-server', args, log });
  }

  async start(): Promise<void> {
    this.child.start();
    await this.child.untilReady(() => answers(this.#port));
  }
}
