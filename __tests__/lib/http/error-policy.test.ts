/** @jest-environment node */
import { createServer, ServerResponse, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { protectErrorPages } from '@/lib/http/error-policy';
import { hashSource } from '@/lib/http/content-security-policy';

const SCRIPT = '(self.__next_f=self.__next_f||[]).push([0])';
const PAGE = `<!DOCTYPE html><html><body>ö<script>${SCRIPT}</script><script>alert(1)</script></body></html>`;
const { setHeader } = ServerResponse.prototype;

beforeAll(() => protectErrorPages(({ scripts }) => `script-src ${scripts.join(' ')}`));
afterAll(() => {
  ServerResponse.prototype.setHeader = setHeader;
});

async function ask(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`);
  const text = await response.text();
  await new Promise((resolve) => server.close(resolve));
  return { policy: response.headers.get('content-security-policy'), text, status: response.status };
}

const fitting = { policy: `script-src ${hashSource(SCRIPT)}`, text: PAGE, status: 500 };

test('the page of an error is sent with the policy that fits it, in one piece or in many', async () => {
  const whole = await ask((_request, response) => {
    response.statusCode = 500;
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(PAGE);
  });
  expect(whole).toEqual(fitting);
  const streamed = await ask((_request, response) => {
    response.statusCode = 500;
    response.setHeader('content-type', 'text/html');
    response.flushHeaders();
    const bytes = Buffer.from(PAGE);
    // In the middle of a letter.
    const cut = bytes.indexOf(Buffer.from('ö')) + 1;
    response.write(bytes.subarray(0, cut), () => response.write(bytes.subarray(cut)));
    setImmediate(() => setImmediate(() => response.end()));
  });
  expect(streamed).toEqual(fitting);
});

test('a policy that is there already stays', async () => {
  const { policy } = await ask((_request, response) => {
    response.setHeader('Content-Security-Policy', 'own');
    response.statusCode = 503;
    response.setHeader('Content-Type', 'text/html').end(PAGE);
  });
  expect(policy).toBe('own');
});

test.each([
  [200, 'text/html'],
  [500, 'application/json'],
])('%d %s is left as it is', async (status, type) => {
  const { policy } = await ask((_request, response) => {
    response.statusCode = status;
    response.setHeader('Content-Type', type).end('{}');
  });
  expect(policy).toBeNull();
});
