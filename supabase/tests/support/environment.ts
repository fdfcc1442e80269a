import type { TestContext } from 'node:test';

/** Sets variables that the functions read, until the test ends. */
export function setEnvironment(t: TestContext, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const before = process.env[name];
    process.env[name] = value;
    t.after(() => {
      if (before === undefined) delete process.env[name];
      else process.env[name] = before;
    });
  }
}
