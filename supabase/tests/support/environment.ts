import type { TestContext } from 'node:test';

const kept = new WeakMap<TestContext, Set<string>>();

/** Sets variables that the functions read, until the test ends; may be called repeatedly. */
export function setEnvironment(t: TestContext, values: Record<string, string>): void {
  const names = kept.get(t) ?? new Set();
  kept.set(t, names);
  for (const [name, value] of Object.entries(values)) {
    const before = process.env[name];
    process.env[name] = value;
    if (names.has(name)) continue;
    names.add(name);
    t.after(() => {
      if (before === undefined) delete process.env[name];
      else process.env[name] = before;
    });
  }
}
