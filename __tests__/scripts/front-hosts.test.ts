import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startFront } from './support/front';

const ifNginx = spawnSync('nginx', ['-v']).status === 0 ? test : test.skip;

/** Status and body of the answer to a request of these two lines. */
const say = (port: number, first: string, host: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${first} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
    );
    socket.on('data', (data) => (said += data.toString('latin1')));
    socket.on('error', reject).on('close', () => {
      const [, status = ''] = /^HTTP\/1\.1 (\d+)/.exec(said) ?? [];
      resolve(`${status} ${/page \d+|health/.exec(said)?.[0] ?? ''}`.trim());
    });
  });

ifNginx(
  'strangers’ names get 421 and no place in the cache; the site’s own share one copy',
  async () => {
    let asked = 0;
    const home = mkdtempSync(path.join(tmpdir(), 'cabins-front-'));
    const front = await startFront(home, ({ url }, response) => {
      asked += 1;
      response.setHeader('Cache-Control', 's-maxage=300');
      response.end(url === '/api/health' ? 'health' : `page ${asked}`);
    });
    const ask = (first: string, host: string) => say(front.plain, first, host);
    try {
      while (!(await ask('GET /api/health', 'x').catch(() => null))) {
        await new Promise(setImmediate);
      }
      asked = 0;
      for (const host of [
        'evil.example',
        'cabins.example.evil.example',
        'cabins.example:81',
        'cabins.example.',
        '127.0.0.1',
        'xcabins.example',
        'cabins.example@evil.example',
        'a'.repeat(200),
      ]) {
        const answer = await ask('GET /', host);
        expect([host, ['421', '400'].includes(answer)]).toEqual([host, true]);
      }
      expect(await ask('GET http://evil.example/', 'cabins.example')).toBe('421');
      expect(await ask('GET http://cabins.example/', 'cabins.example')).toBe('421');
      expect(await ask('POST /api/health', 'evil.example')).toBe('421');
      expect(asked).toBe(0);
      expect(await ask('GET /', 'cabins.example')).toBe('200 page 1');
      expect(await ask('GET /', 'CABINS.example')).toBe('200 page 1');
      expect(await ask('GET /api/health', '10.0.0.7')).toBe('200 health');
    } finally {
      await front.end();
      rmSync(home, { recursive: true });
    }
  },
  30_000,
);
