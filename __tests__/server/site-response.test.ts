import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hashSource } from '@/lib/csp/policy';
import { shop } from '@/lib/shop/shop';
import { gzipSync } from 'node:zlib';
import { SiteResponse } from '@/server/site-response';

type Answers = (response: SiteResponse) => void;
let answers: Answers = () => undefined;
const server = createServer({ ServerResponse: SiteResponse }, (_request, response) =>
  answers(response),
);
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

async function ask(answer: Answers, path = '/stay/x', headers = {}) {
  answers = answer;
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return { response, text: await response.text() };
}

const WAYS: [string, Answers][] = [
  ['in one piece', (response) => void response.writeHead(500).end('Broken')],
  [
    'by its status alone',
    (response) => {
      response.statusCode = 500;
      response.setHeader('Content-Encoding', 'gzip');
      response.end('Broken');
    },
  ],
  [
    'in pieces',
    (response) => {
      response.statusCode = 500;
      response.write('Bro');
      response.write('ken');
      response.end();
    },
  ],
];

test.each(WAYS)(
  'an error told %s becomes "come back", where an upstream was away',
  async (_, say) => {
    const { response, text } = await ask((sent) => {
      sent.outcome.isUpstreamDown = true;
      say(sent);
    });
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(text).toContain('One moment, please');
    expect(text).toContain(shop().name);
    for (const way of ['sms', 'tel']) expect(text).toContain(`"${way}:${shop().phone.e164}"`);
    expect(text).toContain(shop().phone.display);
    expect(text).toContain(`mailto:${shop().email}">${shop().email}<`);
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(text).not.toContain('Bro');
    expect(text).not.toContain('<script');
    const style = /<style>([^]*?)<\/style>/.exec(text)?.[1] ?? '';
    expect(response.headers.get('Content-Security-Policy')).toContain(hashSource(style));
  },
);

test('where the answer is being compressed already, it comes as it is', async () => {
  const { response, text } = await ask((sent) => {
    sent.outcome.isUpstreamDown = true;
    const { end } = sent;
    // As a compressor does: it takes the body over once the head is written.
    sent.end = ((body: string) =>
      end.call(sent, gzipSync(body) as never, 'utf8')) as typeof sent.end;
    sent.setHeader('Content-Encoding', 'gzip');
    sent.writeHead(500);
  });
  expect(response.status).toBe(503);
  expect(response.headers.get('Content-Encoding')).toBeNull();
  expect(text).toContain('One moment, please');
});

test('below /api it is an error in the shape of the API', async () => {
  const away: Answers = (sent) => {
    sent.outcome.isUpstreamDown = true;
    sent.writeHead(500).end();
  };
  const { response, text } = await ask(away, '/api/v1/cabins');
  expect(response.status).toBe(503);
  expect(JSON.parse(text)).toMatchObject({ error: { code: 'unavailable' } });
});

test.each(WAYS)('an error of the site with %s stays an error', async (_, say) => {
  const { response } = await ask(say).catch(() => ({ response: { status: 500 } }));
  expect(response.status).toBe(500);
});

test('a good answer of a page that did without its upstream stays', async () => {
  const { response, text } = await ask((sent) => {
    sent.outcome.isUpstreamDown = true;
    sent.end('Whole');
  });
  expect([response.status, text]).toEqual([200, 'Whole']);
});

test.each([
  ['text/html; charset=utf-8', '</a.webp>; rel=preload; as=image'],
  ['text/x-component', null],
])('an answer of %s has the preload %s', async (type, link) => {
  const { response } = await ask((response) => {
    response.setHeader('Link', '</a.webp>; rel=preload; as=image');
    response.setHeader('Content-Type', type);
    response.end('x');
  });
  expect(response.headers.get('Link')).toBe(link);
});
