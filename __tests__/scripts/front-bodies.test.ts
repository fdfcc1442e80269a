import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request as open, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { discardRest } from '@/server/guards';
import { startFront } from './support/front';

const ifNginx = spawnSync('nginx', ['-v']).status === 0 ? test : test.skip;

type Answer = { status: number; body: string };
function ask(port: number, address: string, body = ''): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
  const method = body ? 'POST' : 'GET';
  return new Promise((resolve, reject) => {
    const call = open({ port, host: '127.0.0.1', path: address, method, headers, agent: false });
    call.once('error', reject).once('response', (answer) => {
      let text = '';
      answer.on('data', (piece) => (text += String(piece)));
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, body: text }));
    });
    call.end(body);
  });
}

/** Refuses each body at its first piece, and answers whatever else comes. */
const answer: RequestListener = (request, response) => {
  discardRest(request, response, () => Promise.resolve());
  if (request.method === 'GET') return void response.end('well');
  request.once('data', () => {
    request.pause();
    response.writeHead(413).end('refused');
  });
};

/** What a crowd of refused bodies is told; afterwards everybody else must be answered. */
async function refuseBodies(limit: string, bytes: number): Promise<Set<string>> {
  const home = mkdtempSync(path.join(tmpdir(), 'cabins-front-'));
  const front = await startFront(home, answer, [
    ['client_max_body_size 64k', `client_max_body_size ${limit}`],
  ]);
  const port = front.plain;
  try {
    while (!(await ask(port, '/api/health').catch(() => null))) await new Promise(setImmediate);
    const body = 'x'.repeat(bytes);
    const posts = Array.from({ length: 64 }, () => ask(port, '/api/newsletter', body));
    const told = await Promise.all(posts);
    for (const address of ['/stay/x', '/api/quote', '/cabins?guests=2', '/api/deal']) {
      const probes = await Promise.all(Array.from({ length: 16 }, () => ask(port, address)));
      // Who had to wait for a connection of theirs would be told 504.
      for (const { status } of probes) expect(status).toBe(200);
    }
    return new Set(told.map((answer) => `${answer.status} ${answer.body}`));
  } finally {
    await front.end();
    rmSync(home, { recursive: true });
  }
}

ifNginx(
  'what is past the limit reaches no instance, and nobody waits for it',
  async () => {
    const [told, ...others] = await refuseBodies('64k', 300_000);
    expect([told, others]).toEqual([expect.stringMatching(/^413 .*body_too_large/), []]);
  },
  60_000,
);

ifNginx(
  'nobody waits either for what an instance refuses in the middle',
  async () => {
    expect(await refuseBodies('1m', 300_000)).toEqual(new Set(['413 refused']));
  },
  60_000,
);
