import type { TestContext } from 'node:test';

/** For a test whose requests are refused: the REST server writes each of them out with its stack. */
export function expectErrorOutput(t: TestContext): void {
  t.mock.method(console, 'error', () => undefined);
}
