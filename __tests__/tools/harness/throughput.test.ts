import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { measureThroughput } from '@/tools/harness/throughput';

test('each request is sent and each answer is counted once, whatever its form', async () => {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (data: Buffer) => (body += data.toString()));
    request.on('end', () => {
      seen.push(`${request.method} ${request.url} ${request.headers['x-a'] ?? ''}${body}`);
      if (request.url === '/refused') response.statusCode = 500;
      if (request.url === '/chunked') response.write('a part, ');
      if (request.url === '/ended') response.setHeader('Connection', 'close');
      response.end(`the rest ${'x'.repeat(100_000)}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const post = { method: 'POST', headers: { 'X-A': '1' }, body: '{"ü":1}' };
  const requests = [
    { name: 'plain', url: `${url}/plain?a=1` },
    { name: 'post', url: `${url}/posted`, call: post },
    { name: 'chunked', url: `${url}/chunked` },
    { name: 'refused', url: `${url}/refused` },
    { name: 'ended', url: `${url}/ended` },
  ];
  const next = (index: number) => requests[index % requests.length] ?? { name: '', url };
  const { rate, failed, p99Ms } = await measureThroughput(next, { connections: 2, seconds: 0.3 });
  server.close();

  expect(seen.slice(0, 5).toSorted()).toEqual([
    'GET /chunked ',
    'GET /ended ',
    'GET /plain?a=1 ',
    'GET /refused ',
    'POST /posted 1{"ü":1}',
  ]);
  const refused = seen.filter((each) => each.includes('refused')).length;
  expect(Math.abs(failed - refused)).toBeLessThanOrEqual(2);
  expect(rate * 0.3).toBeGreaterThan(seen.length / 2);
  expect(p99Ms).toBeGreaterThan(0);
});
