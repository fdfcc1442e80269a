import type { TestContext } from 'node:test';

/** For tests whose requests are refused, which the REST server logs with their stacks. */
export function expectErrorOutput(t: TestContext): void {
  t.mock.method(console, 'error', () => undefined);
}
