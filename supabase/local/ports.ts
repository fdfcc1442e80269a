import { createServer } from 'node:net';
import { StartError } from './start-error.ts';

/** Throws when the port cannot be had, before anything is started or written. */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, resolve);
    });
  } catch (cause) {
    throw new StartError(
      `Port ${port} is taken. Stop what uses it, or choose another, e.g. ${variable}=${port + 100} npm start.`,
      cause,
    );
  }
  await new Promise((resolve) => server.close(resolve));
}
