import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CONVERSIONS } from '@/lib/http/rate-limits';
import { createPictureGuard } from '@/server/pictures';

const rules = { hasShortUrls: true, hosts: ['pictures.example'] };
const BOUNDS = { atOnce: 2, waiting: 500, waitMs: 3000 };
const picture = (index: number) => `/p/720/${index}.webp`;
const remote = (index: number) =>
  `/_next/image?url=https%3A//pictures.example/${index}.webp&w=720&q=70`;

type Bounds = Partial<typeof BOUNDS>;

/** A site whose conversions end when the test says so. */
class Site {
  readonly running = new Map<string, PromiseWithResolvers<void>>();
  readonly cached = new Set<string>();
  readonly passed: string[] = [];
  most = 0;
  conversions = 0;
  readonly #server: Server;

  constructor(bounds: Bounds = {}) {
    const guard = createPictureGuard(rules, { ...BOUNDS, ...bounds });
    this.#server = createServer((incoming, response) => {
      const pass = async () => {
        const key = `${incoming.headers.accept} ${incoming.url}`;
        this.passed.push(key);
        const isMiss = !this.cached.has(key);
        if (isMiss) await this.#convert(key);
        response.setHeader('x-nextjs-cache', isMiss ? 'MISS' : 'HIT');
        response.end('picture');
      };
      if (!guard(incoming, response, pass)) response.end('page');
    });
  }

  /** As Next does it: who wants what is being converted waits for that. */
  async #convert(key: string): Promise<void> {
    const done = this.running.get(key) ?? Promise.withResolvers<void>();
    if (!this.running.has(key)) this.conversions += 1;
    this.running.set(key, done);
    this.most = Math.max(this.most, this.running.size);
    await done.promise;
    this.running.delete(key);
    this.cached.add(key);
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
    for (const { resolve } of [...this.running.values()]) resolve();
  }
}

let site: Site;
async function open(bounds?: Bounds): Promise<Site> {
  site = new Site(bounds);
  await site.listen();
  return site;
}
afterEach(() => site.close());

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('pages pass, and an unknown picture is refused without work', async () => {
  await open();
  await expect(site.ask('/cabins').status).resolves.toBe(200);
  for (const path of ['/p/0720/1.webp', '/p/720/%31.webp', '/_next/image?x']) {
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
  site.endAll();
  expect(await Promise.all(asked.map(({ status }) => status))).toEqual(asked.map(() => 200));
  expect(site.conversions).toBe(1);
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

test('a visitor who leaves makes room for one conversion only', async () => {
  await open({ atOnce: 1 });
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

test('who asks for less comes first', async () => {
  await open({ atOnce: 1 });
  const own = [1, 2, 3, 4].map((index) => site.ask(picture(index)));
  await until(() => site.running.size === 1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  const others = [site.ask(picture(8), { network: '203.0.113.2' })];
  await new Promise((resolve) => setTimeout(resolve, 20));
  const ender = setInterval(() => site.endAll(), 5);
  await Promise.all([...own, ...others].map(({ status }) => status));
  clearInterval(ender);
  const order = site.passed.map((key) => key.replace(/.*\/(\d).webp/, '$1'));
  expect(order).toEqual(['1', '8', '2', '3', '4']);
});

test('what a network asks to be converted is limited; what has been is not', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  await open();
  const ender = setInterval(() => site.endAll(), 5);
  const statusOf = async (index: number, network?: string) =>
    (await site.ask(picture(index), { network }).answer).statusCode;
  for (let index = 1; index <= CONVERSIONS.most; index += 1) {
    expect(await statusOf(index)).toBe(200);
  }
  const refused = await site.ask(remote(3)).answer;
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '10']);
  const own = await site.ask(picture(199)).answer;
  expect([own.statusCode, own.headers.location]).toEqual([307, '/images/199.webp']);
  expect(own.headers['x-content-type-options']).toBe('nosniff');
  expect(await statusOf(1)).toBe(200);
  expect(await statusOf(199, '2001:db8::1')).toBe(200);
  expect(await statusOf(199)).toBe(200);
  expect(await statusOf(198)).toBe(307);
  now.mockReturnValue(Date.now() + CONVERSIONS.seconds * 1000);
  expect(await statusOf(198)).toBe(200);
  clearInterval(ender);
  now.mockRestore();
});

test('past a full queue, and past a long wait, there is the file itself or a time to come back', async () => {
  await open({ atOnce: 1, waiting: 1, waitMs: 100 });
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
  site.endAll();
  expect(await Promise.all(again.map(({ status }) => status))).toEqual(again.map(() => 200));
  expect(site.conversions).toBe(3);
});
