// Run by Deno: reads calendars from a server on this machine, which stands where the internet would be.
import process from 'node:process';
import { openPinned } from '../../functions/_shared/pinned-request.ts';
import { safeFetch } from '../../functions/_shared/safe-fetch.ts';

export type Reading = { port: number; places: Record<string, string[]>; urls: string[] };

const { port, places, urls } = JSON.parse(process.argv[2] ?? '') as Reading;
const fetched = [];
for (const url of urls) {
  const called: string[] = [];
  const result = await safeFetch(
    url,
    { etag: null, lastModified: null },
    {
      resolve: async (name) => places[name] ?? [],
      open: (target, address, headers, signal) => {
        called.push(address);
        const here = new URL(target);
        here.port = String(port);
        return openPinned(here, '127.0.0.1', headers, signal);
      },
      timeoutMs: 3000,
    },
  );
  fetched.push({ ...result, called });
}
console.warn(`fetched ${JSON.stringify(fetched)}`);
