import { createServer } from 'node:net';
import { StartError } from './start-error.ts';

/** Whether a server could listen on this port now. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await whyTaken(port)) === undefined;
}

async function whyTaken(port: number): Promise<unknown> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, resolve);
    });
  } catch (cause) {
    return cause;
  }
  await new Promise((resolve) => server.close(resolve));
}

/** Says why the port can't be used, and how to choose another with the variable. */
export function portError(port: number, variable: string, cause: unknown): StartError {
  const isDenied = (cause as NodeJS.ErrnoException).code === 'EACCES';
  const what = isDenied
    ? `Port ${port} is not for this user. Choose`
    : `Port ${port} is taken. Stop what uses it, or choose`;
  const other = port + (isDenied ? 8000 : port > 65_000 ? -100 : 100);
  return new StartError(`${what} another, e.g. ${variable}=${other} npm start.`, cause);
}

/** Throws when the port can't be used, before anything is started or written. */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  const cause = await whyTaken(port);
  if (cause !== undefined) throw portError(port, variable, cause);
}
