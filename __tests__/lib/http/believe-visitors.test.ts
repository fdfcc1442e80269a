/** @jest-environment node */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { believeVisitors } from '@/lib/http/believe-visitors';

/** What a handler sees in X-Forwarded-For after a call from this machine with that header. */
async function seen(forwarded: string | string[] | undefined): Promise<unknown> {
  const server = createServer((incoming, answer) =>
    answer.end(JSON.stringify(incoming.headers['x-forwarded-for'] ?? null)),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
  const text = await new Promise<string>((resolve, reject) => {
    request({ port, host: '127.0.0.1', headers, agent: false }, (answer) => {
      answer.setEncoding('utf8').on('data', resolve);
    })
      .on('error', reject)
      .end();
  });
  await new Promise((resolve) => server.close(resolve));
  return JSON.parse(text);
}

test('every server of the process sees one address, and no visitor can choose it', async () => {
  believeVisitors(0);
  believeVisitors(5);
  expect(await seen(undefined)).toBe('127.0.0.1');
  expect(await seen('203.0.113.9')).toBe('127.0.0.1');
  expect(await seen(['203.0.113.9', '198.51.100.1'])).toBe('127.0.0.1');
});
