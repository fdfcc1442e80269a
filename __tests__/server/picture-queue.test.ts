/** @jest-environment node */
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPictureGuard } from '@/server/picture-queue';

const rules = { hasShortAddresses: true, hosts: ['pictures.example'] };
const files = new Set(Array.from({ length: 200 }, (_, index) => `/images/${index}.webp`));
const picture = (index: number) => `/p/720/${index}.webp`;
const remote = (index: number) =>
  `/_next/image?url=https%3A//pictures.example/${index}.webp&w=720&q=70`;

type Settings = Partial<Parameters<typeof createPictureGuard>[0]>;

/** A site whose conversions end when the test says so. */
class Site {
  readonly running = new Map<string, () => void>();
  readonly cached = new Set<string>();
  readonly passed: string[] = [];
  most = 0;
  readonly #server: Server;

  constructor(settings: Settings = {}) {
    const guard = createPictureGuard({ rules, files, maxConversions: 2, ...settings });
    this.#server = createServer((incoming, response) => {
      const pass = async () => {
        const key = `${incoming.headers.accept} ${incoming.url}`;
        this.passed.push(key);
        const isMiss = !this.cached.has(key);
        if (isMiss) {
          const done = Promise.withResolvers<void>();
          this.running.set(key, done.resolve);
          this.most = Math.max(this.most, this.running.size);
          await done.promise;
          this.running.delete(key);
          this.cached.add(key);
        }
        response.setHeader('x-nextjs-cache', isMiss ? 'MISS' : 'HIT');
        response.end('picture');
      };
      if (!guard(incoming, response, pass)) response.end('page');
    });
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  ask(path: string, { network = '203.0.113.1', accept = 'image/avif,*/*' } = {}) {
    const { port } = this.#server.address() as AddressInfo;
    const headers = { 'x-forwarded-for': network, accept };
    const sent = request({ port, host: '127.0.0.1', path, headers, agent: false });
    const answer = new Promise<IncomingMessage>((resolve, reject) => {
      sent.on('response', (incoming) => resolve(incoming.resume()));
      sent.on('error', reject);
    });
    sent.end();
    answer.catch(() => undefined);
    const status = answer.then(
      (got) => got.statusCode,
      () => 'left',
    );
    return { answer, status, abort: () => sent.destroy() };
  }

  endAll(): void {
    for (const end of [...this.running.values()]) end();
  }
}

let site: Site;
async function open(settings?: Settings): Promise<Site> {
  site = new Site(settings);
  await site.listen();
  return site;
}
afterEach(() => site.close());

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('pages pass, and what is no known picture is refused without work', async () => {
  await open();
  await expect(site.ask('/cabins').status).resolves.toBe(200);
  for (const path of ['/p/720/none.webp', '/p/0720/1.webp', '/p/720/%31.webp', '/_next/image?x']) {
    const answer = await site.ask(path).answer;
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([400, 'no-store']);
  }
  expect(site.passed).toEqual([]);
});

test('two are converted at a time; what is there already waits for nothing', async () => {
  await open();
  site.cached.add(`image/avif ${picture(0)}`);
  await expect(site.ask(picture(0)).status).resolves.toBe(200);
  const asked = Array.from({ length: 30 }, (_, index) => site.ask(picture(index + 1)));
  await until(() => site.running.size === 2);
  await expect(site.ask(picture(0)).status).resolves.toBe(200);
  await until(() => {
    site.endAll();
    return site.cached.size === 31;
  });
  expect(await Promise.all(asked.map(({ status }) => status))).toEqual(asked.map(() => 200));
  expect(site.most).toBe(2);
});

test('all who want one picture wait for one conversion', async () => {
  await open();
  const asked = Array.from({ length: 20 }, () => site.ask(picture(1)));
  await until(() => site.running.size === 1);
  expect(site.passed).toHaveLength(1);
  site.endAll();
  expect(await Promise.all(asked.map(({ status }) => status))).toEqual(asked.map(() => 200));
  expect(site.most).toBe(1);
});

test('a picture exists in three formats, however a browser names them', async () => {
  await open();
  const lists = ['image/avif', 'image/webp,image/avif;q=0.1', 'image/webp', '*/*', 'image/png'];
  for (const accept of lists) {
    const { status } = site.ask(picture(1), { accept });
    const ender = setInterval(() => site.endAll(), 5);
    await expect(status).resolves.toBe(200);
    clearInterval(ender);
  }
  expect([...site.cached]).toEqual(
    ['image/avif', 'image/webp', '*/*'].map((type) => `${type} ${picture(1)}`),
  );
});

test('who leaves does not make room for more conversions than there are places', async () => {
  await open({ maxConversions: 1 });
  for (let index = 1; index <= 10; index += 1) {
    const first = site.ask(picture(index));
    site.ask(picture(index));
    if (index === 1) await until(() => site.running.size === 1);
    await new Promise((resolve) => setTimeout(resolve, 10));
    first.abort();
  }
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(site.running.size).toBe(1);
  await until(() => {
    site.endAll();
    return site.cached.size === 10;
  });
  expect(site.most).toBe(1);
});

test('misses are limited for each network; hits are not', async () => {
  let nowMs = 0;
  await open({ misses: { burst: 2, perSecond: 0.1 }, now: () => nowMs });
  site.cached.add(`image/avif ${picture(9)}`);
  const ender = setInterval(() => site.endAll(), 5);
  const statusOf = async (index: number, network?: string) =>
    (await site.ask(picture(index), { network }).answer).statusCode;
  expect([await statusOf(1), await statusOf(2)]).toEqual([200, 200]);
  const refused = await site.ask(remote(3)).answer;
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '10']);
  const own = await site.ask(picture(3)).answer;
  expect([own.statusCode, own.headers.location]).toEqual([307, '/images/3.webp']);
  expect(await statusOf(1)).toBe(200);
  expect(await statusOf(3, '2001:db8::1')).toBe(200);
  nowMs = 10_000;
  expect([await statusOf(9), await statusOf(9), await statusOf(4)]).toEqual([200, 200, 200]);
  expect(await statusOf(5)).toBe(307);
  clearInterval(ender);
});

test('past a full queue, and past a long wait, there is the file itself or a time to come back', async () => {
  await open({ maxConversions: 1, maxWaiting: 1, maxWaitMs: 100 });
  const first = site.ask(picture(1));
  await until(() => site.running.size === 1);
  const waiting = site.ask(picture(2));
  await new Promise((resolve) => setTimeout(resolve, 20));
  const joined = site.ask(picture(1));
  const beyond = await site.ask(remote(3)).answer;
  expect([beyond.statusCode, beyond.headers['retry-after']]).toEqual([503, '10']);
  await expect(site.ask(picture(3)).status).resolves.toBe(307);
  await expect(waiting.status).resolves.toBe(307);
  await expect(joined.status).resolves.toBe(307);
  site.endAll();
  await expect(first.status).resolves.toBe(200);
  expect(site.passed).toEqual([`image/avif ${picture(1)}`]);
});

test('a picture that has gone from the cache is converted in the queue again', async () => {
  await open();
  const ender = setInterval(() => site.endAll(), 5);
  await expect(site.ask(picture(1)).status).resolves.toBe(200);
  site.cached.clear();
  await expect(site.ask(picture(1)).status).resolves.toBe(200);
  clearInterval(ender);
  site.cached.clear();
  const again = Array.from({ length: 5 }, () => site.ask(picture(1)));
  await until(() => site.running.size === 1);
  expect(site.passed).toHaveLength(3);
  site.endAll();
  expect(await Promise.all(again.map(({ status }) => status))).toEqual(again.map(() => 200));
});
