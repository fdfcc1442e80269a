/** @jest-environment jsdom */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { guestSchema } from '@/lib/schemas/booking';
import { ownerStepSchemas } from '@/lib/schemas/owner-application';

const original = globalThis.Function;
afterEach(() => {
  globalThis.Function = original;
});

// The policy of the pages forbids it, and browsers report even a try that is caught.
test('no form of the site tries to make code out of text in a browser', () => {
  const made: unknown[] = [];
  globalThis.Function = function (...text: unknown[]) {
    made.push(text);
    return original(...(text as string[]));
  } as unknown as FunctionConstructor;
  const guest = { name: 'Ada Guest', email: 'ada@example.com', phone: '(865) 555-0142' };
  expect(guestSchema.safeParse(guest).success).toBe(true);
  for (const schema of Object.values(ownerStepSchemas)) schema.safeParse({});
  expect(made).toEqual([]);
});

const withZod = globSync('lib/schemas/**/*.ts').filter((file) =>
  /^import \{ z/m.test(readFileSync(file, 'utf8')),
);

test.each(withZod)('%s sees to it wherever it is loaded alone', (file) => {
  jest.isolateModules(() => {
    const { config } = jest.requireActual<{ config: typeof z.config }>('zod');
    config({ jitless: false });
    jest.requireActual(path.resolve(file));
    expect(config().jitless).toBe(true);
  });
});
