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
