import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NextRequest, NextResponse } from 'next/server';
import { noteTrafficSource } from '@/lib/middleware/note-traffic-source';
import { startFront } from './support/front';

const ifNginx = spawnSync('nginx', ['-v']).status === 0 ? test : test.skip;

type Answer = { headers: IncomingHttpHeaders; body: string };
const visit = (url: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = get(url, { headers: { Host: 'cabins.example', ...headers } });
    request.once('error', reject);
    request.once('response', (response) => {
      let body = '';
      response.on('data', (piece) => (body += String(piece)));
      response.once('end', () => resolve({ headers: response.headers, body }));
    });
  });

async function untilAnswered(url: string): Promise<void> {
  while (!(await visit(url).catch(() => null))) await new Promise(setImmediate);
}

ifNginx(
  'a visit from an ad is given the copy of the bare address, and leaves it as it was for others',
  async () => {
    const asked: string[] = [];
    const home = mkdtempSync(path.join(tmpdir(), 'cabins-front-'));
    // As the site answers: a cached page, which the middleware lets pass with the visitor's cookie.
    const front = await startFront(home, ({ url = '', headers }, response) => {
      asked.push(url);
      const sent = new NextRequest(`http://cabins.example${url}`, {
        headers: headers as Record<string, string>,
      });
      const noted = noteTrafficSource(sent, NextResponse.next());
      response.setHeader('Cache-Control', noted.headers.get('Cache-Control') ?? 's-maxage=300');
      const cookie = noted.headers.get('Set-Cookie');
      if (cookie) response.setHeader('Set-Cookie', cookie);
      response.end(`page ${asked.length}`);
    });
    const site = `http://127.0.0.1:${front.plain}`;
    try {
      await untilAnswered(`${site}/ready`);
      asked.length = 0;
      const fromAd = await visit(`${site}/cabins?utm_source=tiktok&ttclid=1`, {
        Referer: 'https://www.tiktok.com/',
        'User-Agent': 'x BytedanceWebview/1',
      });
      const bare = await visit(`${site}/cabins`);
      const shared = await visit(`${site}/cabins?fbclid=2`, { Cookie: 'a=1' });
      for (const { headers, body } of [fromAd, bare, shared]) {
        expect([body, headers['set-cookie']]).toEqual(['page 1', undefined]);
        expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      }
      expect(asked).toEqual(['/cabins?utm_source=tiktok&ttclid=1']);
      const filtered = await visit(`${site}/cabins?filter=pool&fbclid=2`);
      expect(filtered.body).toBe('page 2');
      expect((await visit(`${site}/cabins?filter=pool`)).body).toBe('page 2');
    } finally {
      await front.end();
      rmSync(home, { recursive: true, force: true });
    }
  },
  30_000,
);
