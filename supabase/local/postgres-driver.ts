import { registerHooks } from 'node:module';

type Repairs = readonly [found: string, repaired: string][];

const FORGET = 'chunk = nextWriteTimer = null';
const CLOSED = "Errors.connection('CONNECTION_CLOSED', options)";

/**
 * What version 3.4.9 of the driver does when its server goes away: a write whose turn comes late ends the process, what
 * was not yet written poisons the next connection (porsager/postgres#1208, #1154), and a connection given back after
 * it broke counts as open for ever. Repaired as it is loaded, until a release does it.
 */
export const REPAIRS: Readonly<Record<string, Repairs>> = {
  'postgres/src/connection.js': [
    [
      'function nextWrite(fn) {\n',
      `function nextWrite(fn) {
    if (!socket) {
      ${FORGET}
      error(${CLOSED})
      return false
    }\n`,
    ],
    [
      "clearImmediate(nextWriteTimer)\n    socket.removeListener('data', data)\n",
      `clearImmediate(nextWriteTimer)\n    ${FORGET}\n    socket.removeListener('data', data)\n`,
    ],
    [
      'clearImmediate(nextWriteTimer)\n    if (socket) {\n',
      `clearImmediate(nextWriteTimer)\n    ${FORGET}\n    if (socket) {\n`,
    ],
    // What was sent between the error and the end of a connection would wait for ever.
    ['!hadError && (query || sent.length) && error(', ';(query || sent.length) && error('],
  ],
  'postgres/src/index.js': [
    [
      '    c.reserved.release = true\n',
      '    c.reserved.release = true\n    const own = c.reserved\n',
    ],
    [
      '      c.reserved = null\n      onopen(c)\n',
      '      if (c.reserved !== own) return\n      c.reserved = null\n      onopen(c)\n',
    ],
    [
      '    function handler(q) {\n      c.queue === full\n        ? queue.push(q)',
      `    function handler(q) {\n      if (c.reserved !== own) return q.reject(${CLOSED})\n      c.queue === full\n        ? queue.push(q)`,
    ],
  ],
};

export const repair = (source: string, repairs: Repairs): string =>
  repairs.reduce((text, [found, repaired]) => text.replace(found, () => repaired), source);

let isRegistered = false;

function repairWhatIsLoaded(): void {
  registerHooks({
    load: (url, context, nextLoad) => {
      const loaded = nextLoad(url, context);
      const name = Object.keys(REPAIRS).find((file) => url.endsWith(`/node_modules/${file}`));
      const { source } = loaded;
      if (!name || !source) return loaded;
      const text = typeof source === 'string' ? source : new TextDecoder().decode(source);
      return { ...loaded, source: repair(text, REPAIRS[name] ?? []) };
    },
  });
}

/** The connection to a Postgres server, on the repaired driver; nothing may have loaded the driver before. */
export async function loadPostgres() {
  if (!isRegistered) repairWhatIsLoaded();
  isRegistered = true;
  return import('./server-connection.ts');
}
