// Run by Deno: serves every function under its own name, like the hosted runtime.
import process from 'node:process';
import { replaceBackgroundRunner } from '../../../functions/_shared/background-task.ts';

type EdgeFunction = { default: { fetch: (request: Request) => Promise<Response> } };

declare const Deno: {
  serve: (
    options: { hostname: string; port: number; onListen: (place: { port: number }) => void },
    handler: (request: Request) => Promise<Response>,
  ) => unknown;
};

// The hosted runtime discards standard output.
process.stdout.write = () => true;
replaceBackgroundRunner(() => undefined);

const loaded = new Map<string, EdgeFunction>();

async function load(name: string): Promise<EdgeFunction> {
  const known = loaded.get(name);
  if (known) return known;
  const edgeFunction = (await import(`../../../functions/${name}/index.ts`)) as EdgeFunction;
  loaded.set(name, edgeFunction);
  return edgeFunction;
}

Deno.serve(
  {
    hostname: '127.0.0.1',
    port: 0,
    onListen: ({ port }) => console.warn(`functions listen on ${port}`),
  },
  async (request) => {
    const name = /^\/([a-z0-9-]+)$/.exec(new URL(request.url).pathname)?.[1] ?? '';
    const edgeFunction = await load(name);
    return edgeFunction.default.fetch(request);
  },
);
